import Foundation
import PhoneSimulation

/// What an app has reported to Sentry.
public struct SentryReport: Hashable, Sendable {
  /// What is reported.
  public enum Kind: Hashable, Sendable {
    case message, error, event, feedback, transaction
  }

  public let id: String
  public let kind: Kind
  /// The message, the domain and the code of an error, or the name of a transaction.
  public let text: String
  public let level: SentryLevel
  public let tags: [String: String]
  /// Further values as texts.
  public let extra: [String: String]
  /// The identifier of the person.
  public let userID: String?
  /// The messages of what happened before.
  public let breadcrumbs: [String]
}

struct SentryData: PhoneValue {
  var options: Options?
  var scope = Scope()
  var reports: [SentryReport] = []
  var count = 0
}

extension SimulatedPhone {
  /// What the app has reported to Sentry, in order.
  public var sentryReports: [SentryReport] { self[SentryData.self].reports }

  /// Whether the app has started Sentry.
  public var hasStartedSentry: Bool { self[SentryData.self].options != nil }

  /// What has happened on the app's way, as Sentry knows it.
  public var sentryBreadcrumbs: [String] { self[SentryData.self].scope.breadcrumbs.map(\.text) }
}

/// The number of a report.
public final class SentryId: NSObject, Sendable {
  public let sentryIdString: String

  init(_ text: String) { sentryIdString = text }

  public convenience override init() { self.init(uuid: UUID()) }

  public convenience init(uuid: UUID) {
    self.init(uuid.uuidString.replacingOccurrences(of: "-", with: "").lowercased())
  }

  public convenience init(uuidString: String) {
    self.init(uuidString.replacingOccurrences(of: "-", with: "").lowercased())
  }

  /// The number of no report.
  public static let empty = SentryId(String(repeating: "0", count: 32))

  public override func isEqual(_ object: Any?) -> Bool { (object as? SentryId)?.sentryIdString == sentryIdString }

  public override var hash: Int { sentryIdString.hashValue }

  public override var description: String { sentryIdString }
}
