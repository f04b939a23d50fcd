import Foundation

/// The domain of the errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of a map's services.
public struct MKError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? MKError)?.code == code }
}
