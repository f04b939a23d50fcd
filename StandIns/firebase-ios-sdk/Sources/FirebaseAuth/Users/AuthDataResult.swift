import Foundation

/// Who has signed in.
// @unchecked: its values are constant.
open class AuthDataResult: NSObject, @unchecked Sendable {
  public let user: User
  public let additionalUserInfo: AdditionalUserInfo?
  public let credential: OAuthCredential?

  init(user: User, additionalUserInfo: AdditionalUserInfo?, credential: OAuthCredential? = nil) {
    self.user = user
    self.additionalUserInfo = additionalUserInfo
    self.credential = credential
  }

  static var empty: AuthDataResult { AuthDataResult(user: User(uid: ""), additionalUserInfo: nil) }
}

/// What a provider says about a person who has signed in.
// @unchecked: its values are constant.
open class AdditionalUserInfo: NSObject, @unchecked Sendable {
  public let providerID: String
  public let profile: [String: Any]?
  public let username: String?
  public let isNewUser: Bool

  init(providerID: String, profile: [String: Any]?, isNewUser: Bool) {
    self.providerID = providerID
    self.profile = profile
    username = nil
    self.isNewUser = isNewUser
  }
}

/// The dates of an account.
open class UserMetadata: NSObject {
  public let creationDate: Date?
  public let lastSignInDate: Date?

  init(creationDate: Date?, lastSignInDate: Date?) {
    self.creationDate = creationDate
    self.lastSignInDate = lastSignInDate
  }
}

/// A token of a person who is signed in. It is no secret, and no server but the one here knows it.
// @unchecked: an app that changes its values does so on one thread.
open class AuthTokenResult: NSObject, @unchecked Sendable {
  open var token: String
  open var expirationDate: Date
  open var authDate: Date
  open var issuedAtDate: Date
  open var signInProvider: String
  open var signInSecondFactor = ""
  open var claims: [String: Any]

  init(_ account: FirebaseAccount, provider: String?, at now: Date) {
    token = "id-token.\(account.uid)"
    issuedAtDate = now
    expirationDate = now.addingTimeInterval(3600)
    authDate = account.lastSignInDate ?? now
    signInProvider = provider ?? "anonymous"
    claims = account.claims
    claims["user_id"] = account.uid
    claims["email"] = account.email
  }
}

/// Changes of a person's name and picture.
// @unchecked: an app sets its values before it commits them.
open class UserProfileChangeRequest: NSObject, @unchecked Sendable {
  private let user: User
  private var hasName = false
  private var hasPhoto = false

  open var displayName: String? { didSet { hasName = true } }
  open var photoURL: URL? { didSet { hasPhoto = true } }

  init(_ user: User) {
    self.user = user
    displayName = user.displayName
    photoURL = user.photoURL
  }

  /// Changes the account.
  open func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    let name = hasName ? displayName : user.displayName
    let photo = hasPhoto ? photoURL : user.photoURL
    user.change("changes the profile", completion) { account in
      account.displayName = name
      account.photoURL = photo
    }
  }

  /// Changes the account.
  open func commitChanges() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      commitChanges { error in continuation.resume(with: error.map { .failure($0) } ?? .success(())) }
    }
  }
}
