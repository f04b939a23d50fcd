import Foundation

/// A paragraph's text as the bytes that Pango lays out, with the run of each byte.
struct ParagraphSource {
  var bytes: [UInt8]
  /// The end of each run in `bytes`.
  var ends: [Int]

  /// U+FFFC, the placeholder of an attachment.
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
    // C strings end at a zero byte; a space replaces it, with a plausible width for an unprintable character.
    let hasZero = bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { memchr($0, 0, buffer.count) != nil } ?? false
    }
    if hasZero {
      for index in bytes.indices where bytes[index] == 0 { bytes[index] = 0x20 }
    }
  }

  /// The run that contains a byte; the last one for positions after the end.
  func run(at byte: Int) -> Int {
    // Most paragraphs have one run.
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
