import Foundation

/// Writes how far a date is from another one: "in 2 hours", "yesterday".
public class RelativeDateTimeFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether days and the like have names of their own.
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

  /// Writes how far a date is from a reference.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
      locale: locale ?? .current, calendar: calendar ?? .current, capitalizationContext: context
    ).format(referenceDate)
  }

  /// Writes an interval in seconds, negative in the past.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // Away from the ends of days and months, so that an interval is as long as it says.
    let reference = Date(timeIntervalSinceReferenceDate: 43_200)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Writes an interval in parts, negative in the past.
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
