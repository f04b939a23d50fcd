import Foundation

/// Something that a detector has found.
class DetectedData: NSTextCheckingResult {
  let place: NSRange

  /// Where a pattern is found, without regard to case.
  static func ranges(of pattern: String, in text: String, _ range: NSRange) -> [Range<String.Index>] {
    let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    return (expression?.matches(in: text, range: range) ?? []).compactMap { Range($0.range, in: text) }
  }

  init(_ place: NSRange) {
    self.place = place
    super.init()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

/// A link, or an address of mail.
final class DetectedLink: DetectedData {
  let address: URL

  private init(_ place: NSRange, _ address: URL) {
    self.address = address
    super.init(place)
  }

  override var resultType: CheckingType { .linkFound }

  static func all(in text: String, _ range: NSRange) -> [DetectedData] {
    ranges(of: pattern, in: text, range).compactMap { range in
      let found = trimmed(text[range])
      let scheme = found.contains("://") ? "" : found.contains("@") ? "mailto:" : "http://"
      guard let address = URL(string: scheme + found) else { return nil }
      return DetectedLink(NSRange(found.startIndex..<found.endIndex, in: text), address)
    }
  }

  /// Without the punctuation of the sentence behind it; a bracket stays that was opened.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last {
      let isClosing = last == ")" && text.count(where: { $0 == ")" }) > text.count(where: { $0 == "(" })
      guard isClosing || ".,;:!?'\"”’]}".contains(last) else { break }
      text.removeLast()
    }
    return text
  }

  private static let pattern =
    #"(?:https?|ftp)://[^\s<>"]+"# + #"|[a-z0-9][a-z0-9._%+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
    + #"|(?<![@\w.-])(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
    + #"|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:app|at|au|ca|ch|co|com|de|dev|edu|es|eu|fr|gov|info|io|it|jp|me|net|nl|org|"#
    + #"ru|tv|uk|us))(?![\w@])(?:[/?#][^\s<>"]*)?"#
}

/// A telephone number.
final class DetectedPhoneNumber: DetectedData {
  let number: String

  private init(_ place: NSRange, _ number: String) {
    self.number = number
    super.init(place)
  }

  override var resultType: CheckingType { .phoneNumberFound }

  static func all(in text: String, _ range: NSRange) -> [DetectedData] {
    ranges(of: pattern, in: text, range).compactMap { range in
      let number = String(text[range])
      guard (7...15).contains(number.count(where: \.isNumber)) else { return nil }
      return DetectedPhoneNumber(NSRange(range, in: text), number)
    }
  }

  private static let pattern = #"(?<![\w.,-])\+?\(?\d(?:[ ().\-]{0,2}\d)+(?![\w-]|[.,]\d)"#
}
