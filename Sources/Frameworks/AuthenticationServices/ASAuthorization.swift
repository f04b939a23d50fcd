import FlowUIKit
import PhoneSimulation

/// A provider that an app asks for the person.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What an app gets of a person.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// An answer of a provider.
open class ASAuthorization: NSObject {
  /// What an app asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// The domain of the errors.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why there is no answer.
public struct ASAuthorizationError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { ASAuthorizationErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var unknown: Code { .unknown }
}

extension ASAuthorizationError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}

/// A question of an app.
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A question for an Apple Account.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}

/// A question for an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

/// Asks for the Apple Account of the phone (`SimulatedPhone.appleAccount`).
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether an app may use an account.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  /// Sent when the person ends the use of the account; a test may post it.
  public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevoked")

  public override init() { super.init() }

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    let (phone, callback) = (SimulatedPhone.current, Callback(completion))
    phone.runSoon(named: "the state of an account") { callback.call(Self.state(of: userID, on: phone), nil) }
  }

  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    Self.state(of: userID, on: .current)
  }

  private static func state(of user: String, on phone: SimulatedPhone) -> CredentialState {
    guard let account = phone.appleAccount, account.user == user else { return .notFound }
    return account.isRevoked ? .revoked : .authorized
  }
}

/// An Apple Account, as an app gets it.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?
  public var realUserStatus: ASUserDetectionStatus { .likelyReal }

  init(_ account: PhoneAccount, for request: ASAuthorizationAppleIDRequest) {
    let scopes = request.requestedScopes ?? []
    user = account.user
    state = request.state
    authorizedScopes = scopes
    authorizationCode = Data("code of \(account.user)".utf8)
    identityToken = Data("token of \(account.user)".utf8)
    email = scopes.contains(.email) ? account.email : nil
    var name = PersonNameComponents()
    if scopes.contains(.fullName) {
      name.givenName = account.givenName
      name.familyName = account.familyName
    }
    fullName = name
  }
}

/// Whether an account seems to be a person's.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

/// A password of the keychain, as an app gets it.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String

  /// Creates a credential.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
