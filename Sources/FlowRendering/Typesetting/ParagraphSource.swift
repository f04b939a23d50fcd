/// A paragraph's text as the bytes Pango lays out, and which run each byte belongs to.
struct ParagraphSource {
  var bytes: [UInt8]
  /// The end of each run in `bytes`.
  var ends: [Int]

  /// U+FFFC, which stands for an attachment.
  static let attachment: [UInt8] = [0xEF, 0xBF, 0xBC]

  init(_ paragraph: Paragraph) {
    bytes = []
    ends = []
    for run in paragraph.runs {
      if run.attachment != nil {
        bytes += Self.attachment
      } else {
        var string = run.string
        string.withUTF8 { utf8 in
          bytes.append(contentsOf: utf8)
        }
      }
      ends.append(bytes.count)
    }
    // C strings end at a zero byte; a space takes as much room as an unprintable character deserves.
    if bytes.contains(0) {
      for index in bytes.indices where bytes[index] == 0 { bytes[index] = 0x20 }
    }
  }

  /// The run that holds a byte; the last one for places after the end.
  func run(at byte: Int) -> Int {
    // One run is usual.
    if ends.count < 2 { return 0 }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if byte < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return min(low, ends.count - 1)
  }
}
