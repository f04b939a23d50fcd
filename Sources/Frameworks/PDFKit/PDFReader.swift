import Foundation

/// Reads the pages of a file whose objects are not compressed.
enum PDFReader {
  /// The sizes of the pages, in points; `nil` for other files. Where the pages are in compressed objects, all have the
  /// size of US letter, and their number is that of the tree of pages.
  static func pageSizes(of data: Data) -> [CGSize]? {
    guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    let pages = text.matches(of: #/\/Type\s*\/Page(?![A-Za-z])/#)
    let whole = box(in: text[...]) ?? CGSize(width: 612, height: 792)
    if pages.isEmpty {
      let counts = text.matches(of: #/\/Count\s+(\d+)/#).compactMap { Int($0.1) }
      return Array(repeating: whole, count: min(10_000, counts.max() ?? 0))
    }
    return pages.map { page in
      let start = text[..<page.range.lowerBound].range(of: "obj", options: .backwards)?.upperBound ?? text.startIndex
      let end = text[page.range.upperBound...].range(of: "endobj")?.lowerBound ?? text.endIndex
      return box(in: text[start..<end]) ?? whole
    }
  }

  private static func box(in text: Substring) -> CGSize? {
    let box = #/\/MediaBox\s*\[\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*\]/#
    guard let match = text.firstMatch(of: box) else { return nil }
    let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
    return numbers.count == 4 ? CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : nil
  }
}
