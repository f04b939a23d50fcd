import FlowUIKit
import Foundation
import PhoneSimulation

/// The domain of the errors of signing in.
public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

/// Why a person has not signed in.
public struct GIDSignInError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown = -1
    case keychain = -2
    case hasNoAuthInKeychain = -4
    case canceled = -5
    case EMM = -6
    case ambiguousClaims = -7
    case scopesAlreadyGranted = -8
    case mismatchWithCurrentUser = -9
    case jsonSerializationFailure = -10
    case refreshTokenExpired = -11

    /// Whether an error is one of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      error._domain == kGIDSignInErrorDomain && error._code == code.rawValue
    }

    var error: NSError {
      NSError(
        domain: kGIDSignInErrorDomain, code: rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Nobody has signed in with Google: \(self)."])
    }
  }

  public let code: Code

  public static let unknown = Code.unknown
  public static let hasNoAuthInKeychain = Code.hasNoAuthInKeychain
  public static let canceled = Code.canceled
}

/// Signs in with Google. The phone answers for the person, without a page (`SimulatedPhone.googleAccount`).
// @unchecked: what changes is in the phone.
public final class GIDSignIn: NSObject, @unchecked Sendable {
  public static let sharedInstance = GIDSignIn()

  private override init() {}

  private var phone: SimulatedPhone { .current }

  public var currentUser: GIDGoogleUser? { phone[GoogleData.self].user }

  /// What Google knows the app by: at first what is in the app's information list.
  public var configuration: GIDConfiguration? {
    get {
      phone[GoogleData.self].configuration
        ?? (Bundle.main.object(forInfoDictionaryKey: "GIDClientID") as? String).map { GIDConfiguration(clientID: $0) }
    }
    set { phone.update(GoogleData.self) { $0.configuration = newValue } }
  }

  /// Whether an address is one of a page that signs in. There are no pages here.
  @discardableResult
  public func handle(_ url: URL) -> Bool { false }

  public func hasPreviousSignIn() -> Bool { phone.hasPreviousGoogleSignIn }

  // MARK: - Signing in

  private func signedIn(_ scopes: [String]) throws -> GIDSignInResult {
    let phone = phone
    guard phone.network.isConnected else { throw GIDSignInError.unknown.error }
    guard let account = phone.googleAccount, !phone.declinesGoogleSignIn else { throw GIDSignInError.canceled.error }
    return GIDSignInResult(user: remember(account, scopes), serverAuthCode: nil)
  }

  private func remember(_ account: PhoneGoogleAccount, _ scopes: [String]) -> GIDGoogleUser {
    let user = GIDGoogleUser(
      account, configuration ?? GIDConfiguration(clientID: "sample"), scopes: ["email", "profile", "openid"] + scopes,
      at: phone.now)
    phone.update(GoogleData.self) { ($0.user, $0.isRemembered) = (user, true) }
    return user
  }

  private func restored() throws -> GIDGoogleUser {
    guard hasPreviousSignIn(), let account = phone.googleAccount else {
      throw GIDSignInError.hasNoAuthInKeychain.error
    }
    return remember(account, [])
  }

  private func answer<Value>(
    _ act: String, _ completion: ((Value?, (any Error)?) -> Void)?, _ make: @escaping () throws -> Value
  ) {
    let phone = phone
    phone.record("GoogleSignIn", act)
    nonisolated(unsafe) let (completion, make) = (completion, make)
    phone.runSoon(named: "a sign-in with Google") {
      phone.use {
        do { completion?(try make(), nil) } catch { completion?(nil, error) }
      }
    }
  }

  private func answer<Value: Sendable>(_ act: String, _ make: @escaping () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      answer(
        act,
        { value, error in
          if let value {
            continuation.resume(returning: value)
          } else {
            continuation.resume(throwing: error ?? GIDSignInError.unknown.error)
          }
        }, make)
    }
  }

  private func ask(_ scopes: [String]?, _ completion: ((GIDSignInResult?, (any Error)?) -> Void)?) {
    warnWithoutConfiguration()
    answer("asks to sign in", completion) { try self.signedIn(scopes ?? []) }
  }

  private func ask(_ scopes: [String]?) async throws -> GIDSignInResult {
    warnWithoutConfiguration()
    return try await answer("asks to sign in") { try self.signedIn(scopes ?? []) }
  }

  private func warnWithoutConfiguration() {
    if configuration != nil { return }
    phone.warn(
      "GIDSignIn has no configuration, and the information list has no GIDClientID, which ends an app on a phone. It "
        + "goes on with a sample value.")
  }

  public func signIn(
    withPresenting presentingViewController: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    ask(nil, completion)
  }

  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    ask(nil, completion)
  }

  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    ask(additionalScopes, completion)
  }

  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
    nonce: String?, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    ask(additionalScopes, completion)
  }

  /// As earlier versions have it.
  public func signIn(
    with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
    callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
  ) {
    self.configuration = configuration
    answer("asks to sign in", callback) { try self.signedIn([]).user }
  }

  /// Signs in.
  ///
  /// - Throws: An error of ``GIDSignInError``.
  @discardableResult
  public func signIn(withPresenting presentingViewController: UIViewController) async throws -> GIDSignInResult {
    try await ask(nil)
  }

  @discardableResult
  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?
  ) async throws -> GIDSignInResult {
    try await ask(nil)
  }

  @discardableResult
  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?
  ) async throws -> GIDSignInResult {
    try await ask(additionalScopes)
  }

  @discardableResult
  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
    nonce: String?
  ) async throws -> GIDSignInResult {
    try await ask(additionalScopes)
  }

  public func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {
    answer("restores a sign-in", completion) { try self.restored() }
  }

  /// Signs in the person of an earlier launch.
  ///
  /// - Throws: An error of ``GIDSignInError`` if there is none.
  @discardableResult
  public func restorePreviousSignIn() async throws -> GIDGoogleUser {
    try await answer("restores a sign-in") { try self.restored() }
  }

  // MARK: - Signing out

  public func signOut() {
    phone.record("GoogleSignIn", "signs out")
    phone.update(GoogleData.self) { ($0.user, $0.isRemembered) = (nil, false) }
  }

  public func disconnect(completion: (((any Error)?) -> Void)? = nil) {
    signOut()
    answer("disconnects", { (_: Void?, error) in completion?(error) }) {}
  }

  public func disconnect() async throws { signOut() }
}
