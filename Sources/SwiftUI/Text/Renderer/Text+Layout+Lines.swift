import FlowRendering
import Foundation

extension Text.Layout {
  /// The lines of a text as they are drawn.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of each run of the text.
  ///   - width: The width of the frame of the text, in points.
  ///   - drawing: The drawing of the whole text.
  init(_ layout: TextLayout, attributes: [[any TextAttribute]], width: CGFloat, drawing: TextDrawing) {
    let starts = layout.characterStarts
    lines = layout.visibleLines(in: width).map { line, clusters in
      Line(line, clusters, of: layout, starts: starts, attributes: attributes, width: width, drawing: drawing)
    }
    isTruncated = layout.metrics.isTruncated
  }
}

extension Text.Layout.Line {
  fileprivate init(
    _ line: TextLine, _ clusters: [TextLayout.Cluster], of layout: TextLayout, starts: [Int],
    attributes: [[any TextAttribute]], width: CGFloat, drawing: TextDrawing
  ) {
    let left = clusters.first?.left ?? layout.caret(at: line.bytes.lowerBound, in: width)?.x ?? 0
    let right = clusters.last?.right ?? left
    func bounds(_ left: Double, _ right: Double, ascent: Double, descent: Double) -> Text.Layout.TypographicBounds {
      var bounds = Text.Layout.TypographicBounds()
      bounds.origin = CGPoint(x: left, y: line.baseline)
      bounds.width = right - left
      bounds.ascent = ascent
      bounds.descent = descent
      return bounds
    }
    var runs: [Text.Layout.Run] = []
    var next = 0
    while next < clusters.count {
      let first = clusters[next]
      let metrics = layout.fontMetrics(ofRun: first.run)
      let carried = attributes.indices.contains(first.run) ? attributes[first.run] : []
      var slices: [Text.Layout.RunSlice] = []
      while next < clusters.count, clusters[next].run == first.run, clusters[next].isRightToLeft == first.isRightToLeft
      {
        let cluster = clusters[next]
        slices.append(
          Text.Layout.RunSlice(
            drawing: drawing, attributes: carried, characterIndices: starts.indices(of: cluster.bytes),
            typographicBounds: bounds(
              cluster.left, cluster.right, ascent: metrics.ascent, descent: metrics.descent)))
        next += 1
      }
      runs.append(
        Text.Layout.Run(
          slices: slices, attributes: carried,
          layoutDirection: first.isRightToLeft ? .rightToLeft : .leftToRight,
          typographicBounds: bounds(
            first.left, clusters[next - 1].right, ascent: metrics.ascent, descent: metrics.descent)))
    }
    self.init(
      runs: runs, origin: CGPoint(x: left, y: line.baseline),
      typographicBounds: bounds(left, right, ascent: line.ascent, descent: line.descent))
  }
}

extension [Int] {
  /// The indices of the characters that begin in a range, by the sorted places of all characters.
  fileprivate func indices(of range: Range<Int>) -> [Int] {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, self[end] < range.upperBound { end += 1 }
    return Array(low..<end)
  }
}
