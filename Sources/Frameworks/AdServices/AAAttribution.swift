import Foundation
import PhoneSimulation

/// The domain of the errors.
public let AAAttributionErrorDomain = "AAAttributionErrorDomain"

/// Why there is no token.
public struct AAAttributionError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case networkError = 1
    case internalError, platformNotSupported
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { AAAttributionErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var networkError: Code { .networkError }
  public static var internalError: Code { .internalError }
  public static var platformNotSupported: Code { .platformNotSupported }
}

private struct AttributionToken: PhoneValue {
  var token: String?
}

extension SimulatedPhone {
  /// The token by which Apple tells which advertisement an installation is from; `nil`, as at first, for a phone that
  /// gets none, such as a simulator.
  public var attributionToken: String? {
    get { self[AttributionToken.self].token }
    set { update(AttributionToken.self) { $0.token = newValue } }
  }
}

/// Asks which advertisement an installation is from.
open class AAAttribution: NSObject {
  /// The token for Apple's server.
  ///
  /// - Throws: ``AAAttributionError``: `networkError` without a connection, `platformNotSupported` if the phone gets no
  ///   token.
  open class func attributionToken() throws -> String {
    let phone = SimulatedPhone.current
    phone.record("AdServices", "asks for the token of the advertisement")
    guard phone.network.isConnected else { throw AAAttributionError(.networkError) }
    guard let token = phone.attributionToken else { throw AAAttributionError(.platformNotSupported) }
    return token
  }
}
