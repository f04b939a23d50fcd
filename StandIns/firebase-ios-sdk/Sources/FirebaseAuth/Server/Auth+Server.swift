import Foundation
import PhoneSimulation

// What the server answers.
extension Auth {
  /// Asks the server; the answer comes at the next turn of the screen's clock.
  ///
  /// - Parameter act: What the app does, for the record.
  static func request<Value>(
    _ act: String, _ completion: ((Value?, (any Error)?) -> Void)?, _ answer: @escaping () throws -> Value
  ) {
    let phone = SimulatedPhone.current
    phone.record("FirebaseAuth", act)
    FirebaseAnswer("an answer of Firebase Authentication", on: phone).give(to: completion) {
      try check(act, on: phone)
      return try answer()
    }
  }

  static func request(
    _ act: String, _ completion: (((any Error)?) -> Void)?, _ answer: @escaping () throws -> Void
  ) {
    request(act, completion.map { completion in { (_: Void?, error) in completion(error) } }, answer)
  }

  static func request<Value>(_ act: String, _ answer: @escaping () throws -> Value) async throws -> Value {
    let phone = SimulatedPhone.current
    phone.record("FirebaseAuth", act)
    return try await FirebaseAnswer("an answer of Firebase Authentication", on: phone).value {
      try check(act, on: phone)
      return try answer()
    }
  }

  private static func check(_ act: String, on phone: SimulatedPhone) throws {
    switch phone.refusal(.auth, .call, act) {
    case nil: break
    case .unavailable: throw AuthErrorCode.networkError.error()
    case .permissionDenied: throw AuthErrorCode.operationNotAllowed.error()
    case .error(let code): throw (AuthErrorCode(rawValue: code) ?? .internalError).error()
    }
  }

  // MARK: - Accounts

  private static var phone: SimulatedPhone { .current }

  static func account(_ uid: String) -> FirebaseAccount? { phone.firebaseAccounts.first { $0.uid == uid } }

  private static func account(ofEmail email: String) -> FirebaseAccount? {
    phone.firebaseAccounts.first { $0.email?.lowercased() == email.lowercased() }
  }

  static func checkEmail(_ email: String) throws {
    if email.isEmpty { throw AuthErrorCode.missingEmail.error() }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count != 2 || parts.contains(where: { $0.isEmpty || $0.contains(" ") }) {
      throw AuthErrorCode.invalidEmail.error()
    }
  }

  static func checkPassword(_ password: String) throws {
    if password.count < 6 { throw AuthErrorCode.weakPassword.error() }
  }

  static func checkUnused(_ email: String) throws {
    if account(ofEmail: email) != nil { throw AuthErrorCode.emailAlreadyInUse.error(email: email) }
  }

  /// Adds an account, and signs it in.
  static func create(_ make: (inout FirebaseAccount) -> Void, provider: String?) -> AuthDataResult {
    var account = FirebaseAccount(uid: phone.firebaseID(28))
    account.creationDate = phone.now
    make(&account)
    phone.update(AuthData.self) { $0.accounts.append(account) }
    return signedIn(account.uid, isNew: true, provider: provider)
  }

  /// Signs in an account.
  static func signedIn(_ uid: String, isNew: Bool, provider: String?) -> AuthDataResult {
    let now = phone.now
    change(uid) { $0.lastSignInDate = now }
    let known = phone[AuthData.self].user
    let user = known?.uid == uid ? known ?? User(uid: uid) : User(uid: uid)
    phone.update(AuthData.self) { $0.user = user }
    user.refresh()
    phone.firebaseUserID = uid
    notify()
    let names = account(uid).flatMap { account in provider.map { ($0, account) } }
    return AuthDataResult(
      user: user,
      additionalUserInfo: AdditionalUserInfo(
        providerID: provider ?? "", profile: names?.1.displayName.map { ["name": $0] }, isNewUser: isNew))
  }

  /// Changes an account.
  static func change(_ uid: String, _ change: (inout FirebaseAccount) -> Void) {
    phone.update(AuthData.self) { data in
      guard let index = data.accounts.firstIndex(where: { $0.uid == uid }) else { return }
      change(&data.accounts[index])
    }
  }

  static func signInWithPassword(_ email: String, _ password: String) throws -> AuthDataResult {
    try signedIn(verified(email, password).uid, isNew: false, provider: EmailAuthProvider.id)
  }

  /// The account of an address and its password.
  private static func verified(_ email: String, _ password: String) throws -> FirebaseAccount {
    try checkEmail(email)
    guard let account = account(ofEmail: email) else { throw AuthErrorCode.userNotFound.error(email: email) }
    guard account.password == password else { throw AuthErrorCode.wrongPassword.error(email: email) }
    if account.isDisabled { throw AuthErrorCode.userDisabled.error(email: email) }
    return account
  }

  // MARK: - Credentials

  static func signIn(with credential: AuthCredential) throws -> AuthDataResult {
    if let account = try owner(of: credential) {
      if account.isDisabled { throw AuthErrorCode.userDisabled.error(email: account.email) }
      return signedIn(account.uid, isNew: false, provider: credential.provider)
    }
    if case .token(let contents) = credential.proof, let email = contents.email, account(ofEmail: email) != nil {
      throw AuthErrorCode.accountExistsWithDifferentCredential.error(email: email)
    }
    return try create({ try adopt(credential, in: &$0) }, credential: credential)
  }

