#if os(Linux)
  import FlowRendering
  import Foundation
  import SwiftUI

  extension Screen {
    /// The color of a pixel at a point, white outside of the screen.
    func color(_ x: CGFloat, _ y: CGFloat) -> (red: Int, green: Int, blue: Int) {
      guard let bitmap = picture(scale: 1), Int(x) < bitmap.width, Int(y) < bitmap.height else {
        return (255, 255, 255)
      }
      let pixel = bitmap[Int(x), Int(y)]
      return (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    }

    /// Writes a picture to the folder `PICTURE_FOLDER`, for visual inspection.
    func savePicture(_ name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] else { return }
      try picture(scale: 2)?.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
  }
#endif
