import Foundation
import PhoneSimulation

/// A closure that learns who is signed in.
public typealias AuthStateDidChangeListenerBlock = (Auth, User?) -> Void
/// What ends a listener.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol
/// What ends a listener.
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol

/// Signs people in. The accounts are in the memory of the phone (`SimulatedPhone.firebaseAccounts`).
///
/// Answers come at the next turn of the screen's clock. As in Firebase's emulator, an unknown address is an error of its
/// own (`userNotFound`).
// @unchecked: what changes is in the phone.
open class Auth: NSObject, @unchecked Sendable {
  private static let only = Auth()

  private override init() {}

  private var phone: SimulatedPhone { .current }

  /// The default app's accounts.
  open class func auth() -> Auth {
    _ = FirebaseApp.configured(for: "Auth.auth()")
    return only
  }

  /// An app's accounts: all apps share them.
  open class func auth(app: FirebaseApp) -> Auth { only }

  /// The app of the accounts.
  public var app: FirebaseApp? { .app() }

  /// The person who is signed in.
  public var currentUser: User? { phone[AuthData.self].user }

  open var languageCode: String?
  open var settings: AuthSettings? = AuthSettings()
  open var tenantID: String?
  open var customAuthDomain: String?
  open var shareAuthStateAcrossDevices = false
  public internal(set) var userAccessGroup: String?
  open var apnsToken: Data?

  public static let authStateDidChangeNotification = Notification.Name("FIRAuthStateDidChangeNotification")

  // MARK: - Listeners

