import CFlowSupport

/// A Gaussian blur by three box passes in each direction, on bytes.
///
/// The loops are written in C: they visit millions of pixels, in debug builds too.
struct BoxBlur {
  /// The widths of the three boxes, in pixels.
  let boxes: [Int]

  /// - Parameter deviation: The standard deviation in pixels.
  init(deviation: Double) {
    guard deviation.isFinite, deviation > 0.2 else {
      boxes = []
      return
    }
    // Three boxes of odd width whose variances add up to the Gaussian's.
    let deviation = min(deviation, 500)
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    let lowWidth = Double(low)
    let lowCount = ((12 * deviation * deviation - 3 * lowWidth * lowWidth - 12 * lowWidth - 9) / (-4 * lowWidth - 4))
      .rounded()
    boxes = (0..<3).map { Double($0) < lowCount ? low : low + 2 }
  }

  /// The distance in pixels that a pixel's color spreads.
  var reach: Int { boxes.reduce(0) { $0 + $1 / 2 } }

  /// Blurs pixels of four premultiplied bytes in place; the surroundings count as transparent.
  ///
  /// - Parameter stride: The distance between rows, in pixels.
  func blur(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    let length = max(width, height)
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: length * 2)
    defer { line.deallocate() }
    for row in 0..<height {
      blurLine(pixels + row * stride, count: width, stride: 1, scratch: line)
    }
    for column in 0..<width {
      blurLine(pixels + column, count: height, stride: stride, scratch: line)
    }
  }

  private func blurLine(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, stride: Int, scratch: UnsafeMutablePointer<UInt32>
  ) {
    var source = scratch
    var target = scratch + count
    if flow_gather_pixels(pixels, stride, source, count) { return }
    for box in boxes where box > 1 {
      flow_box_pass_pixels(source, target, count, box)
      swap(&source, &target)
    }
    flow_scatter_pixels(source, pixels, stride, count)
  }
}
