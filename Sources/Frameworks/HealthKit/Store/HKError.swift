import Foundation

/// The domain of the errors.
public let HKErrorDomain = "com.apple.healthkit"

/// Why the health store does not do what an app asks.
public struct HKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled,
      errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
    case errorWorkoutActivityNotAllowed, errorDataSizeExceeded, errorBackgroundWorkoutSessionNotAllowed
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .errorHealthDataUnavailable: "Health data is unavailable on this device"
    case .errorHealthDataRestricted: "Health data is restricted"
    case .errorAuthorizationDenied: "Not authorized"
    case .errorAuthorizationNotDetermined: "Authorization not determined"
    case .errorNoData: "No data available for the specified predicate."
    default: "\(code)"
    }
  }

  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorUserCanceled: Code { .errorUserCanceled }
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  public static var errorNoData: Code { .errorNoData }
  public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
  public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
  public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
  public static var unknownError: Code { .unknownError }
}

extension HKError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? HKError)?.code == code }
}
