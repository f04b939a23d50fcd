import FlowRendering
import Foundation

/// The type of a picture's file, known by its first bytes.
enum PictureType {
  /// A type identifier, such as `public.png`; `nil` for other files.
  static func identifier(of data: Data) -> String? {
    let start = [UInt8](data.prefix(12))
    func has(_ text: String, at place: Int = 0) -> Bool { start.dropFirst(place).starts(with: Array(text.utf8)) }
    switch true {
    case has("PNG", at: 1): return "public.png"
    case start.starts(with: [0xFF, 0xD8]): return "public.jpeg"
    case has("GIF8"): return "com.compuserve.gif"
    case has("RIFF") && has("WEBP", at: 8): return "org.webmproject.webp"
    case has("BM"): return "com.microsoft.bmp"
    case start.starts(with: [0x49, 0x49, 0x2A, 0]), start.starts(with: [0x4D, 0x4D, 0, 0x2A]): return "public.tiff"
    case has("ftyphei", at: 4): return "public.heic"
    default: return nil
    }
  }
}

extension Bitmap {
  /// The picture in a smaller size: each pixel is the mean of those at its place.
  func shrunk(width newWidth: Int, height newHeight: Int) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(newWidth * newHeight)
    for row in 0..<newHeight {
      let rows = row * height / newHeight..<max((row + 1) * height / newHeight, row * height / newHeight + 1)
      for column in 0..<newWidth {
        let columns = column * width / newWidth..<max((column + 1) * width / newWidth, column * width / newWidth + 1)
        var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for y in rows {
          for x in columns {
            let pixel = self.pixels[y * width + x]
            sums.0 += pixel >> 24
            sums.1 += pixel >> 16 & 255
            sums.2 += pixel >> 8 & 255
            sums.3 += pixel & 255
          }
        }
        let count = UInt32(rows.count * columns.count)
        func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
        pixels.append(mean(sums.0) << 24 | mean(sums.1) << 16 | mean(sums.2) << 8 | mean(sums.3))
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: pixels)
  }
}
