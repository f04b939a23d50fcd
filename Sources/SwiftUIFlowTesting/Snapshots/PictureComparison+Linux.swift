#if os(Linux)
  import FlowRendering
  import Foundation

  /// Compares pictures by their pixels.
  struct PictureComparison: PictureComparing {
    func difference(
      between reference: Data,
      and actual: Data,
      tolerance: Float
    ) throws(SnapshotError) -> PictureDifference? {
      let old = try decode(reference)
      let new = try decode(actual)
      let difference = old.difference(from: new)
      if difference.hasSameSize, Float(difference.largestDelta) <= tolerance * 255 { return nil }
      return PictureDifference(summary: summary(of: difference, old, new), png: try? difference.picture.pngData())
    }

    private func decode(_ png: Data) throws(SnapshotError) -> Bitmap {
      do throws(BitmapError) {
        return try Bitmap(pngData: png)
      } catch {
        throw .notPicture(reason: error.description)
      }
    }

    private func summary(of difference: BitmapDifference, _ reference: Bitmap, _ actual: Bitmap) -> String {
      guard difference.hasSameSize else {
        return
          "it is \(actual.width) × \(actual.height) pixels, and the reference \(reference.width) × \(reference.height)"
      }
      let pixels = "\(difference.count) of \(actual.width * actual.height) pixels differ"
      let delta = "by up to \(difference.largestDelta) of 255"
      guard let bounds = difference.bounds else { return "\(pixels), \(delta)" }
      return "\(pixels), \(delta), all within \(bounds.width) × \(bounds.height) pixels at (\(bounds.x), \(bounds.y))"
    }
  }
#endif
