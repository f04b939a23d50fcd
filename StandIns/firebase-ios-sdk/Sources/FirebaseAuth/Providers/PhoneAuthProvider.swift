import Foundation
import PhoneSimulation

/// Signs in with a code that comes as a message. It is the one of the phone (`SimulatedPhone.firebaseSMSCode`).
// @unchecked: it has no values.
open class PhoneAuthProvider: NSObject, @unchecked Sendable {
  public static let id = "phone"

  open class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }

  open class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

  /// Sends a code to a phone number.
  open func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
    completion: (@MainActor (String?, (any Error)?) -> Void)?
  ) {
    Auth.request(
      "asks for a code for \(phoneNumber)",
      { id, error in
        MainActor.assumeIsolated { completion?(id, error) }
      }
    ) { try Self.sendCode(to: phoneNumber) }
  }

  /// Sends a code to a phone number.
  open func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil
  ) async throws -> String {
    try await Auth.request("asks for a code for \(phoneNumber)") { try Self.sendCode(to: phoneNumber) }
  }

  private static func sendCode(to number: String) throws -> String {
    if number.isEmpty { throw AuthErrorCode.missingPhoneNumber.error() }
    let digits = number.filter { !" -()".contains($0) }
    guard digits.hasPrefix("+"), digits.dropFirst().allSatisfy(\.isNumber), digits.count > 7 else {
      throw AuthErrorCode.invalidPhoneNumber.error()
    }
    let phone = SimulatedPhone.current
    let id = phone.firebaseID(40)
    phone.update(AuthData.self) { $0.verifications[id] = digits }
    return id
  }

  /// The credential of a code.
  open func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
    PhoneAuthCredential(provider: Self.id, proof: .code(verificationID: verificationID, code: verificationCode))
  }
}
