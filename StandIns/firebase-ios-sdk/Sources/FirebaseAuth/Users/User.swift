import Foundation
import PhoneSimulation

/// What is known of a person at a provider.
public protocol UserInfo: NSObjectProtocol {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}

/// A person with an account.
///
/// Its values are those of the account when it was last read: when the person signed in, or the app called `reload()`, or
/// changed a value itself.
// @unchecked: the main actor alone changes its values, when answers come.
open class User: NSObject, UserInfo, @unchecked Sendable {
  public let uid: String
  private var account: FirebaseAccount

  init(uid: String) {
    self.uid = uid
    account = Auth.account(uid) ?? FirebaseAccount(uid: uid)
  }

  /// Reads the account.
  func refresh() {
    if let known = Auth.account(uid) { account = known }
  }

  open var providerID: String { "Firebase" }
  open var displayName: String? { account.displayName }
  open var photoURL: URL? { account.photoURL }
  open var email: String? { account.email }
  open var phoneNumber: String? { account.phoneNumber }
  public var isAnonymous: Bool { account.isAnonymous }
  public var isEmailVerified: Bool { account.isEmailVerified }
  public var tenantID: String? { nil }
  open var refreshToken: String? { "refresh-token.\(uid)" }
  public var metadata: UserMetadata {
    UserMetadata(creationDate: account.creationDate, lastSignInDate: account.lastSignInDate)
  }

  /// The ways in which the person signs in.
  open var providerData: [any UserInfo] {
    var ids: [(String, String)] = account.providers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    if let email = account.email, account.password != nil { ids.insert((EmailAuthProvider.id, email), at: 0) }
    if let number = account.phoneNumber { ids.append((PhoneAuthProvider.id, number)) }
    return ids.map { ProviderInfo(providerID: $0.0, uid: $0.1, account: account) }
  }

  // MARK: - Changes

  private func request(_ act: String, _ completion: (((any Error)?) -> Void)?, _ body: @escaping () throws -> Void) {
    Auth.request(act, completion) { try self.checked(body) }
  }

  private func request(_ act: String, _ body: @escaping () throws -> Void) async throws {
    try await Auth.request(act) { try self.checked(body) }
  }

  private func checked<Value>(_ body: () throws -> Value) throws -> Value {
    guard let account = Auth.account(uid) else { throw AuthErrorCode.userNotFound.error() }
    if account.isDisabled { throw AuthErrorCode.userDisabled.error() }
    let value = try body()
    refresh()
    return value
  }

  /// What changes how a person signs in needs a sign-in of the last five minutes.
  private func checkRecentSignIn() throws {
    let last = Auth.account(uid)?.lastSignInDate ?? .distantPast
    if SimulatedPhone.current.now.timeIntervalSince(last) > 300 { throw AuthErrorCode.requiresRecentLogin.error() }
  }

  open func reload(completion: (((any Error)?) -> Void)? = nil) { request("reads the account", completion) {} }

  open func reload() async throws { try await request("reads the account") {} }

