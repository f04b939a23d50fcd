import Foundation
import PhoneSimulation

/// A key for an account that the phone keeps instead of a password.
public struct PhonePasskey: Hashable, Sendable {
  /// The domain of the account.
  public var domain: String
  /// The name of the account.
  public var name: String
  public var userID: Data
  public var credentialID: Data

  /// Creates a passkey.
  public init(domain: String, name: String, userID: Data) {
    self.domain = domain
    self.name = name
    self.userID = userID
    credentialID = Data("passkey of \(name) at \(domain)".utf8)
  }
}

/// A request that is answered with a key pair.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String, userID: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    self.name = name
    self.userID = userID
    super.init(provider: provider)
  }
}

/// A request that is answered with the proof that the phone has a key.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// The identifier of a key.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  open var credentialID: Data

  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// Asks for the passkeys of the phone (`SimulatedPhone.passkeys`).
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The domain of the accounts.
  public let relyingPartyIdentifier: String

  /// Creates a provider.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// Creates a request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      self, challenge: challenge, name: name, userID: userID)
  }

  /// Creates a request to sign in with a passkey.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge)
  }
}

/// A passkey, as an app gets it. Its signatures are texts, which no server takes.
open class ASAuthorizationPlatformPublicKeyCredential: NSObject, ASAuthorizationCredential {
  public let credentialID: Data
  public let rawClientDataJSON: Data

  init(_ passkey: PhonePasskey, challenge: Data) {
    credentialID = passkey.credentialID
    rawClientDataJSON = Data(
      #"{"challenge":"\#(challenge.base64EncodedString())","origin":"https://\#(passkey.domain)"}"#.utf8)
  }
}

/// A new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: ASAuthorizationPlatformPublicKeyCredential {
  open var rawAttestationObject: Data? { Data("attestation of \(credentialID.count) bytes".utf8) }
}

/// The proof that the phone has a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: ASAuthorizationPlatformPublicKeyCredential {
  /// Who signs in. Optional on Apple's systems only for Objective-C.
  public let userID: Data!
  open var signature: Data! { Data("signature".utf8) }
  open var rawAuthenticatorData: Data! { Data("authenticator".utf8) }

  override init(_ passkey: PhonePasskey, challenge: Data) {
    userID = passkey.userID
    super.init(passkey, challenge: challenge)
  }
}

/// A request for a password of the keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Asks for a password that the phone keeps (`SimulatedPhone.savedPassword`).
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() { super.init() }

  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
