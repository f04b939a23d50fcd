import Foundation

extension TextLayout {
  /// Characters that are drawn as one, and their place in a frame of the text, in points from its left edge.
  package struct Cluster {
    /// The index of the characters' run in the paragraph.
    package let run: Int

    /// The characters in the bytes of the paragraph's text.
    package let bytes: Range<Int>
    package let isRightToLeft: Bool

    /// Whether the glyphs replace characters that do not fit.
    package let isEllipsis: Bool
    package let left: Double
    package let right: Double
  }

  /// The characters of a line, from left to right.
  ///
  /// - Parameter width: The width of the frame, in which lines are aligned.
  package func clusters(of line: TextLine, in width: Double) -> [Cluster] {
    var clusters: [Cluster] = []
    let starts = line.runs.flatMap { $0.glyphs.map { Int($0.start) } }.sorted()
    func end(after start: Int) -> Int {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] <= start { low = middle + 1 } else { high = middle }
      }
      return max(start, low < starts.count ? starts[low] : line.bytes.upperBound)
    }
    let origin = start(of: line, in: width)
    var units = 0
    for run in line.runs {
      var index = 0
      while index < run.glyphs.count {
        let start = run.glyphs[index].start
        let left = units
        while index < run.glyphs.count, run.glyphs[index].start == start {
          units += Int(run.glyphs[index].advance)
          index += 1
        }
        clusters.append(
          Cluster(
            run: run.run, bytes: Int(start)..<end(after: Int(start)), isRightToLeft: run.isRightToLeft,
            isEllipsis: run.isEllipsis, left: (origin + PangoUnits.points(left)) * stretch,
            right: (origin + PangoUnits.points(units)) * stretch))
      }
    }
    return clusters
  }

  /// The place of the insertion point before a character: the distance from the left edge of a frame, and the line.
  ///
  /// - Parameters:
  ///   - byte: The first byte of the character in the paragraph's text, or the end of the text.
  ///   - width: The width of the frame.
  package func caret(at byte: Int, in width: Double) -> (x: Double, line: TextLine)? {
    let lines = lines
    guard let line = lines.last(where: { $0.bytes.lowerBound <= byte }) ?? lines.first else { return nil }
    let clusters = clusters(of: line, in: width)
    if let cluster = clusters.first(where: { $0.bytes.contains(byte) }) {
      let share = cluster.isEllipsis ? 1 : Double(byte - cluster.bytes.lowerBound) / Double(cluster.bytes.count)
      let distance = (cluster.right - cluster.left) * share
      return (cluster.isRightToLeft ? cluster.right - distance : cluster.left + distance, line)
    }
    guard let last = clusters.max(by: { $0.bytes.upperBound < $1.bytes.upperBound }) else {
      return (start(of: line, in: width) * stretch, line)
    }
    return (last.isRightToLeft ? last.left : last.right, line)
  }

  /// The character before which a tap at a point places the insertion point, by its first byte in the paragraph's text.
  ///
  /// - Parameters:
  ///   - point: A point in the frame of the text; outside of it, the nearest line and its nearest end count.
  ///   - width: The width of the frame.
  package func byte(at point: CGPoint, in width: Double) -> Int {
    let lines = lines
    guard let index = lines.firstIndex(where: { Double(point.y) < $0.baseline + $0.descent }) ?? lines.indices.last
    else { return 0 }
    let line = lines[index]
    let clusters = clusters(of: line, in: width)
    let x = Double(point.x)
    guard let cluster = clusters.first(where: { x < $0.right }) ?? clusters.last else { return line.bytes.lowerBound }
    let isBefore = (x < (cluster.left + cluster.right) / 2) != cluster.isRightToLeft
    if isBefore || cluster.isEllipsis { return cluster.bytes.lowerBound }
    // Behind the space at which a line is broken is the next line.
    let isAtEnd = cluster.bytes.upperBound >= line.bytes.upperBound && index + 1 < lines.count
    let next = isAtEnd ? lines[index + 1].bytes.lowerBound : nil
    return next == cluster.bytes.upperBound ? cluster.bytes.lowerBound : cluster.bytes.upperBound
  }

  /// The frames of a part of the text, as high as their lines, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the frame of the text.
  ///   - bytes: The part, in the bytes of the paragraph's text.
  package func frames(in width: Double, ofBytes bytes: Range<Int>) -> [CGRect] {
    frames(of: lines.map { ($0, clusters(of: $0, in: width)) }) { $0.bytes.overlaps(bytes) }
  }

  /// The frames of some of the paragraph's runs, as high as their lines, in points.
  ///
  /// Spaces at the ends of lines are not part of a frame.
  ///
  /// - Parameters:
  ///   - width: The width of the frame of the text.
  ///   - isIncluded: Whether a run, by its index, is one of those.
  package func frames(in width: Double, ofRuns isIncluded: (Int) -> Bool) -> [CGRect] {
    frames(of: visibleLines(in: width)) { isIncluded($0.run) }
  }

  private func frames(
    of lines: [(line: TextLine, clusters: [Cluster])], where isIncluded: (Cluster) -> Bool
  ) -> [CGRect] {
    var frames: [CGRect] = []
    for (line, clusters) in lines {
      var isAdjacent = false
      for cluster in clusters {
        guard isIncluded(cluster) else {
          isAdjacent = false
          continue
        }
        let frame = CGRect(
          x: cluster.left, y: line.baseline - line.ascent, width: cluster.right - cluster.left,
          height: line.ascent + line.descent)
        if isAdjacent { frames[frames.count - 1] = frames[frames.count - 1].union(frame) } else { frames.append(frame) }
        isAdjacent = true
      }
    }
    return frames
  }

  /// The lines with their characters, from left to right, without the spaces at the ends of lines.
  package func visibleLines(in width: Double) -> [(line: TextLine, clusters: [Cluster])] {
    let bytes = ParagraphSource(paragraph).bytes
    return lines.map { line in
      var end = min(line.bytes.upperBound, bytes.count)
      while end > line.bytes.lowerBound, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[end - 1]) { end -= 1 }
      return (line, clusters(of: line, in: width).filter { $0.bytes.lowerBound < end })
    }
  }

  /// The number of bytes of the paragraph's text, in which clusters are counted.
  package var byteCount: Int { ParagraphSource(paragraph).bytes.count }

  /// The characters of the paragraph's text with their first bytes, in which clusters are counted.
  package var characterStarts: [Int] {
    var starts: [Int] = []
    var place = 0
    for run in paragraph.runs {
      if run.attachment != nil {
        starts.append(place)
        place += ParagraphSource.attachment.count
        continue
      }
      for character in run.string {
        starts.append(place)
        place += character.utf8.count
      }
    }
    return starts
  }

  /// The metrics of a run's font, as it is drawn.
  package func fontMetrics(ofRun run: Int) -> FontMetrics {
    drawnParagraph.runs[run].font.metrics(in: paragraph.language)
  }
}