  open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }

  func change(_ act: String, _ completion: (((any Error)?) -> Void)?, _ body: @escaping (inout FirebaseAccount) -> Void)
  {
    request(act, completion) { Auth.change(self.uid, body) }
  }

  private func setEmail(_ email: String) throws {
    try checkRecentSignIn()
    try Auth.checkEmail(email)
    if email.lowercased() != account.email?.lowercased() { try Auth.checkUnused(email) }
    Auth.change(uid) { ($0.email, $0.isEmailVerified) = (email, false) }
  }

  open func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
    request("changes the email address to \(email)", completion) { try self.setEmail(email) }
  }

  open func updateEmail(to email: String) async throws {
    try await request("changes the email address to \(email)") { try self.setEmail(email) }
  }

  private func setPassword(_ password: String) throws {
    try checkRecentSignIn()
    try Auth.checkPassword(password)
    Auth.change(uid) { $0.password = password }
  }

  open func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
    request("changes the password", completion) { try self.setPassword(password) }
  }

  open func updatePassword(to password: String) async throws {
    try await request("changes the password") { try self.setPassword(password) }
  }

  private func adopt(_ credential: AuthCredential) throws {
    guard var account = Auth.account(uid) else { throw AuthErrorCode.userNotFound.error() }
    try Auth.adopt(credential, in: &account)
    Auth.change(uid) { $0 = account }
  }

  open func updatePhoneNumber(_ credential: PhoneAuthCredential, completion: (((any Error)?) -> Void)? = nil) {
    request("changes the phone number", completion) { try self.adopt(credential) }
  }

  open func updatePhoneNumber(_ credential: PhoneAuthCredential) async throws {
    try await request("changes the phone number") { try self.adopt(credential) }
  }

  private func remove() throws {
    try checkRecentSignIn()
    SimulatedPhone.current.update(AuthData.self) { data in data.accounts.removeAll { $0.uid == uid } }
    Auth.forgetUser()
  }

  /// Deletes the account, and signs the person out.
  open func delete(completion: (((any Error)?) -> Void)? = nil) {
    request("deletes the account", completion) { try self.remove() }
  }

  /// Deletes the account, and signs the person out.
  open func delete() async throws { try await request("deletes the account") { try self.remove() } }

  // MARK: - E-mails

  private func sendVerification() throws { try Auth.send(.verifyEmail, to: account.email ?? "", uid: uid) }

  open func sendEmailVerification(
    with actionCodeSettings: ActionCodeSettings? = nil, completion: (((any Error)?) -> Void)? = nil
  ) {
    request("asks to verify the email address", completion) { try self.sendVerification() }
  }

  open func sendEmailVerification(with actionCodeSettings: ActionCodeSettings? = nil) async throws {
    try await request("asks to verify the email address") { try self.sendVerification() }
  }

  open func sendEmailVerification(
    beforeUpdatingEmail email: String, actionCodeSettings: ActionCodeSettings? = nil,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    request("asks to change the email address to \(email)", completion) {
      try Auth.send(.verifyAndChangeEmail, to: email, uid: self.uid)
    }
  }

  open func sendEmailVerification(
    beforeUpdatingEmail newEmail: String, actionCodeSettings: ActionCodeSettings? = nil
  ) async throws {
    try await request("asks to change the email address to \(newEmail)") {
      try Auth.send(.verifyAndChangeEmail, to: newEmail, uid: self.uid)
    }
  }

  // MARK: - Credentials

  private func reauthenticated(_ credential: AuthCredential) throws -> AuthDataResult {
    guard let owner = try Auth.owner(of: credential), owner.uid == uid else {
      throw AuthErrorCode.userMismatch.error()
    }
    return Auth.signedIn(uid, isNew: false, provider: credential.provider)
  }

  open func reauthenticate(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Auth.request("signs in again with \(credential.provider)", completion) { try self.reauthenticated(credential) }
  }

  @discardableResult
  open func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    try await Auth.request("signs in again with \(credential.provider)") { try self.reauthenticated(credential) }
  }

  private func linked(_ credential: AuthCredential) throws -> AuthDataResult {
    guard let own = Auth.account(uid) else { throw AuthErrorCode.userNotFound.error() }
    if providerData.contains(where: { $0.providerID == credential.provider }) {
      throw AuthErrorCode.providerAlreadyLinked.error()
    }
    if case .password = credential.proof {
      // Its address must be new, which `adopt` checks.
    } else if let owner = try Auth.owner(of: credential), owner.uid != own.uid {
      throw AuthErrorCode.credentialAlreadyInUse.error(email: owner.email)
    }
    try adopt(credential)
    return Auth.signedIn(uid, isNew: false, provider: credential.provider)
  }

  open func link(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
    Auth.request("adds \(credential.provider) to the account", completion) { try self.linked(credential) }
  }

  @discardableResult
  open func link(with credential: AuthCredential) async throws -> AuthDataResult {
    try await Auth.request("adds \(credential.provider) to the account") { try self.linked(credential) }
  }

  private func unlinked(_ provider: String) throws -> User {
    guard providerData.contains(where: { $0.providerID == provider }) else {
      throw AuthErrorCode.noSuchProvider.error()
    }
    Auth.change(uid) { account in
      account.providers[provider] = nil
      if provider == EmailAuthProvider.id { account.password = nil }
      if provider == PhoneAuthProvider.id { account.phoneNumber = nil }
    }
    refresh()
    return self
  }

  open func unlink(fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil) {
    Auth.request("removes \(provider) from the account", completion) { try self.unlinked(provider) }
  }

  @discardableResult
  open func unlink(fromProvider provider: String) async throws -> User {
    try await Auth.request("removes \(provider) from the account") { try self.unlinked(provider) }
  }

  // MARK: - Tokens

  private func token(_ isNew: Bool) throws -> AuthTokenResult {
    try checked {
      let now = SimulatedPhone.current.now
      if isNew { Auth.notify(isForTokens: true) }
      return AuthTokenResult(account, provider: providerData.first?.providerID, at: now)
    }
  }

  open func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
    getIDTokenForcingRefresh(false, completion: completion)
  }

  open func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)?) {
    Auth.request("asks for a token", completion) { try self.token(forceRefresh).token }
  }

  open func getIDToken(forcingRefresh forceRefresh: Bool = false) async throws -> String {
    try await Auth.request("asks for a token") { try self.token(forceRefresh).token }
  }

  open func idTokenForcingRefresh(_ forceRefresh: Bool) async throws -> String {
    try await getIDToken(forcingRefresh: forceRefresh)
  }

  open func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
    getIDTokenResult(forcingRefresh: false, completion: completion)
  }

  open func getIDTokenResult(forcingRefresh: Bool, completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
    Auth.request("asks for a token", completion) { try self.token(forcingRefresh) }
  }

  open func getIDTokenResult(forcingRefresh forceRefresh: Bool = false) async throws -> AuthTokenResult {
    try await Auth.request("asks for a token") { try self.token(forceRefresh) }
  }
}

/// What is known of a person at one provider.
private final class ProviderInfo: NSObject, UserInfo {
  let providerID: String
  let uid: String
  private let account: FirebaseAccount

  init(providerID: String, uid: String, account: FirebaseAccount) {
    self.providerID = providerID
    self.uid = uid
    self.account = account
  }

  var displayName: String? { account.displayName }
  var photoURL: URL? { account.photoURL }
  var email: String? { account.email }
  var phoneNumber: String? { account.phoneNumber }
}
