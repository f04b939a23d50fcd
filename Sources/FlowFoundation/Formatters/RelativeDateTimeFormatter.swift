import Foundation

/// Formats a date relative to another date: "in 2 hours", "yesterday".
public class RelativeDateTimeFormatter: Formatter {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether to use names such as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric

    /// "yesterday".
    case named
  }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var formattingContext = Formatter.Context.unknown
  public var calendar: Calendar! = .current
  public var locale: Locale! = .current

  /// Formats a date relative to a reference date.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
      locale: locale ?? .current, calendar: calendar ?? .current, capitalizationContext: context
    ).format(referenceDate)
  }

  /// Formats an interval in seconds; negative intervals are in the past.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // The reference is far from the start of a day or month, so that intervals keep their nominal length.
    let reference = Date(timeIntervalSinceReferenceDate: 43_200)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Formats an interval in date components; negative intervals are in the past.
  public func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 43_200)
    let calendar: Calendar = self.calendar ?? .current
    guard let date = calendar.date(byAdding: dateComponents, to: reference) else { return "" }
    return localizedString(for: date, relativeTo: reference)
  }

  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
