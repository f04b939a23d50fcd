import Foundation
import PhoneSimulation

/// Attests to servers that an app is unchanged. A simulator cannot do that, and neither can the phone here: each request
/// fails.
// @unchecked: there is nothing to change.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let only = DCAppAttestService()

  open class var shared: DCAppAttestService { only }
  open var isSupported: Bool { false }

  private func refuse<Value>(_ act: String) throws -> Value {
    SimulatedPhone.current.record("DeviceCheck", act)
    throw DCError(.featureUnsupported)
  }

  private func refuse<Value>(_ act: String, _ completion: @escaping (Value?, (any Error)?) -> Void) {
    let (phone, callback) = (SimulatedPhone.current, Callback(completion))
    phone.record("DeviceCheck", act)
    phone.runSoon(named: "an attestation") { callback.call(nil, DCError(.featureUnsupported)) }
  }

  /// Makes a key.
  ///
  /// - Throws: ``DCError``: `featureUnsupported`.
  open func generateKey() async throws -> String { try refuse("makes a key") }

  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    refuse("makes a key", completionHandler)
  }

  /// Attests a key.
  ///
  /// - Throws: ``DCError``: `featureUnsupported`.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { try refuse("attests a key") }

  open func attestKey(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { refuse("attests a key", completionHandler) }

  /// Signs a request with a key.
  ///
  /// - Throws: ``DCError``: `featureUnsupported`.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    try refuse("signs a request")
  }

  open func generateAssertion(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { refuse("signs a request", completionHandler) }
}
