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

  /// The frames of some of the paragraph's runs, as high as their lines, in points.
  ///
  /// Spaces at the ends of lines are not part of a frame.
  ///
  /// - Parameters:
  ///   - width: The width of the frame of the text.
  ///   - isIncluded: Whether a run, by its index, is one of those.
  package func frames(in width: Double, ofRuns isIncluded: (Int) -> Bool) -> [CGRect] {
    var frames: [CGRect] = []
    for (line, clusters) in visibleLines(in: width) {
      var isAdjacent = false
      for cluster in clusters {
        guard isIncluded(cluster.run) else {
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
