import FlowRendering
import FlowUIKit
import Foundation
import SwiftUI

/// How the pixels of a texture are scaled.
public enum SKTextureFilteringMode: Int, Sendable {
  case nearest, linear
}

/// A picture of sprites.
open class SKTexture: NSObject {
  let bitmap: Bitmap?
  private let points: CGSize
  private let part: CGRect
  private var tinted: (color: RenderColor, bitmap: Bitmap)?

  init(_ bitmap: Bitmap?, size: CGSize, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
    self.bitmap = bitmap
    points = size
    self.part = part
  }

  /// Creates the texture of a picture in the app. A picture that is missing has no pixels and a warning; a device shows
  /// a red cross.
  public convenience init(imageNamed name: String) {
    let image = UIImage(named: name)
    if image == nil { reportMistake("There is no picture \"\(name)\" for a texture of SpriteKit.") }
    self.init(image?.bitmap, size: image?.size ?? .zero)
  }

  public convenience init(image: UIImage) { self.init(image.bitmap, size: image.size) }

  public convenience init(cgImage image: CGImage) {
    self.init(image.bitmap, size: CGSize(width: image.width, height: image.height))
  }

  /// Creates the texture of a part of another one.
  ///
  /// - Parameter rect: The part, from 0 to 1, with the origin at the lower left corner.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let whole = texture.bitmap.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero
    let pixels = CGRect(
      x: rect.minX * whole.width, y: (1 - rect.maxY) * whole.height, width: rect.width * whole.width,
      height: rect.height * whole.height)
    let image = texture.bitmap.flatMap { CGImage($0).cropping(to: pixels) }
    let size = texture.size()
    self.init(
      image?.bitmap, size: CGSize(width: size.width * rect.width, height: size.height * rect.height), part: rect)
  }

  open var filteringMode = SKTextureFilteringMode.linear

  /// The size, in points.
  open func size() -> CGSize { points }

  /// The part of the picture that the texture is, from 0 to 1.
  open func textureRect() -> CGRect { part }

  open func cgImage() -> CGImage { CGImage(bitmap ?? Bitmap(width: 0, height: 0)) }

  /// Calls back at once: pictures are read with the texture.
  open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
    completionHandler()
  }

  /// Calls back at once: pictures are read with the texture.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

  /// The pixels, each color multiplied by another one.
  func bitmap(times color: RenderColor) -> Bitmap? {
    if let tinted, tinted.color == color { return tinted.bitmap }
    guard let bitmap else { return nil }
    let factors = [color.red, color.green, color.blue].map { min(1, max(0, Double($0))) }
    let pixels = bitmap.pixels.map { packed in
      var pixel = Bitmap.Pixel(packed: packed)
      pixel.red = UInt8((Double(pixel.red) * factors[0]).rounded())
      pixel.green = UInt8((Double(pixel.green) * factors[1]).rounded())
      pixel.blue = UInt8((Double(pixel.blue) * factors[2]).rounded())
      return pixel.packed
    }
    let made = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    tinted = (color, made)
    return made
  }
}
