#if os(Linux)
  import FlowRendering
  import Foundation

  extension Picture {
    package init(_ bitmap: Bitmap) {
      self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    }

    /// Reads a PNG.
    ///
    /// - Throws: `SnapshotError.notPicture`.
    package init(png: Data) throws(SnapshotError) {
      do throws(BitmapError) {
        self.init(try Bitmap(pngData: png))
      } catch {
        throw .notPicture(reason: error.reason)
      }
    }

    /// The picture as PNG; `nil` if it has no pixels.
    package var png: Data? { try? Bitmap(width: width, height: height, pixels: pixels).pngData() }
  }
#endif
