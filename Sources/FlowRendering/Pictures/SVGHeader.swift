import Foundation

/// The properties of a picture from the first element of its SVG.
struct SVGHeader {
  /// The size in points, from `width` and `height`, or else from the `viewBox`.
  let size: CGSize?

  /// Returns `nil` if the data are not an SVG.
  init?(data: Data) {
    // Comments and declarations come first; headers are never longer than this.
    let text = String(decoding: data.prefix(16_384), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let attributes = text[start.upperBound..<end]
    let box = Self.value(of: "viewBox", in: attributes)?
      .split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }.filter(\.isFinite)
    let width = Self.value(of: "width", in: attributes).flatMap(Self.length)
    let height = Self.value(of: "height", in: attributes).flatMap(Self.length)
    if let width, let height {
      size = CGSize(width: width, height: height)
    } else if let box, box.count == 4, box[2] > 0, box[3] > 0 {
      size = CGSize(
        width: width ?? height.map { $0 * box[2] / box[3] } ?? box[2],
        height: height ?? width.map { $0 * box[3] / box[2] } ?? box[3])
    } else {
      size = nil
    }
  }

  /// An attribute's value; `width` is not a part of `stroke-width`.
  private static func value(of name: String, in attributes: Substring) -> Substring? {
    var rest = attributes
    while let found = rest.range(of: name) {
      let before =
        found.lowerBound == attributes.startIndex ? " " : attributes[attributes.index(before: found.lowerBound)]
      rest = rest[found.upperBound...]
      guard before.isWhitespace else { continue }
      let afterName = rest.drop(while: \.isWhitespace)
      guard afterName.first == "=" else { continue }
      let afterSign = afterName.dropFirst().drop(while: \.isWhitespace)
      guard let quote = afterSign.first, quote == "\"" || quote == "'" else { continue }
      return afterSign.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// A length in points, or `nil` for a relative one such as `100%`.
  private static func length(_ text: Substring) -> Double? {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "-" || $0 == "+" }
    let unit = text[number.endIndex...].trimmingCharacters(in: .whitespaces)
    // `1em` would parse as a number with an incomplete exponent.
    guard ["", "px", "pt"].contains(unit), let length = Double(number), length > 0, length.isFinite else { return nil }
    return length
  }
}
