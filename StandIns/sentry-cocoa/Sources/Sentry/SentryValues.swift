import Foundation

/// How bad something is.
public enum SentryLevel: UInt, Comparable, CustomStringConvertible, Sendable {
  case none, debug, info, warning, error, fatal

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  public var description: String {
    switch self {
    case .none: "none"
    case .debug: "debug"
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    case .fatal: "fatal"
    }
  }
}

/// A person who uses the app.
// @unchecked: an app changes it before it hands it over.
public final class User: NSObject, @unchecked Sendable {
  public var userId: String?
  public var email: String?
  public var username: String?
  public var ipAddress: String?
  public var name: String?
  public var data: [String: Any]?

  public override init() {}

  public init(userId: String) { self.userId = userId }
}

/// Something that happened on the app's way.
// @unchecked: an app changes it before it hands it over.
public final class Breadcrumb: NSObject, @unchecked Sendable {
  public var level: SentryLevel
  public var category: String
  public var timestamp: Date?
  public var type: String?
  public var message: String?
  public var origin: String?
  public var data: [String: Any]?

  public init(level: SentryLevel, category: String) {
    self.level = level
    self.category = category
  }

  public convenience override init() { self.init(level: .info, category: "default") }

  public func setData(value: Any?, key: String) {
    var values = data ?? [:]
    values[key] = value
    data = values
  }

  /// The message, or otherwise the category.
  var text: String { message ?? category }
}

/// A text of a report.
public final class SentryMessage: NSObject, Sendable {
  public let formatted: String
  public let message: String?

  public init(formatted: String) {
    self.formatted = formatted
    message = nil
  }
}

/// An exception of a report.
// @unchecked: an app changes it before it hands it over.
public final class Exception: NSObject, @unchecked Sendable {
  public var value: String?
  public var type: String?

  public init(value: String?, type: String?) {
    self.value = value
    self.type = type
  }
}

/// A file of a report.
public final class Attachment: NSObject, Sendable {
  public let data: Data?
  public let path: String?
  public let filename: String
  public let contentType: String?

  public init(data: Data, filename: String, contentType: String? = nil) {
    self.data = data
    path = nil
    self.filename = filename
    self.contentType = contentType
  }

  public init(path: String, filename: String? = nil, contentType: String? = nil) {
    data = nil
    self.path = path
    self.filename = filename ?? (path as NSString).lastPathComponent
    self.contentType = contentType
  }
}

/// A report that an app makes itself.
// @unchecked: an app changes it before it hands it over.
public final class Event: NSObject, @unchecked Sendable {
  public var eventId = SentryId()
  public var message: SentryMessage?
  public var error: (any Error)?
  public var timestamp: Date?
  public var level: SentryLevel
  public var platform = "cocoa"
  public var logger: String?
  public var serverName: String?
  public var releaseName: String?
  public var dist: String?
  public var environment: String?
  public var transaction: String?
  public var type: String?
  public var tags: [String: String]?
  public var extra: [String: Any]?
  public var fingerprint: [String]?
  public var user: User?
  public var context: [String: [String: Any]]?
  public var exceptions: [Exception]?
  public var breadcrumbs: [Breadcrumb]?

  public init(level: SentryLevel) { self.level = level }

  public convenience override init() { self.init(level: .error) }

  public convenience init(error: any Error) {
    self.init(level: .error)
    self.error = error
  }
}

/// What a person writes about the app.
public final class SentryFeedback: NSObject, Sendable {
  /// From where it comes.
  public enum SentryFeedbackSource: Int, Sendable {
    case widget, custom
  }

  let message: String

  public init(
    message: String, name: String?, email: String?, source: SentryFeedbackSource = .widget,
    associatedEventId: SentryId? = nil, attachments: [Attachment]? = nil
  ) {
    self.message = message
  }
}
