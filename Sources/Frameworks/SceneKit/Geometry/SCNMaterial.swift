import FlowUIKit
import Foundation
import SwiftUI

/// What a part of a surface looks like: a color. Pictures are not drawn.
open class SCNMaterialProperty: NSObject {
  /// A color; a picture is drawn in gray, with a warning.
  open var contents: Any? { didSet { SceneChanges.note() } }
  open var intensity: CGFloat = 1

  override init() {}

  /// Creates a property with a color or a picture.
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}

/// What a surface looks like.
open class SCNMaterial: NSObject {
  /// How a surface takes light.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
  }

  open var name: String?
  /// The color of the surface: white at first.
  public let diffuse = SCNMaterialProperty(contents: UIColor.white)
  /// The light that the surface gives off: its color is drawn without shades if it is not black.
  public let emission = SCNMaterialProperty(contents: UIColor.black)
  /// The glance of the surface; it has no effect here.
  public let specular = SCNMaterialProperty(contents: UIColor.black)
  /// The metal of the surface; it has no effect here.
  public let metalness = SCNMaterialProperty(contents: UIColor.black)
  /// The roughness of the surface; it has no effect here.
  public let roughness = SCNMaterialProperty(contents: UIColor.black)
  open var shininess: CGFloat = 1
  open var lightingModel = LightingModel.blinn { didSet { SceneChanges.note() } }
  /// Whether the inside is seen, too.
  open var isDoubleSided = false { didSet { SceneChanges.note() } }
  /// How opaque the surface is, from 0 to 1.
  open var transparency: CGFloat = 1 { didSet { SceneChanges.note() } }

  public override init() {}

  /// The color without light.
  var color: UIColor {
    if let glow = emission.contents as? UIColor, glow != UIColor.black { return glow }
    switch diffuse.contents {
    case let color as UIColor: return color
    case nil: return .white
    case .some(let contents):
      report(.missing("SCNMaterial.diffuse", "\(type(of: contents)) is drawn in gray."))
      return .gray
    }
  }

  /// Whether light and shade are seen.
  var isLit: Bool {
    if let glow = emission.contents as? UIColor, glow != UIColor.black { return false }
    return lightingModel != .constant
  }
}
