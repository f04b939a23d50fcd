import Foundation

/// The domain of the errors.
public let CKErrorDomain = "CKErrorDomain"

/// The key of the errors of single records in a partial failure.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"

/// The key of the record that is stored.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"

/// The key of the record that was to be stored.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"

/// The key of the seconds after which a request may work.
public let CKErrorRetryAfterKey = "CKRetryAfter"

/// Why something is not stored or found.
// @unchecked: the values of the information are constant.
public struct CKError: Error, CustomNSError, @unchecked Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case resultsTruncated = 13
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case assetFileModified = 17
    case incompatibleVersion = 18
    case constraintViolation = 19
    case operationCancelled = 20
    case changeTokenExpired = 21
    case batchRequestFailed = 22
    case zoneBusy = 23
    case badDatabase = 24
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
    case userDeletedZone = 28
    case tooManyParticipants = 29
    case alreadyShared = 30
    case referenceViolation = 31
    case managedAccountRestricted = 32
    case participantMayNeedVerification = 33
    case serverResponseLost = 34
    case assetNotAvailable = 35
    case accountTemporarilyUnavailable = 36
  }

  public let code: Code
  public let errorUserInfo: [String: Any]

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    errorUserInfo = userInfo
  }

  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }

  /// The errors of single records in a partial failure.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    errorUserInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }

  /// The record that is stored, if it was changed by somebody else.
  public var serverRecord: CKRecord? { errorUserInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }

  /// The record that was to be stored, if the stored one was changed by somebody else.
  public var clientRecord: CKRecord? { errorUserInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }

  public var userInfo: [String: Any] { errorUserInfo }

  /// After how many seconds it may work, if the error says so.
  public var retryAfterSeconds: Double? { errorUserInfo[CKErrorRetryAfterKey] as? Double }
}

extension CKError: Equatable {
  public static func == (left: CKError, right: CKError) -> Bool { left.code == right.code }
}
