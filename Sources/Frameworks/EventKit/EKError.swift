import Foundation

/// The domain of the errors.
public let EKErrorDomain = "EKErrorDomain"

/// Why an event or a reminder is not saved.
public struct EKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .eventNotMutable: "The event cannot be changed."
    case .noCalendar: "No calendar has been set."
    case .noStartDate: "No start date has been set."
    case .noEndDate: "No end date has been set."
    case .datesInverted: "The start date must be before the end date."
    case .internalFailure: "An internal error occurred."
    case .calendarReadOnly: "The calendar is read only."
    case .eventStoreNotAuthorized: "Access to the event store is not authorized."
    }
  }

  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension EKError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? EKError)?.code == code }
}