  /// Tells a closure who is signed in: at the next turn of the screen's clock, and after each change.
  @discardableResult
  open func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
    add(listener, isForTokens: false)
  }

  open func removeStateDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
    phone.update(AuthData.self) { data in data.listeners.removeAll { $0.id == ObjectIdentifier(listenerHandle) } }
  }

  /// Tells a closure who is signed in, also if the same person has a new token.
  @discardableResult
  open func addIDTokenDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
    add(listener, isForTokens: true)
  }

  open func removeIDTokenDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
    removeStateDidChangeListener(listenerHandle)
  }

  private func add(_ listener: @escaping (Auth, User?) -> Void, isForTokens: Bool) -> any NSObjectProtocol {
    let handle = ListenerHandle()
    phone.update(AuthData.self) {
      $0.listeners.append(
        AuthData.Listener(
          id: ObjectIdentifier(handle), isForTokens: isForTokens, body: FirebaseListener(listener), known: nil))
      // The listener is known by it.
      handles.append(handle)
    }
    Self.notify()
    return handle
  }

  private final class ListenerHandle: NSObject {}

  /// All handles: an object of the same address would be taken for another one's listener.
  private var handles: [ListenerHandle] = []

  // MARK: - Signing in

  open func signIn(
    withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Self.request("signs in \(email)", completion) { try Self.signInWithPassword(email, password) }
  }

  @discardableResult
  open func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
    try await Self.request("signs in \(email)") { try Self.signInWithPassword(email, password) }
  }

  open func signIn(
    withEmail email: String, link: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    signIn(with: EmailAuthProvider.credential(withEmail: email, link: link), completion: completion)
  }

  @discardableResult
  open func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
    try await signIn(with: EmailAuthProvider.credential(withEmail: email, link: link))
  }

  open func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
    Self.request("signs in with \(credential.provider)", completion) { try Self.signIn(with: credential) }
  }

  @discardableResult
  open func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    try await Self.request("signs in with \(credential.provider)") { try Self.signIn(with: credential) }
  }

  open func signIn(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
    completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) {
    provider.getCredentialWith(uiDelegate) { credential, error in
      guard let credential else { return completion?(nil, error) ?? () }
      self.signIn(with: credential, completion: completion)
    }
  }

  @discardableResult
  open func signIn(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
  ) async throws -> AuthDataResult {
    try await withCheckedThrowingContinuation { continuation in
      signIn(with: provider, uiDelegate: uiDelegate) { result, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(result ?? AuthDataResult.empty))
      }
    }
  }

  open func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
    Self.request("signs in anonymously", completion) { Self.anonymous() }
  }

  @discardableResult
  open func signInAnonymously() async throws -> AuthDataResult {
    try await Self.request("signs in anonymously") { Self.anonymous() }
  }

  private static func anonymous() -> AuthDataResult {
    // The same person again.
    if let user = auth().currentUser, user.isAnonymous { return signedIn(user.uid, isNew: false, provider: nil) }
    return create({ $0.isAnonymous = true }, provider: nil)
  }

  /// Signs in with a token of the app's own server: its text is the identifier of the account.
  open func signIn(
    withCustomToken token: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Self.request("signs in with a custom token", completion) { try Self.custom(token) }
  }

  /// Signs in with a token of the app's own server: its text is the identifier of the account.
  @discardableResult
  open func signIn(withCustomToken token: String) async throws -> AuthDataResult {
    try await Self.request("signs in with a custom token") { try Self.custom(token) }
  }

  private static func custom(_ token: String) throws -> AuthDataResult {
    if token.isEmpty { throw AuthErrorCode.invalidCustomToken.error() }
    let uid = TokenContents(token).subject
    if account(uid) != nil { return signedIn(uid, isNew: false, provider: nil) }
    SimulatedPhone.current.update(AuthData.self) { $0.accounts.append(FirebaseAccount(uid: uid)) }
    return signedIn(uid, isNew: true, provider: nil)
  }

  open func createUser(
    withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Self.request("creates an account for \(email)", completion) { try Self.create(email, password) }
  }

  @discardableResult
  open func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
    try await Self.request("creates an account for \(email)") { try Self.create(email, password) }
  }

  private static func create(_ email: String, _ password: String) throws -> AuthDataResult {
    try checkEmail(email)
    try checkPassword(password)
    try checkUnused(email)
    return create({ ($0.email, $0.password) = (email, password) }, provider: EmailAuthProvider.id)
  }

  /// Signs out. On a phone it throws if the keychain fails, which does not happen here.
  open func signOut() throws {
    phone.record("FirebaseAuth", "signs out")
    Self.forgetUser()
  }

  static func forgetUser() {
    let phone = SimulatedPhone.current
    phone.update(AuthData.self) { $0.user = nil }
    phone.firebaseUserID = nil
    notify()
  }

  open func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {
    Self.request("signs in another account", completion) {
      guard let user else { throw AuthErrorCode.nullUser.error() }
      _ = Self.signedIn(user.uid, isNew: false, provider: nil)
    }
  }

  open func updateCurrentUser(_ user: User) async throws {
    try await Self.request("signs in another account") { _ = Self.signedIn(user.uid, isNew: false, provider: nil) }
  }

  // MARK: - E-mails

  open func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
    Self.request("asks how \(email) signs in", completion) { try Self.methods(email) }
  }

  open func fetchSignInMethods(forEmail email: String) async throws -> [String] {
    try await Self.request("asks how \(email) signs in") { try Self.methods(email) }
  }

  private static func methods(_ email: String) throws -> [String] {
    try checkEmail(email)
    let accounts = SimulatedPhone.current.firebaseAccounts.filter { $0.email?.lowercased() == email.lowercased() }
    return accounts.flatMap { ($0.password == nil ? [] : [EmailAuthProvider.id]) + $0.providers.keys.sorted() }
  }

  open func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
    sendPasswordReset(withEmail: email, actionCodeSettings: nil, completion: completion)
  }

  open func sendPasswordReset(
    withEmail email: String, actionCodeSettings: ActionCodeSettings?, completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.request("asks to reset the password of \(email)", completion) { try Self.send(.passwordReset, to: email) }
  }

  open func sendPasswordReset(
    withEmail email: String, actionCodeSettings: ActionCodeSettings? = nil
  ) async throws {
    try await Self.request("asks to reset the password of \(email)") { try Self.send(.passwordReset, to: email) }
  }

  open func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.request("asks for a link for \(email)", completion) { try Self.send(.emailLink, to: email) }
  }

  open func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings) async throws {
    try await Self.request("asks for a link for \(email)") { try Self.send(.emailLink, to: email) }
  }

  /// Whether a link is one with which a person signs in.
  open func isSignIn(withEmailLink link: String) -> Bool { ActionCodeURL(link: link)?.operation == .emailLink }

  open func confirmPasswordReset(
    withCode code: String, newPassword: String, completion: @escaping ((any Error)?) -> Void
  ) {
    Self.request("resets a password", completion) { try Self.reset(code, newPassword) }
  }

  open func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
    try await Self.request("resets a password") { try Self.reset(code, newPassword) }
  }

  private static func reset(_ code: String, _ password: String) throws {
    try checkPassword(password)
    let message = try use(code, for: .passwordReset)
    change(message.uid) { $0.password = password }
  }

  open func verifyPasswordResetCode(_ code: String, completion: @escaping (String?, (any Error)?) -> Void) {
    Self.request("checks a code", completion) { try Self.message(code).email }
  }

  open func verifyPasswordResetCode(_ code: String) async throws -> String {
    try await Self.request("checks a code") { try Self.message(code).email }
  }

  open func checkActionCode(_ code: String, completion: @escaping (ActionCodeInfo?, (any Error)?) -> Void) {
    Self.request("checks a code", completion) { try ActionCodeInfo(Self.message(code)) }
  }

  open func checkActionCode(_ code: String) async throws -> ActionCodeInfo {
    try await Self.request("checks a code") { try ActionCodeInfo(Self.message(code)) }
  }

  open func applyActionCode(_ code: String, completion: @escaping ((any Error)?) -> Void) {
    Self.request("uses a code", completion) { try Self.apply(code) }
  }

  open func applyActionCode(_ code: String) async throws {
    try await Self.request("uses a code") { try Self.apply(code) }
  }

  // MARK: - Other

  open func useAppLanguage() { languageCode = Locale.current.language.languageCode?.identifier }

  /// Has no effect: the accounts are in memory anyway.
  open func useEmulator(withHost host: String, port: Int) {}

  open func useUserAccessGroup(_ accessGroup: String?) throws { userAccessGroup = accessGroup }

  open func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? { currentUser }

  open func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }

  /// No notification is Firebase's here.
  open func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }

  /// No address is Firebase's here.
  open func canHandle(_ url: URL) -> Bool { false }

  open func revokeToken(
    withAuthorizationCode authorizationCode: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.request("revokes a token of Apple", completion) {}
  }

  open func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
    try await Self.request("revokes a token of Apple") {}
  }
}

extension Notification.Name {
  /// Posted after a change of who is signed in.
  public static let AuthStateDidChange = Auth.authStateDidChangeNotification
}

/// The kind of a token for notifications.
public enum AuthAPNSTokenType: Int, Sendable {
  case unknown, sandbox, prod
}

/// Settings for tests of an app.
// @unchecked: it has no effect.
open class AuthSettings: NSObject, @unchecked Sendable {
  /// Has no effect: nothing verifies the app.
  open var isAppVerificationDisabledForTesting = false
}
