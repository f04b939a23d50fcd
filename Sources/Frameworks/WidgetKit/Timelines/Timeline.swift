import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is in a stack of widgets.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  /// In seconds; zero up to the next entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries of a widget, and when it needs others.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a widget needs other entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Moment: Equatable {
    case end
    case never
    case after(Date)
  }

  let moment: Moment

  /// After the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .end)

  /// When the app says so.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(moment: .after(date)) }
}
