import Foundation

/// What a text view finds in its text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Finds addresses of pages in texts.
enum LinkDetection {
  /// The text with links where it contains addresses.
  static func text(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    for (range, url) in links(in: text.string) {
      result.addAttribute(.link, value: url, range: NSRange(range, in: text.string))
    }
    return result
  }

  /// The addresses in a text: words that begin with a scheme or with `www.`, without the punctuation behind them.
  static func links(in text: String) -> [(Range<String.Index>, URL)] {
    text.split(whereSeparator: { $0.isWhitespace || "<>\"".contains($0) }).compactMap { word in
      let start = word.drop { "([{'".contains($0) }
      guard ["https://", "http://", "www."].contains(where: { start.lowercased().hasPrefix($0) }) else { return nil }
      var address = start
      while let last = address.last, ".,;:!?)]}'".contains(last) { address = address.dropLast() }
      let full = address.lowercased().hasPrefix("www.") ? "http://\(address)" : String(address)
      guard let url = URL(string: full), url.host?.isEmpty == false else { return nil }
      return (address.startIndex..<address.endIndex, url)
    }
  }
}