  private static func create(
    _ make: (inout FirebaseAccount) throws -> Void, credential: AuthCredential
  ) throws -> AuthDataResult {
    var account = FirebaseAccount(uid: phone.firebaseID(28))
    try make(&account)
    return create(
      {
        let (uid, date) = ($0.uid, $0.creationDate)
        $0 = account
        ($0.uid, $0.creationDate) = (uid, date)
      }, provider: credential.provider)
  }

  /// The account that signs in with a credential; `nil` if there is none yet.
  static func owner(of credential: AuthCredential) throws -> FirebaseAccount? {
    switch credential.proof {
    case .password(let email, let password): return try verified(email, password)
    case .link(let email, let link):
      try checkEmail(email)
      _ = try use(ActionCodeURL(link: link)?.code ?? link, for: .emailLink)
      return account(ofEmail: email)
    case .token(let contents):
      return phone.firebaseAccounts.first { $0.providers[credential.provider] == contents.subject }
    case .code(let id, let code):
      let number = try number(id, code)
      return phone.firebaseAccounts.first { $0.phoneNumber == number }
    case .web:
      guard let account = phone.firebaseWebAccount else { throw AuthErrorCode.webContextCancelled.error() }
      return phone.firebaseAccounts.first { $0.uid == account.uid }
    }
  }

  /// Adds a credential to an account.
  static func adopt(_ credential: AuthCredential, in account: inout FirebaseAccount) throws {
    account.isAnonymous = false
    switch credential.proof {
    case .password(let email, let password):
      try checkEmail(email)
      try checkPassword(password)
      try checkUnused(email)
      (account.email, account.password) = (email, password)
    case .link(let email, _):
      account.email = email
      account.isEmailVerified = true
    case .token(let contents):
      account.providers[credential.provider] = contents.subject
      if account.email == nil {
        account.email = contents.email
        account.isEmailVerified = contents.email != nil
      }
      account.displayName = account.displayName ?? contents.name
      account.photoURL = account.photoURL ?? contents.picture
    case .code(let id, let code): account.phoneNumber = try number(id, code)
    case .web:
      guard let web = phone.firebaseWebAccount else { throw AuthErrorCode.webContextCancelled.error() }
      account.providers[credential.provider] = web.uid
      account.email = account.email ?? web.email
      account.displayName = account.displayName ?? web.displayName
    }
  }

  private static func number(_ id: String, _ code: String) throws -> String {
    if id.isEmpty { throw AuthErrorCode.missingVerificationID.error() }
    if code.isEmpty { throw AuthErrorCode.missingVerificationCode.error() }
    guard let number = phone[AuthData.self].verifications[id] else {
      throw AuthErrorCode.invalidVerificationID.error()
    }
    if code != phone.firebaseSMSCode { throw AuthErrorCode.invalidVerificationCode.error() }
    return number
  }

  /// The credential of a web page on which the person signs in.
  static func webCredential(_ provider: String) throws -> AuthCredential {
    if phone.firebaseWebAccount == nil { throw AuthErrorCode.webContextCancelled.error() }
    return OAuthCredential(webPageOf: provider)
  }

  // MARK: - E-mails

  /// Sends an e-mail with a link.
  static func send(_ operation: ActionCodeOperation, to email: String, uid: String? = nil) throws {
    try checkEmail(email)
    guard let uid = uid ?? account(ofEmail: email)?.uid ?? (operation == .emailLink ? "" : nil) else {
      throw AuthErrorCode.userNotFound.error(email: email)
    }
    let code = phone.firebaseID(20)
    phone.update(AuthData.self) {
      $0.messages.append(AuthData.Message(code: code, operation: operation, uid: uid, email: email))
    }
  }

  /// The e-mail of a code.
  static func message(_ code: String) throws -> AuthData.Message {
    guard let message = phone[AuthData.self].messages.first(where: { $0.code == code }) else {
      throw AuthErrorCode.invalidActionCode.error()
    }
    return message
  }

  /// Uses a code, which is worth nothing afterwards.
  @discardableResult
  static func use(_ code: String, for operation: ActionCodeOperation) throws -> AuthData.Message {
    let message = try message(code)
    if message.operation != operation { throw AuthErrorCode.invalidActionCode.error() }
    phone.update(AuthData.self) { data in data.messages.removeAll { $0.code == code } }
    return message
  }

  static func apply(_ code: String) throws {
    let message = try message(code)
    try use(code, for: message.operation)
    change(message.uid) { account in
      switch message.operation {
      case .verifyEmail: account.isEmailVerified = true
      case .verifyAndChangeEmail, .recoverEmail:
        account.email = message.email
        account.isEmailVerified = true
      default: break
      }
    }
  }

  // MARK: - Listeners

  /// Tells the listeners of a change, at the next turn of the screen's clock.
  ///
  /// - Parameter isForTokens: Whether the person is the same, with another token.
  static func notify(isForTokens: Bool = false) {
    phone.runSoon(named: "a change of who is signed in") { [phone] in
      phone.use { tellListeners(on: phone, isForTokens: isForTokens) }
    }
  }

  private static func tellListeners(on phone: SimulatedPhone, isForTokens: Bool) {
    let user = phone[AuthData.self].user
    for listener in phone[AuthData.self].listeners {
      let isNew = listener.known != .some(user?.uid)
      guard isNew || isForTokens && listener.isForTokens else { continue }
      let isThere = phone.update(AuthData.self) { data in
        guard let index = data.listeners.firstIndex(where: { $0.id == listener.id }) else { return false }
        data.listeners[index].known = .some(user?.uid)
        return true
      }
      // An earlier listener may have removed it.
      if isThere { listener.body.call(auth(), user) }
    }
    NotificationCenter.default.post(name: authStateDidChangeNotification, object: auth())
  }
}
