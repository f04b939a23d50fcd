import Foundation

/// The size of a PDF's first page, for machines without a PDF library.
enum PDFMediaBox {
  /// The size of the first uncompressed media box, or `nil` if all are compressed.
  static func size(in data: Data) -> CGSize? {
    guard let name = data.range(of: Data("/MediaBox".utf8)) else { return nil }
    let text = String(decoding: data[name.upperBound...].prefix(200), as: UTF8.self)
    guard let start = text.firstIndex(of: "["), let end = text[start...].firstIndex(of: "]") else { return nil }
    let numbers = text[text.index(after: start)..<end].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
    let size = CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    return size.width.isFinite && size.height.isFinite ? size : nil
  }
}
