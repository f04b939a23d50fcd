import CFlowSupport

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
    if flow_gather_bytes(bytes, stride, source, count) { return }
    for box in boxes where box > 1 {
      flow_box_pass_bytes(source, target, count, box)
      swap(&source, &target)
    }
    flow_scatter_bytes(source, bytes, stride, count)
  }
}
