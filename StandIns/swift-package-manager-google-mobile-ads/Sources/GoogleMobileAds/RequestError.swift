import Foundation

/// The domain of the errors of requests and of full-screen ads.
public let GADErrorDomain = "com.google.admob"

/// Why there is no ad.
public struct RequestError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case invalidRequest = 0
    case noFill = 1
    case networkError = 2
    case serverError = 3
    case osVersionTooLow = 4
    case timeout = 5
    case mediationDataError = 7
    case mediationAdapterError = 8
    case mediationInvalidAdSize = 10
    case internalError = 11
    case invalidArgument = 12

    /// Whether an error is one of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      error._domain == GADErrorDomain && error._code == code.rawValue
    }

    func error(_ text: String) -> NSError {
      NSError(domain: GADErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }
  }

  public let code: Code
}

/// Why an ad is not presented.
public enum PresentationError: Int, Hashable, Sendable {
  case codeAdNotReady = 15
  case codeAdTooLarge = 16
  case codeInternal = 17
  case codeAdAlreadyUsed = 18
  case codeNotMainThread = 21

  func error(_ text: String) -> NSError {
    NSError(domain: GADErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
