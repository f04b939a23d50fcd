import CFlowSupport
import Foundation

extension BoxBlur {
  /// Blurs single bytes in place; values outside count as zero.
  ///
  /// - Parameter stride: The distance between rows, in bytes.
  func blur(coverage: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    let length = max(width, height)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: length * 4)
    defer { memory.deallocate() }
    var rows = LineBlur(boxes: boxes, count: width, memory: memory)
    for row in 0..<height { rows.blur(coverage + row * stride, stride: 1) }
    var columns = LineBlur(boxes: boxes, count: height, memory: memory)
    for column in 0..<width { columns.blur(coverage + column, stride: stride) }
  }
}

/// Blurs the lines of a picture one after the other.
///
/// Most lines of a shape equal the line before; they reuse its result.
private struct LineBlur {
  let boxes: [Int]

  /// The number of bytes in a line; the memory has room for four lines.
  let count: Int
  let memory: UnsafeMutablePointer<UInt8>
  private var hasLast = false

  init(boxes: [Int], count: Int, memory: UnsafeMutablePointer<UInt8>) {
    self.boxes = boxes
    self.count = count
    self.memory = memory
  }

  mutating func blur(_ bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    let last = memory + 2 * count
    let lastResult = memory + 3 * count
    var source = memory
    var target = memory + count
    if flow_gather_bytes(bytes, stride, source, count) { return }
    if !hasLast || memcmp(source, last, count) != 0 {
      memcpy(last, source, count)
      for box in boxes where box > 1 {
        flow_box_pass_bytes(source, target, count, box)
        swap(&source, &target)
      }
      memcpy(lastResult, source, count)
      hasLast = true
    }
    flow_scatter_bytes(lastResult, bytes, stride, count)
  }
}
