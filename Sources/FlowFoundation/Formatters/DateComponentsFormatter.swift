import Foundation
import Locking

/// Formats durations: "1:05", "1h 5m", "1 hour, 5 minutes".
///
/// - Note: Approximate: the texts are English; in other languages a warning is recorded.
// @unchecked: every access to the settings holds their lock.
public class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10".
    case positional

    /// "1h 10m".
    case abbreviated

    /// "1 hr, 10 min".
    case short

    /// "1 hour, 10 minutes".
    case full

    /// "one hour, ten minutes".
    case spellOut

    /// "1hr 10min".
    case brief
  }

  /// The treatment of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  private struct Settings {
    var unitsStyle: UnitsStyle = .positional
    var allowedUnits: NSCalendar.Unit = []
    var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    var calendar: Calendar? = .current
    var referenceDate: Date?
    var allowsFractionalUnits: Bool = false
    var maximumUnitCount: Int = 0
    var collapsesLargestUnit: Bool = false
    var includesApproximationPhrase: Bool = false
    var includesTimeRemainingPhrase: Bool = false
    var formattingContext: Formatter.Context = .unknown
  }

  private let settings = Locked(Settings())

  public var unitsStyle: UnitsStyle {
    get { settings.value.unitsStyle }
    set { settings.withLock { $0.unitsStyle = newValue } }
  }
  public var allowedUnits: NSCalendar.Unit {
    get { settings.value.allowedUnits }
    set { settings.withLock { $0.allowedUnits = newValue } }
  }
  public var zeroFormattingBehavior: ZeroFormattingBehavior {
    get { settings.value.zeroFormattingBehavior }
    set { settings.withLock { $0.zeroFormattingBehavior = newValue } }
  }
  public var calendar: Calendar? {
    get { settings.value.calendar }
    set { settings.withLock { $0.calendar = newValue } }
  }
  public var referenceDate: Date? {
    get { settings.value.referenceDate }
    set { settings.withLock { $0.referenceDate = newValue } }
  }
  public var allowsFractionalUnits: Bool {
    get { settings.value.allowsFractionalUnits }
    set { settings.withLock { $0.allowsFractionalUnits = newValue } }
  }
  public var maximumUnitCount: Int {
    get { settings.value.maximumUnitCount }
    set { settings.withLock { $0.maximumUnitCount = newValue } }
  }
  public var collapsesLargestUnit: Bool {
    get { settings.value.collapsesLargestUnit }
    set { settings.withLock { $0.collapsesLargestUnit = newValue } }
  }
  public var includesApproximationPhrase: Bool {
    get { settings.value.includesApproximationPhrase }
    set { settings.withLock { $0.includesApproximationPhrase = newValue } }
  }
  public var includesTimeRemainingPhrase: Bool {
    get { settings.value.includesTimeRemainingPhrase }
    set { settings.withLock { $0.includesTimeRemainingPhrase = newValue } }
  }
  public var formattingContext: Formatter.Context {
    get { settings.value.formattingContext }
    set { settings.withLock { $0.formattingContext = newValue } }
  }

  /// Formats an interval in seconds.
  public func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  /// Formats the time between two dates.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let units = self.units
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, parts.value(for: $0.component) ?? 0) })
  }

  /// Formats date components; units larger than allowed are converted to allowed ones.
  public func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Formats date components in a style.
  public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  public override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private var units: [DurationUnit] {
    let all = DurationUnit.allCases.filter { allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.unit) }
    return all.isEmpty ? [.second] : all
  }

  private func text(_ values: [(unit: DurationUnit, value: Int)]) -> String {
    var values = kept(values)
    let isNegative = values.contains { $0.value < 0 }
    values = values.map { ($0.unit, abs($0.value)) }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let locale = calendar?.locale ?? .current
    if unitsStyle != .positional, locale.language.languageCode != .english, !locale.identifier.isEmpty {
      report(.approximate("DateComponentsFormatter", "it writes English, not \(locale.identifier)."))
    }
    var text = unitsStyle == .positional ? positional(values) : named(values)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// The units to format; at least one.
  private func kept(_ values: [(unit: DurationUnit, value: Int)]) -> [(unit: DurationUnit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else { return behavior.isEmpty ? values : Array(values.suffix(1)) }
    return values.enumerated().filter { index, part in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return part.value != 0 || !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private func positional(_ values: [(unit: DurationUnit, value: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return values.enumerated()
      .map { index, part in (index > 0 || pads) && part.value < 10 ? "0\(part.value)" : "\(part.value)" }
      .joined(separator: ":")
  }

  private func named(_ values: [(unit: DurationUnit, value: Int)]) -> String {
    let texts = values.map { $0.unit.text($0.value, unitsStyle) }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }
}

/// The units of durations, largest first.
private enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit { identifiers.unit }

  var component: Calendar.Component { identifiers.component }

  private var identifiers: (unit: NSCalendar.Unit, component: Calendar.Component) {
    switch self {
    case .year: (.year, .year)
    case .month: (.month, .month)
    case .week: (.weekOfMonth, .weekOfMonth)
    case .day: (.day, .day)
    case .hour: (.hour, .hour)
    case .minute: (.minute, .minute)
    case .second: (.second, .second)
    }
  }

  /// The names: one or two letters, a short name with its plural if it has one, and the full name.
  private var names: (letter: String, short: String, shortPlural: String, full: String) {
    switch self {
    case .year: ("y", "yr", "yrs", "year")
    case .month: ("mo", "mth", "mths", "month")
    case .week: ("w", "wk", "wks", "week")
    case .day: ("d", "day", "days", "day")
    case .hour: ("h", "hr", "hr", "hour")
    case .minute: ("m", "min", "min", "minute")
    case .second: ("s", "sec", "sec", "second")
    }
  }

  func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let short = value == 1 ? names.short : names.shortPlural
    let full = value == 1 ? names.full : names.full + "s"
    switch style {
    case .positional: return "\(value)"
    case .abbreviated: return "\(value)\(names.letter)"
    case .short: return "\(value) \(short)"
    case .brief: return "\(value)\(short)"
    case .full: return "\(value) \(full)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .spellOut
      return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(full)"
    }
  }
}
