import FlowFoundation

/// Blurs a picture: each component becomes the mean of those in a rectangle around it.
///
/// - Parameters:
///   - src: The picture.
///   - dest: The result, of at most the size of the picture from the offset on; other memory than that of the picture.
///   - tempBuffer: Memory for the work, which is not needed.
///   - srcOffsetToROI_X: Where in the picture the result begins, in pixels.
///   - kernel_height: The height of the rectangle, an odd number of pixels.
///   - kernel_width: The width of the rectangle, an odd number of pixels.
///   - backgroundColor: The four components of the pixels outside, with `kvImageBackgroundColorFill`.
///   - flags: What is outside of the picture: the pixels at its edge (`kvImageEdgeExtend`) or a color.
/// - Returns: `kvImageNoError`, or a negative number.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  let flags = Int(flags)
  if flags & kvImageGetTempBufferSize != 0 { return 0 }
  guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
  let extends = flags & kvImageEdgeExtend != 0
  let fills = flags & kvImageBackgroundColorFill != 0
  guard extends != fills else {
    if !extends, flags & (kvImageTruncateKernel | kvImageCopyInPlace) != 0 {
      report(.missing("vImageBoxConvolve_ARGB8888(_:…)", "edges are extended or filled, not truncated or copied."))
    }
    return kvImageInvalidEdgeStyle
  }
  let (source, target) = (src.pointee, dest.pointee)
  guard let input = source.data, let output = target.data, extends || backgroundColor != nil else {
    return kvImageNullPointerArgument
  }
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let (width, height) = (Int(target.width), Int(target.height))
  guard width > 0, height > 0 else { return kvImageNoError }
  guard left + width <= Int(source.width), top + height <= Int(source.height) else {
    return kvImageRoiLargerThanInputBuffer
  }
  let convolution = BoxConvolution(
    source: source, input: input, background: fills ? backgroundColor : nil,
    reach: (Int(kernel_width / 2), Int(kernel_height / 2)))
  for component in 0..<4 where component > 0 || flags & kvImageLeaveAlphaUnchanged == 0 {
    convolution.write(
      component, of: (left, top, width, height),
      to: output.assumingMemoryBound(to: UInt8.self), rowBytes: target.rowBytes)
  }
  return kvImageNoError
}

/// The means of rectangles of a picture.
private struct BoxConvolution {
  let source: vImage_Buffer
  let input: UnsafeMutableRawPointer
  /// The components outside; `nil` for those of the edge.
  let background: UnsafePointer<UInt8>?
  /// How far the rectangle reaches to each side, in pixels.
  let reach: (x: Int, y: Int)

  private func value(_ component: Int, x: Int, y: Int) -> Int {
    let (column, row) = (min(max(0, x), Int(source.width) - 1), min(max(0, y), Int(source.height) - 1))
    if let background, column != x || row != y { return Int(background[component]) }
    return Int(input.load(fromByteOffset: row * source.rowBytes + column * 4 + component, as: UInt8.self))
  }

  /// Writes the means of one component, by running sums: of columns, and of those.
  func write(
    _ component: Int, of part: (left: Int, top: Int, width: Int, height: Int), to output: UnsafeMutablePointer<UInt8>,
    rowBytes: Int
  ) {
    let columns = (part.left - reach.x)...(part.left + part.width - 1 + reach.x)
    let count = (2 * reach.x + 1) * (2 * reach.y + 1)
    var sums = columns.map { x in
      (part.top - reach.y...part.top + reach.y).reduce(0) { $0 + value(component, x: x, y: $1) }
    }
    for row in 0..<part.height {
      if row > 0 {
        let y = part.top + row
        for (index, x) in columns.enumerated() {
          sums[index] += value(component, x: x, y: y + reach.y) - value(component, x: x, y: y - reach.y - 1)
        }
      }
      var sum = sums[0...2 * reach.x].reduce(0, +)
      for column in 0..<part.width {
        if column > 0 { sum += sums[column + 2 * reach.x] - sums[column - 1] }
        output[row * rowBytes + column * 4 + component] = UInt8((sum + count / 2) / count)
      }
    }
  }
}
