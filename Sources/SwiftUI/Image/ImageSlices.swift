import FlowRendering
import Foundation

/// Fills a rectangle of another size with an image: its caps keep their size, and the part between them is stretched or
/// tiled.
struct ImageSlices {
  let bitmap: Bitmap

  /// The number of pixels per point.
  let scale: CGFloat
  let capInsets: EdgeInsets
  let mode: Image.ResizingMode

  /// The bitmaps to draw, and their frames.
  func parts(in rect: CGRect) -> [(bitmap: Bitmap, frame: CGRect)] {
    switch mode {
    case .stretch: capInsets == EdgeInsets() ? [(bitmap, rect)] : stretched(in: rect)
    case .tile: [(tiled(to: rect.size), rect)]
    }
  }

  // MARK: - Stretching

  /// A part of one axis: its range in the image, in pixels, and its position in the rectangle, in points.
  private struct Span {
    let source: Range<Int>
    let start: CGFloat
    let length: CGFloat
  }

  private func spans(_ pixels: Int, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Span] {
    let (low, high) = caps(pixels, first, last)
    let start = CGFloat(low) / scale
    let end = CGFloat(pixels - high) / scale
    return [
      Span(source: 0..<low, start: 0, length: start),
      Span(source: low..<high, start: start, length: max(0, length - start - end)),
      Span(source: high..<pixels, start: length - end, length: end),
    ].filter { !$0.source.isEmpty && $0.length > 0 }
  }

  /// The pixels at which the first cap ends and the last one starts.
  private func caps(_ pixels: Int, _ first: CGFloat, _ last: CGFloat) -> (Int, Int) {
    let low = min(max(0, Int(bounded: (first * scale).rounded())), pixels)
    return (low, max(low, pixels - max(0, Int(bounded: (last * scale).rounded()))))
  }

  private func stretched(in rect: CGRect) -> [(bitmap: Bitmap, frame: CGRect)] {
    let columns = spans(bitmap.width, rect.width, capInsets.leading, capInsets.trailing)
    return spans(bitmap.height, rect.height, capInsets.top, capInsets.bottom).flatMap { row in
      columns.map { column in
        (
          part(columns: column.source, rows: row.source),
          CGRect(
            x: rect.minX + column.start, y: rect.minY + row.start, width: column.length, height: row.length)
        )
      }
    }
  }

  private func part(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    var part = Bitmap(width: columns.count, height: rows.count)
    for y in 0..<rows.count {
      for x in 0..<columns.count { part[x, y] = bitmap[columns.lowerBound + x, rows.lowerBound + y] }
    }
    return part
  }

  // MARK: - Tiling

  /// The largest number of tiled pixels along each axis, which exceeds that of a screen.
  private static let tiledLengthLimit = 4_096

  /// A bitmap for a size in points, with the part between the caps repeated.
  private func tiled(to size: CGSize) -> Bitmap {
    let columns = sources(bitmap.width, size.width, capInsets.leading, capInsets.trailing)
    let rows = sources(bitmap.height, size.height, capInsets.top, capInsets.bottom)
    var result = Bitmap(width: max(1, columns.count), height: max(1, rows.count))
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() { result[x, y] = bitmap[column, row] }
    }
    return result
  }

  /// For each pixel of the result along one axis, the index of the image's pixel.
  private func sources(_ pixels: Int, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Int] {
    let count = min(Int(bounded: (length * scale).rounded()), Self.tiledLengthLimit)
    let (low, high) = caps(pixels, first, last)
    let middle = max(1, high - low)
    return (0..<max(0, count)).map { place in
      if place < low { return place }
      if place >= count - (pixels - high) { return max(0, pixels - (count - place)) }
      return min(low + (place - low) % middle, pixels - 1)
    }
  }
}
