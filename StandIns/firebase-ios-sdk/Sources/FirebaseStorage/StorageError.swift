import Foundation

/// The domain of the errors of Cloud Storage.
public let StorageErrorDomain = "FIRStorageErrorDomain"

/// The codes of the errors of Cloud Storage.
public enum StorageErrorCode: Int, Error, Sendable {
  case unknown = -13000
  case objectNotFound = -13010
  case bucketNotFound = -13011
  case projectNotFound = -13012
  case quotaExceeded = -13013
  case unauthenticated = -13020
  case unauthorized = -13021
  case retryLimitExceeded = -13030
  case nonMatchingChecksum = -13031
  case downloadSizeExceeded = -13032
  case cancelled = -13040
  case invalidArgument = -13050
  case bucketMismatch = -13051
  case internalError = -13052
  case pathError = -13053
}

/// Why a call of Cloud Storage failed.
// @unchecked: what a server says is constant.
public enum StorageError: Error, CustomNSError, LocalizedError, @unchecked Sendable {
  case unknown(message: String, serverError: [String: Any])
  case objectNotFound(object: String, serverError: [String: Any])
  case bucketNotFound(bucket: String)
  case projectNotFound(project: String)
  case quotaExceeded(bucket: String, serverError: [String: Any])
  case unauthenticated(serverError: [String: Any])
  case unauthorized(bucket: String, object: String, serverError: [String: Any])
  case retryLimitExceeded
  case nonMatchingChecksum
  case downloadSizeExceeded(total: Int64, maxSize: Int64)
  case cancelled
  case invalidArgument(message: String)
  case internalError(message: String)
  case bucketMismatch(message: String)
  case pathError(message: String)

  public static var errorDomain: String { StorageErrorDomain }

  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

  public var errorDescription: String? { text }

  private var code: StorageErrorCode {
    switch self {
    case .unknown: .unknown
    case .objectNotFound: .objectNotFound
    case .bucketNotFound: .bucketNotFound
    case .projectNotFound: .projectNotFound
    case .quotaExceeded: .quotaExceeded
    case .unauthenticated: .unauthenticated
    case .unauthorized: .unauthorized
    case .retryLimitExceeded: .retryLimitExceeded
    case .nonMatchingChecksum: .nonMatchingChecksum
    case .downloadSizeExceeded: .downloadSizeExceeded
    case .cancelled: .cancelled
    case .invalidArgument: .invalidArgument
    case .internalError: .internalError
    case .bucketMismatch: .bucketMismatch
    case .pathError: .pathError
    }
  }

  private var text: String {
    switch self {
    case .objectNotFound(let object, _): "There is no file \(object)."
    case .unauthorized(_, let object, _): "The rules of the project refuse \(object)."
    case .retryLimitExceeded: "There is no connection to the server."
    case .downloadSizeExceeded(let total, let limit): "The file has \(total) bytes, which is more than \(limit)."
    case .cancelled: "The transfer was cancelled."
    case .unknown(let message, _), .invalidArgument(let message), .internalError(let message),
      .bucketMismatch(let message), .pathError(let message):
      message
    default: "Cloud Storage refuses: \(code)."
    }
  }
}
