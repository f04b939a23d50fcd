import Foundation
import SwiftUI

/// What a surface is made of.
public protocol Material {}

/// A material that the drawing knows.
protocol DrawnMaterial: Material {
  /// The color, or `nil` for a surface that only hides what is behind.
  var surfaceColor: UIColor? { get }

  /// Whether light makes a difference.
  var isLit: Bool { get }
}

/// A number of a material.
public enum MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable {
  case float(Float)
  case texture(TextureResource)

  public init(floatLiteral value: Float) { self = .float(value) }
  public init(integerLiteral value: Int) { self = .float(Float(value)) }
}

/// A picture on a surface.
public struct MaterialTexture: Hashable {
  public var resource: TextureResource
  public init(_ resource: TextureResource) { self.resource = resource }
}

/// A color, with a picture: only the color is drawn, with a warning.
public struct MaterialColor {
  public var tint: UIColor
  public var texture: MaterialTexture?

  public init(tint: UIColor = .white, texture: MaterialTexture? = nil) {
    (self.tint, self.texture) = (tint, texture)
  }

  /// The color that is drawn.
  var drawn: UIColor {
    if texture != nil { report(.missing("TextureResource", "surfaces have the tint of their material, no picture.")) }
    return tint
  }
}

/// A surface that light makes bright and dark.
public struct SimpleMaterial: DrawnMaterial {
  public typealias BaseColor = MaterialColor
  public typealias Texture = MaterialTexture

  public var color = MaterialColor()
  public var roughness: MaterialScalarParameter = 0
  public var metallic: MaterialScalarParameter = 0

  public init() {}

  public init(color: UIColor, roughness: MaterialScalarParameter = 0, isMetallic: Bool) {
    self.color = MaterialColor(tint: color)
    self.roughness = roughness
    metallic = isMetallic ? 1 : 0
  }

  public init(color: UIColor, isMetallic: Bool) { self.init(color: color, roughness: 0, isMetallic: isMetallic) }

  var surfaceColor: UIColor? { color.drawn }
  var isLit: Bool { true }
}

/// A surface of one color in any light.
public struct UnlitMaterial: DrawnMaterial {
  public typealias BaseColor = MaterialColor
  public typealias Texture = MaterialTexture

  public var color = MaterialColor()
  public var blending: MaterialBlending = .opaque
  public var opacityThreshold: Float?

  public init() {}
  public init(color: UIColor) { self.color = MaterialColor(tint: color) }

  public init(texture: TextureResource) { color = MaterialColor(texture: MaterialTexture(texture)) }

  var surfaceColor: UIColor? { blending.applied(to: color.drawn) }
  var isLit: Bool { false }
}

/// A surface that is not seen, and hides what is behind.
public struct OcclusionMaterial: DrawnMaterial {
  public init() {}

  var surfaceColor: UIColor? { nil }
  var isLit: Bool { false }
}

/// Whether one sees through a surface.
public enum MaterialBlending {
  /// How much is seen of the surface itself.
  public struct Opacity: ExpressibleByFloatLiteral {
    public var scale: Float
    public init(scale: Float = 1) { self.scale = scale }
    public init(floatLiteral value: Float) { scale = value }
  }

  case opaque
  case transparent(opacity: Opacity)

  func applied(to color: UIColor) -> UIColor {
    guard case .transparent(let opacity) = self else { return color }
    return color.withAlphaComponent(CGFloat(opacity.scale) * color.cgColor.alpha)
  }
}

/// A surface with the properties of real ones. Its color and opacity are drawn.
public struct PhysicallyBasedMaterial: DrawnMaterial {
  public typealias BaseColor = MaterialColor
  public typealias Texture = MaterialTexture
  public typealias Blending = MaterialBlending

  /// A number of the material.
  public struct Scalar: ExpressibleByFloatLiteral {
    public var scale: Float
    public var texture: MaterialTexture?

    public init(scale: Float = 1, texture: MaterialTexture? = nil) { (self.scale, self.texture) = (scale, texture) }
    public init(floatLiteral value: Float) { self.init(scale: value) }
  }

  public typealias Roughness = Scalar
  public typealias Metallic = Scalar
  public typealias Specular = Scalar
  public typealias Clearcoat = Scalar

  /// The light that the surface gives itself, which is not drawn.
  public struct EmissiveColor {
    public var color: UIColor
    public var texture: MaterialTexture?
    public init(color: UIColor = .black, texture: MaterialTexture? = nil) {
      (self.color, self.texture) = (color, texture)
    }
  }

  public var baseColor = MaterialColor()
  public var roughness: Roughness = 0.5
  public var metallic: Metallic = 0.0
  public var specular: Specular = 0.5
  public var clearcoat: Clearcoat = 0.0
  public var emissiveColor = EmissiveColor()
  public var emissiveIntensity: Float = 1
  public var blending: Blending = .opaque
  public var opacityThreshold: Float?

  public init() {}

  var surfaceColor: UIColor? { blending.applied(to: baseColor.drawn) }
  var isLit: Bool { true }
}
