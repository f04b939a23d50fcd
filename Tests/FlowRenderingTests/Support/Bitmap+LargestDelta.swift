import FlowRendering

extension Bitmap {
  /// The largest difference of a channel to another picture of the same size, 0...255.
  func largestDelta(to other: Bitmap) -> Int {
    var largest = 0
    for (first, second) in zip(pixels, other.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        let delta = Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
        largest = max(largest, abs(delta))
      }
    }
    return largest
  }
}
