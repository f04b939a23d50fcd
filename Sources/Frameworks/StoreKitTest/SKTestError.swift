import Foundation

/// The domain of the errors of a test session.
public let SKTestErrorDomain = "SKTestErrorDomain"

/// Why a test session does not do something.
public struct SKTestError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case serviceUnavailable, invalidProductIdentifier, invalidProductType, invalidURL, fileNotFound,
      noSubscriptionFound, noTransactionFound, invalidAction
  }

  public let code: Code
  private let reason: String

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(code, userInfo[NSLocalizedDescriptionKey] as? String ?? "The test session has failed: \(code).")
  }

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  public static var errorDomain: String { SKTestErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}

extension SKTestError.Code {
  /// Matches an error in a `catch` clause.
  public static func ~= (match: SKTestError.Code, error: any Error) -> Bool { (error as? SKTestError)?.code == match }
}
