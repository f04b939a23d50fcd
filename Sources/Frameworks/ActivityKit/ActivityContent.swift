import FlowFoundation
import Foundation

/// What a live activity shows that never changes.
public protocol ActivityAttributes: Codable {
  /// The type of what changes.
  associatedtype ContentState: Codable, Hashable
}

/// What a live activity shows at a time.
public struct ActivityContent<State: Codable & Hashable> {
  public let state: State
  /// When the content is too old; the activity is then stale.
  public let staleDate: Date?
  /// The activity with the largest score is in the Dynamic Island.
  public let relevanceScore: Double

  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  public var description: String { "\(state)" }
}

/// The life of a live activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active
  /// The app has ended it; it is still on the lock screen.
  case ended
  /// It is gone.
  case dismissed
  /// Its content is too old.
  case stale
}

/// When an ended activity leaves the lock screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  enum Moment: Equatable {
    case standard
    case immediate
    case after(Date)
  }

  let moment: Moment

  /// After four hours.
  public static let `default` = ActivityUIDismissalPolicy(moment: .standard)

  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(moment: .immediate)

  /// At a date, at the latest after four hours.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(moment: .after(date))
  }
}

/// The text and sound of an update that alerts the person.
public struct AlertConfiguration: Equatable, Sendable {
  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  /// Creates an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// The sound of an alert.
  public struct AlertSound: Equatable, Sendable {
    let name: String?

    public static var `default`: AlertSound { AlertSound(name: nil) }
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}

/// How updates come from a server.
public struct PushType: Equatable, Sendable {
  private let name: String

  /// By a token of this activity.
  public static var token: PushType { PushType(name: "token") }

  /// By a channel for many activities.
  public static func channel(_ id: String) -> PushType { PushType(name: "channel \(id)") }
}
