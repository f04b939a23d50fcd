/// The source of a text field: a text, or a value formatted as text.
struct TextSource {
  /// The text while the field is not edited.
  let text: (Locale) -> String

  /// Sets the typed text; for a value only when editing ends.
  let take: (String, Locale) -> Void

  /// Whether every change is committed immediately.
  let isImmediate: Bool

  static func text(_ binding: Binding<String>) -> TextSource {
    TextSource(text: { _ in binding.wrappedValue }, take: { text, _ in binding.wrappedValue = text }, isImmediate: true)
  }

  static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> TextSource
  where F.FormatOutput == String {
    TextSource(
      text: { format.locale($0).format(value.wrappedValue) },
      take: { text, locale in
        if let parsed = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
      }, isImmediate: false)
  }

  static func formatted<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F) -> TextSource
  where F.FormatOutput == String {
    TextSource(
      text: { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" },
      take: { text, locale in value.wrappedValue = try? format.locale(locale).parseStrategy.parse(text) },
      isImmediate: false)
  }

  static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextSource {
    TextSource(
      text: { _ in formatter.string(for: value.wrappedValue) ?? "" },
      take: { text, _ in
        if let parsed: V = FormatterParsing.value(from: text, formatter) { value.wrappedValue = parsed }
      }, isImmediate: false)
  }
}

/// Parses values with Foundation's formatters, whose generic entry point differs between platforms.
private enum FormatterParsing {
  static func value<V>(from text: String, _ formatter: Formatter) -> V? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: text).flatMap { convert($0) }
    case let formatter as DateFormatter: formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: formatter.date(from: text) as? V
    default: text as? V
    }
  }

  private static func convert<V>(_ number: NSNumber) -> V? {
    func value(as type: Any.Type) -> Any? {
      switch type {
      case is Int.Type, is Int?.Type: number.intValue
      case is Double.Type, is Double?.Type: number.doubleValue
      case is Float.Type, is Float?.Type: number.floatValue
      case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
      case is Decimal.Type, is Decimal?.Type: number.decimalValue
      case is Int64.Type, is Int64?.Type: number.int64Value
      case is UInt.Type, is UInt?.Type: number.uintValue
      case is NSNumber.Type: number
      default: nil
      }
    }
    return value(as: V.self) as? V
  }
}
