import Foundation

/// The domain of the errors of functions.
public let FunctionsErrorDomain = "com.firebase.functions"

/// The key of what a function says about an error.
public let FunctionsErrorDetailsKey = "details"

/// Why a function failed.
public enum FunctionsErrorCode: Int, Sendable {
  case OK = 0
  case cancelled = 1
  case unknown = 2
  case invalidArgument = 3
  case deadlineExceeded = 4
  case notFound = 5
  case alreadyExists = 6
  case permissionDenied = 7
  case resourceExhausted = 8
  case failedPrecondition = 9
  case aborted = 10
  case outOfRange = 11
  case unimplemented = 12
  case `internal` = 13
  case unavailable = 14
  case dataLoss = 15
  case unauthenticated = 16

  func error(_ text: String) -> NSError {
    NSError(domain: FunctionsErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
