import Foundation

/// Reads the facts of a file of the formats MPEG-4 and QuickTime, whose boxes contain boxes.
struct MovieBoxes {
  private let data: Data

  /// A box: its name of four letters, and where its contents are.
  private struct Box {
    let name: String
    let contents: Range<Int>
  }

  /// The facts in order; none for other files.
  static func facts(in data: Data) -> [MediaFact] {
    let boxes = MovieBoxes(data: data.startIndex == 0 ? data : Data(data))
    return boxes.list(0..<data.count).filter { $0.name == "moov" }.flatMap { boxes.facts(ofMovie: $0.contents) }
  }

  private func facts(ofMovie range: Range<Int>) -> [MediaFact] {
    let boxes = list(range)
    let userData = boxes.filter { $0.name == "udta" }.flatMap { list($0.contents) }
    return (boxes + userData).filter { $0.name == "meta" }.flatMap { facts(of: $0.contents) }
  }

  /// The facts of a list with a handler, with keys in the format of QuickTime, and with items.
  private func facts(of range: Range<Int>) -> [MediaFact] {
    // Most files have a version of four bytes before the first box.
    let isPlain = range.count >= 8 && name(at: range.lowerBound + 4) == "hdlr"
    let boxes = list(range.dropFirst(isPlain ? 0 : 4))
    let keys = boxes.first { $0.name == "keys" }.map { self.keys(in: $0.contents) }
    return boxes.filter { $0.name == "ilst" }.flatMap { list($0.contents) }.compactMap { item in
      guard let value = list(item.contents).first(where: { $0.name == "data" }).flatMap({ self.value(in: $0.contents) })
      else { return nil }
      guard let keys else {
        return AVMetadataItem.identifier(forKey: item.name, keySpace: .iTunes).map { MediaFact($0, value) }
      }
      let index = number(at: item.contents.lowerBound - 4, 4) - 1
      guard keys.indices.contains(index) else { return nil }
      return AVMetadataItem.identifier(forKey: keys[index], keySpace: .quickTimeMetadata).map { MediaFact($0, value) }
    }
  }

  /// The names of keys, after a version and their number.
  private func keys(in range: Range<Int>) -> [String] {
    list(range.dropFirst(8)).map { String(decoding: data[$0.contents], as: UTF8.self) }
  }

  /// A value, after its type and its language.
  private func value(in range: Range<Int>) -> PhoneMetadata? {
    guard range.count >= 8 else { return nil }
    let bytes = data[range.dropFirst(8)]
    switch number(at: range.lowerBound, 4) & 0xFF_FFFF {
    case 1: return .text(String(decoding: bytes, as: UTF8.self))
    case 2: return String(data: bytes, encoding: .utf16BigEndian).map { .text($0) }
    case 21, 22:
      guard (1...7).contains(bytes.count) else { return nil }
      let number = bytes.reduce(0) { $0 << 8 | Int($1) }
      let isNegative = self.number(at: range.lowerBound, 4) == 21 && (bytes.first ?? 0) > 127
      return .number(Double(isNegative ? number - 1 << (8 * bytes.count) : number))
    default: return .data(Data(bytes))
    }
  }

  private func list(_ range: Range<Int>) -> [Box] {
    var (boxes, start) = ([Box](), range.lowerBound)
    while start + 8 <= range.upperBound {
      var (size, header) = (number(at: start, 4), 8)
      if size == 1, start + 16 <= range.upperBound { (size, header) = (number(at: start + 8, 8), 16) }
      if size == 0 { size = range.upperBound - start }
      guard size >= header, size <= range.upperBound - start else { break }
      boxes.append(Box(name: name(at: start + 4), contents: start + header..<start + size))
      start += size
    }
    return boxes
  }

  private func number(at start: Int, _ count: Int) -> Int {
    guard start >= 0, start + count <= data.count else { return 0 }
    return data[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Four letters of one byte each.
  private func name(at start: Int) -> String {
    String(String.UnicodeScalarView(data[start..<start + 4].map { UnicodeScalar($0) }))
  }
}
