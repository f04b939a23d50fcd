import Foundation
import PhoneSimulation

/// An account of a person on the server.
public struct FirebaseAccount: Hashable, Sendable {
  public var uid: String
  public var email: String?
  public var password: String?
  public var displayName: String?
  public var photoURL: URL?
  public var phoneNumber: String?
  public var isEmailVerified = false
  public var isAnonymous = false
  /// Whether the project has closed the account.
  public var isDisabled = false
  /// What other providers, such as Google, know the person by: the person's identifier, by the provider's.
  public var providers: [String: String] = [:]
  /// The claims in the person's token.
  public var claims: [String: String] = [:]
  public var creationDate: Date?
  public var lastSignInDate: Date?

  /// Creates an account with a password.
  public init(uid: String, email: String? = nil, password: String? = nil, displayName: String? = nil) {
    self.uid = uid
    self.email = email
    self.password = password
    self.displayName = displayName
  }
}

/// The accounts of a project, and the person who is signed in on the phone.
struct AuthData: PhoneValue {
  /// A link in an e-mail.
  struct Message: Sendable {
    let code: String
    let operation: ActionCodeOperation
    let uid: String
    let email: String
  }

  struct Listener: Sendable {
    let id: ObjectIdentifier
    let isForTokens: Bool
    let body: FirebaseListener<(Auth, User?) -> Void>
    /// Whom it knows to be signed in; `nil` before it was called.
    var known: String??
  }

  var accounts: [FirebaseAccount] = []
  var user: User?
  var listeners: [Listener] = []
  var messages: [Message] = []
  /// The phone numbers to which codes were sent, by the identifier of the verification.
  var verifications: [String: String] = [:]
  var smsCode = "123456"
  var webAccount: FirebaseAccount?
}

// The accounts, for a test.
extension SimulatedPhone {
  /// The accounts of the project, in the order in which they were created: at first none.
  public var firebaseAccounts: [FirebaseAccount] {
    get { self[AuthData.self].accounts }
    set { update(AuthData.self) { $0.accounts = newValue } }
  }

  /// Adds an account with a password.
  @discardableResult
  public func addFirebaseAccount(email: String, password: String, displayName: String? = nil) -> FirebaseAccount {
    var account = FirebaseAccount(
      uid: firebaseID(28), email: email, password: password, displayName: displayName)
    account.creationDate = now
    update(AuthData.self) { $0.accounts.append(account) }
    return account
  }

  /// The account that is signed in; `nil` if nobody is.
  public var firebaseUser: FirebaseAccount? {
    let data = self[AuthData.self]
    return data.accounts.first { $0.uid == data.user?.uid }
  }

  /// Signs in an account, as if the person had done so before the app was launched.
  public func signInToFirebase(_ account: FirebaseAccount) {
    update(AuthData.self) { data in
      if !data.accounts.contains(where: { $0.uid == account.uid }) { data.accounts.append(account) }
    }
    use { _ = Auth.signedIn(account.uid, isNew: false, provider: nil) }
  }

  /// The code that arrives on the phone as a message: at first `123456`.
  public var firebaseSMSCode: String {
    get { self[AuthData.self].smsCode }
    set { update(AuthData.self) { $0.smsCode = newValue } }
  }

  /// The account with which the person signs in on a web page (`OAuthProvider`); at first `nil`, as if the person closed
  /// the page.
  public var firebaseWebAccount: FirebaseAccount? {
    get { self[AuthData.self].webAccount }
    set { update(AuthData.self) { $0.webAccount = newValue } }
  }

  /// The codes of the links in the e-mails that the server has sent, the last one last.
  public var firebaseEmailCodes: [String] { self[AuthData.self].messages.map(\.code) }
}
