/// A Gaussian blur by three box passes in each direction, on bytes.
///
/// Written with pointers and wrapping arithmetic: these loops run over millions of pixels in debug builds too.
struct BoxBlur {
  /// The widths of the three boxes, in pixels.
  let boxes: [Int]

  /// - Parameter deviation: the standard deviation in pixels.
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

  /// How many pixels a pixel's colour spreads.
  var reach: Int { boxes.reduce(0) { $0 + $1 / 2 } }

  /// Blurs pixels of four premultiplied bytes in place; what lies outside is transparent.
  ///
  /// - Parameter stride: the distance between rows, in pixels.
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
    var isEmpty = true
    var place = pixels
    var index = 0
    while index < count {
      let pixel = place.pointee
      if pixel != 0 { isEmpty = false }
      source[index] = pixel
      place += stride
      index &+= 1
    }
    if isEmpty { return }
    for box in boxes where box > 1 {
      Self.boxPass(source, target, count: count, box: box)
      swap(&source, &target)
    }
    place = pixels
    index = 0
    while index < count {
      place.pointee = source[index]
      place += stride
      index &+= 1
    }
  }

  /// A running average; two channels are summed in one 64-bit word each.
  @inline(__always)
  private static func boxPass(
    _ source: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int, box: Int
  ) {
    let half = box / 2
    // Sums stay below 2^18 (1,001 × 255); division by multiplication with a 24-bit reciprocal, rounded.
    let reciprocal = UInt64((1 << 24) / box) &+ 1
    let mask: UInt64 = 0x00FF_00FF
    var redBlue: UInt64 = 0
    var alphaGreen: UInt64 = 0
    // Channels 32 bits apart: spread(0x00RR00BB) = 0x000000RR_000000BB.
    var index = 0
    let first = half < count ? half : count
    while index < first {
      let pixel = UInt64(truncatingIfNeeded: source[index])
      let low = pixel & mask
      let high = (pixel >> 8) & mask
      redBlue &+= (low & 0xFF) | ((low & 0x00FF_0000) << 16)
      alphaGreen &+= (high & 0xFF) | ((high & 0x00FF_0000) << 16)
      index &+= 1
    }
    index = 0
    let rounding = UInt64(box / 2)
    while index < count {
      let entering = index &+ half
      if entering < count {
        let pixel = UInt64(truncatingIfNeeded: source[entering])
        let low = pixel & mask
        let high = (pixel >> 8) & mask
        redBlue &+= (low & 0xFF) | ((low & 0x00FF_0000) << 16)
        alphaGreen &+= (high & 0xFF) | ((high & 0x00FF_0000) << 16)
      }
      let blue = (((redBlue & 0xFFFF_FFFF) &+ rounding) &* reciprocal) >> 24
      let red = (((redBlue >> 32) &+ rounding) &* reciprocal) >> 24
      let green = (((alphaGreen & 0xFFFF_FFFF) &+ rounding) &* reciprocal) >> 24
      let alpha = (((alphaGreen >> 32) &+ rounding) &* reciprocal) >> 24
      target[index] = UInt32(truncatingIfNeeded: alpha << 24 | red << 16 | green << 8 | blue)
      let leaving = index &- half
      if leaving >= 0 {
        let pixel = UInt64(truncatingIfNeeded: source[leaving])
        let low = pixel & mask
        let high = (pixel >> 8) & mask
        redBlue &-= (low & 0xFF) | ((low & 0x00FF_0000) << 16)
        alphaGreen &-= (high & 0xFF) | ((high & 0x00FF_0000) << 16)
      }
      index &+= 1
    }
  }
}
