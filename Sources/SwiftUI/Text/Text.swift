/// A view that displays one or more lines of read-only text.
public struct Text: Equatable, Sendable {
  package var storage: TextStorage
  package var modifiers: [TextModifier] = []

  package nonisolated init(storage: TextStorage) {
    self.storage = storage
  }

  /// Creates a text that shows a string without localization.
  public nonisolated init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Creates a text that shows a string without localization.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a text from a key of the app's localized strings.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, tableName: tableName, bundle: bundle)
  }

  /// Creates a text from an attributed string.
  /// Disfavored because a literal is a key: without it, `Text(isOn ? "On" : "Off")` would not be looked up.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// Creates a text from a value formatted in the view's locale, calendar and time zone; dates relative to the present
  /// follow the screen's time.
  public nonisolated init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(TextFormat(input, format))
  }

  /// Creates a text from a value formatted in the view's locale by a style that adds attributes.
  public nonisolated init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .formatted(TextFormat(input, format))
  }

  /// Creates a text from a value and a formatter.
  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .formatted(TextFormat(subject, formatter))
  }

  /// Creates a text from a date and a formatter.
  public nonisolated init(_ subject: Date, formatter: Formatter) {
    storage = .formatted(TextFormat(subject, formatter))
  }

  /// Creates a text from a value and a formatter.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .formatted(TextFormat(subject, formatter))
  }

  /// Creates a text that shows a date in one of the system's styles.
  public nonisolated init(_ date: Date, style: Text.DateStyle) {
    storage = .date(date, style)
  }

  /// Creates a text that shows an interval of dates.
  public nonisolated init(_ interval: DateInterval) {
    self.init(interval.start...max(interval.start, interval.end))
  }

  /// Creates a text that shows a range of dates.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    storage = .dates(dates)
  }

  /// Creates a text that shows the remaining or elapsed time of an interval, by the screen's time.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval over which the timer runs.
  ///   - pauseTime: The date at which the timer pauses.
  ///   - countsDown: Whether the text shows the remaining time.
  ///   - showsHours: Whether the text shows hours instead of counting minutes beyond 60.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .timer(
      TextTimer(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Creates a text that contains an image.
  public nonisolated init(_ image: Image) {
    storage = .image(image)
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .concatenated(Nested([lhs, rhs])))
  }
}

/// The source of a text's characters.
///
/// `@unchecked Sendable`: a key's arguments are values that were formatted or copied when the key was made.
package indirect enum TextStorage: Equatable, @unchecked Sendable {
  case verbatim(String)
  case localized(LocalizedStringKey, tableName: String?, bundle: Bundle?)
  case attributed(AttributedString)
  case formatted(TextFormat)
  case date(Date, Text.DateStyle)
  case dates(ClosedRange<Date>)
  case timer(TextTimer)
  case image(Image)
  case concatenated(Nested<[Text]>)
}

extension Text: ComposedView {
  package var composition: Composition {
    Composition("Text").value("storage", storage).value("modifiers", modifiers)
  }
}

extension Text {
  /// The format of a date.
  public struct DateStyle: Equatable, Sendable, Codable {
    package enum Kind: String, Codable { case time, date, relative, offset, timer }

    package let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// The position at which a line that does not fit is truncated.
  public enum TruncationMode: Sendable, Hashable {
    case head
    case tail
    case middle
  }

  /// The letter case of a text.
  public enum Case: Sendable, Hashable {
    case uppercase
    case lowercase
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      package enum Kind { case solid, dot, dash, dashDot, dashDotDot }

      package let kind: Kind

      public static let solid = Pattern(kind: .solid)
      public static let dot = Pattern(kind: .dot)
      public static let dash = Pattern(kind: .dash)
      public static let dashDot = Pattern(kind: .dashDot)
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    package let pattern: Pattern
    package let color: Color?

    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}
