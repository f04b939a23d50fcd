import Foundation

/// The domain of Firestore's errors.
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// Why a call of Firestore failed.
///
/// The errors that calls throw are `NSError`s of these codes, in ``FirestoreErrorDomain``.
public struct FirestoreErrorCode: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
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

    /// Whether an error is one of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      error._domain == FirestoreErrorDomain && error._code == code.rawValue
    }

    /// The error of the code.
    func error(_ text: String? = nil) -> NSError {
      NSError(
        domain: FirestoreErrorDomain, code: rawValue,
        userInfo: [NSLocalizedDescriptionKey: text ?? "Firestore refuses: \(self)."])
    }
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Takes an error of Firestore.
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }

  public static let OK = Code.OK
  public static let cancelled = Code.cancelled
  public static let unknown = Code.unknown
  public static let invalidArgument = Code.invalidArgument
  public static let deadlineExceeded = Code.deadlineExceeded
  public static let notFound = Code.notFound
  public static let alreadyExists = Code.alreadyExists
  public static let permissionDenied = Code.permissionDenied
  public static let resourceExhausted = Code.resourceExhausted
  public static let failedPrecondition = Code.failedPrecondition
  public static let aborted = Code.aborted
  public static let outOfRange = Code.outOfRange
  public static let unimplemented = Code.unimplemented
  public static let `internal` = Code.internal
  public static let unavailable = Code.unavailable
  public static let dataLoss = Code.dataLoss
  public static let unauthenticated = Code.unauthenticated
}
