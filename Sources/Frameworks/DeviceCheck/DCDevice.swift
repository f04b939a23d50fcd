import Foundation
import PhoneSimulation

/// The domain of the errors.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// Why a phone is not attested.
public struct DCError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknownSystemFailure = 0
    case featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { DCErrorDomain }
  public var errorCode: Int { code.rawValue }
}

private struct DeviceTokens: PhoneValue {
  var token: Data?
}

extension SimulatedPhone {
  /// The token of the phone; `nil`, as at first, for a phone that is not supported, such as a simulator.
  public var deviceCheckToken: Data? {
    get { self[DeviceTokens.self].token }
    set { update(DeviceTokens.self) { $0.token = newValue } }
  }
}

/// Makes tokens for servers.
// @unchecked: there is nothing to change.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let only = DCDevice()

  open class var current: DCDevice { only }
  open var isSupported: Bool { SimulatedPhone.current.deviceCheckToken != nil }

  /// Makes a token, soon on the main thread.
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    let (phone, callback) = (SimulatedPhone.current, Callback(completion))
    phone.record("DeviceCheck", "makes a token")
    phone.runSoon(named: "a token") {
      let token = phone.deviceCheckToken
      callback.call(token, token == nil ? DCError(.featureUnsupported) : nil)
    }
  }

  /// Makes a token.
  ///
  /// - Throws: ``DCError`` if the phone is not supported.
  open func generateToken() async throws -> Data {
    SimulatedPhone.current.record("DeviceCheck", "makes a token")
    guard let token = SimulatedPhone.current.deviceCheckToken else {
      throw DCError(.featureUnsupported)
    }
    return token
  }
}
