import Foundation

/// How a layer's picture fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The picture has the size of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// All of the picture is inside of the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The picture covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The frame of a picture in a layer.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    guard self != .resize, size.width > 0, size.height > 0 else { return rect }
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    let factor = self == .resizeAspect ? min(x, y) : self == .resizeAspectFill ? max(x, y) : 1
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: rect.minX + (rect.width - width)
        * part(["left", "topLeft", "bottomLeft"], ["right", "topRight", "bottomRight"]),
      y: rect.minY + (rect.height - height)
        * part(["top", "topLeft", "topRight"], ["bottom", "bottomLeft", "bottomRight"]),
      width: width, height: height)
  }

  private func part(_ first: [String], _ last: [String]) -> Double {
    first.contains(rawValue) ? 0 : last.contains(rawValue) ? 1 : 0.5
  }
}
