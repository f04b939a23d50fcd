extension BoxBlur {
  /// Blurs single bytes in place; what lies outside is zero.
  ///
  /// - Parameter stride: the distance between rows, in bytes.
  func blur(coverage: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    let length = max(width, height)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: length * 2)
    defer { line.deallocate() }
    for row in 0..<height {
      blurLine(coverage + row * stride, count: width, stride: 1, scratch: line)
    }
    for column in 0..<width {
      blurLine(coverage + column, count: height, stride: stride, scratch: line)
    }
  }

  private func blurLine(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, scratch: UnsafeMutablePointer<UInt8>
  ) {
    var source = scratch
    var target = scratch + count
    var isEmpty = true
    var place = bytes
    var index = 0
    while index < count {
      let byte = place.pointee
      if byte != 0 { isEmpty = false }
      source[index] = byte
      place += stride
      index &+= 1
    }
    if isEmpty { return }
    for box in boxes where box > 1 {
      Self.boxPass(source, target, count: count, box: box)
      swap(&source, &target)
    }
    place = bytes
    index = 0
    while index < count {
      place.pointee = source[index]
      place += stride
      index &+= 1
    }
  }

  @inline(__always)
  private static func boxPass(
    _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, count: Int, box: Int
  ) {
    let half = box / 2
    let reciprocal = UInt64((1 << 24) / box) &+ 1
    var sum = UInt64(half)
    var index = 0
    let first = half < count ? half : count
    while index < first {
      sum &+= UInt64(source[index])
      index &+= 1
    }
    index = 0
    while index < count {
      let entering = index &+ half
      if entering < count { sum &+= UInt64(source[entering]) }
      target[index] = UInt8(truncatingIfNeeded: (sum &* reciprocal) >> 24)
      let leaving = index &- half
      if leaving >= 0 { sum &-= UInt64(source[leaving]) }
      index &+= 1
    }
  }
}
