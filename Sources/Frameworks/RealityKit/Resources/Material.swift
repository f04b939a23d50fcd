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

  /// Which sides of the surface are left out.
  var hiddenSides: MaterialParameterTypes.FaceCulling { get }
}

extension DrawnMaterial {
  var hiddenSides: MaterialParameterTypes.FaceCulling { .back }
}

/// A number of a material.
public enum MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable {
  case float(Float)
  case texture(TextureResource)

  public init(floatLiteral value: Float) { self = .float(value) }
  public init(integerLiteral value: Int) { self = .float(Float(value)) }
}

/// What materials have in common.
public struct MaterialParameters {
  /// A picture on a surface, which is not drawn, with a warning.
  public struct Texture: Hashable {
    public var resource: TextureResource

    /// The number of the coordinates that place it.
    public var uvIndex = 0

    public init(_ resource: TextureResource) { self.resource = resource }

    fileprivate static func warn() {
      report(.missing("TextureResource", "surfaces have the tint of their material, no picture."))
    }
  }
}

/// Types of the parameters of materials.
public struct MaterialParameterTypes {
  /// The sides of a surface that are left out.
  public enum FaceCulling: Hashable, Sendable {
    case none
    case front
    case back
  }

  /// Where pictures lie on a surface; without an effect, as they are not drawn.
  public struct TextureCoordinateTransform: Hashable, Sendable {
    public var offset: SIMD2<Float>
    public var scale: SIMD2<Float>

    /// In radians.
    public var rotation: Float

    public init(offset: SIMD2<Float> = .init(), scale: SIMD2<Float> = .init(1, 1), rotation: Float = 0) {
      (self.offset, self.scale, self.rotation) = (offset, scale, rotation)
    }
  }
}

/// A color, with a picture: only the color is drawn, with a warning.
public struct MaterialColor {
  public var tint: UIColor
  public var texture: MaterialParameters.Texture?

  public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) {
    (self.tint, self.texture) = (tint, texture)
  }

  /// The color that is drawn.
  var drawn: UIColor {
    if texture != nil { MaterialParameters.Texture.warn() }
    return tint
  }
}

/// A surface that light makes bright and dark.
public struct SimpleMaterial: DrawnMaterial {
  public typealias BaseColor = MaterialColor
  public typealias Texture = MaterialParameters.Texture

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
  public typealias Texture = MaterialParameters.Texture

  public var color = MaterialColor()
  public var blending: MaterialBlending = .opaque
  public var opacityThreshold: Float?

  public init() {}
  public init(color: UIColor) { self.color = MaterialColor(tint: color) }

  public init(texture: TextureResource) { color = MaterialColor(texture: MaterialParameters.Texture(texture)) }

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
  public typealias SheenColor = MaterialColor
  public typealias Texture = MaterialParameters.Texture
  public typealias Blending = MaterialBlending
  public typealias Opacity = MaterialBlending.Opacity
  public typealias FaceCulling = MaterialParameterTypes.FaceCulling
  public typealias TextureCoordinateTransform = MaterialParameterTypes.TextureCoordinateTransform

  /// A number of the material.
  public struct Scalar: ExpressibleByFloatLiteral {
    public var scale: Float
    public var texture: Texture?

    public init(scale: Float = 1, texture: Texture? = nil) { (self.scale, self.texture) = (scale, texture) }
    public init(floatLiteral value: Float) { self.init(scale: value) }
  }

  public typealias Roughness = Scalar
  public typealias Metallic = Scalar
  public typealias Specular = Scalar
  public typealias Clearcoat = Scalar
  public typealias ClearcoatRoughness = Scalar
  public typealias AnisotropyLevel = Scalar
  public typealias AnisotropyAngle = Scalar

  /// A picture that says something of each point of the surface.
  public struct Map {
    public var texture: Texture?
    public init(texture: Texture? = nil) { self.texture = texture }
  }

  public typealias Normal = Map
  public typealias ClearcoatNormal = Map
  public typealias AmbientOcclusion = Map

  /// The light that the surface gives itself, which is not drawn.
  public struct EmissiveColor {
    public var color: UIColor
    public var texture: Texture?
    public init(color: UIColor = .black, texture: Texture? = nil) { (self.color, self.texture) = (color, texture) }
  }

  public var baseColor = MaterialColor()
  public var roughness: Roughness = 0.5
  public var metallic: Metallic = 0.0
  public var specular: Specular = 0.5
  public var clearcoat: Clearcoat = 0.0
  public var clearcoatRoughness: ClearcoatRoughness = 0.0
  public var clearcoatNormal = ClearcoatNormal()
  public var normal = Normal()
  public var ambientOcclusion = AmbientOcclusion()
  public var anisotropyLevel: AnisotropyLevel = 0.0
  public var anisotropyAngle: AnisotropyAngle = 0.0
  public var sheen: SheenColor?
  public var emissiveColor = EmissiveColor()
  public var emissiveIntensity: Float = 1
  public var blending: Blending = .opaque
  public var opacityThreshold: Float?

  /// Which sides of the surface are left out.
  public var faceCulling = FaceCulling.back

  public var textureCoordinateTransform = TextureCoordinateTransform()
  public var secondaryTextureCoordinateTransform = TextureCoordinateTransform()

  public init() {}

  var surfaceColor: UIColor? {
    let scalars = [roughness, metallic, specular, clearcoat, clearcoatRoughness, anisotropyLevel, anisotropyAngle]
    let maps = [clearcoatNormal, normal, ambientOcclusion]
    let textures = scalars.map(\.texture) + maps.map(\.texture) + [sheen?.texture, emissiveColor.texture]
    if textures.contains(where: { $0 != nil }) { Texture.warn() }
    return blending.applied(to: baseColor.drawn)
  }

  var isLit: Bool { true }
  var hiddenSides: FaceCulling { faceCulling }
}
