import Foundation
import PhoneSimulation

/// A token of Google. No server but those of this machine knows it.
public final class GIDToken: NSObject, Sendable {
  public let tokenString: String
  public let expirationDate: Date?

  init(_ text: String, _ expirationDate: Date?) {
    tokenString = text
    self.expirationDate = expirationDate
  }

  public func isEqual(to otherToken: GIDToken) -> Bool { tokenString == otherToken.tokenString }
}

/// What is known of a person.
public final class GIDProfileData: NSObject, NSCopying, Sendable {
  public let email: String
  public let name: String
  public let givenName: String?
  public let familyName: String?
  private let image: URL?

  init(_ account: PhoneGoogleAccount) {
    email = account.email
    name = "\(account.givenName) \(account.familyName)"
    givenName = account.givenName
    familyName = account.familyName
    image = account.imageURL
  }

  public var hasImage: Bool { image != nil }

  public func imageURL(withDimension dimension: UInt) -> URL? { image }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A person who has signed in.
public final class GIDGoogleUser: NSObject, Sendable {
  public let userID: String?
  public let profile: GIDProfileData?
  public let grantedScopes: [String]?
  public let configuration: GIDConfiguration
  public let accessToken: GIDToken
  public let refreshToken: GIDToken
  public let idToken: GIDToken?

  init(_ account: PhoneGoogleAccount, _ configuration: GIDConfiguration, scopes: [String], at now: Date) {
    userID = account.userID
    profile = GIDProfileData(account)
    grantedScopes = scopes
    self.configuration = configuration
    let end = now.addingTimeInterval(3600)
    accessToken = GIDToken("google-access-token.\(account.userID)", end)
    refreshToken = GIDToken("google-refresh-token.\(account.userID)", nil)
    idToken = GIDToken(Self.token(account), end)
  }

  /// The tokens, as earlier versions have them.
  public var authentication: GIDAuthentication {
    GIDAuthentication(accessToken: accessToken.tokenString, idToken: idToken?.tokenString)
  }

  /// A JSON Web Token without a signature.
  private static func token(_ account: PhoneGoogleAccount) -> String {
    var values = [
      "sub": account.userID, "email": account.email, "name": "\(account.givenName) \(account.familyName)",
    ]
    values["picture"] = account.imageURL?.absoluteString
    let data = (try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys])) ?? Data()
    func text(_ data: Data) -> String {
      data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        .replacingOccurrences(of: "=", with: "")
    }
    return "\(text(Data(#"{"alg":"none"}"#.utf8))).\(text(data)).none"
  }

  /// Gives the person with tokens that are not old: there are no old ones.
  public func refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    SimulatedPhone.current.runSoon(named: "tokens of Google") { completion(self, nil) }
  }

  @discardableResult
  public func refreshTokensIfNeeded() async throws -> GIDGoogleUser { self }

  /// Asks the person for more.
  public func addScopes(
    _ scopes: [String], presenting presentingViewController: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    GIDSignIn.sharedInstance.signIn(
      withPresenting: presentingViewController, hint: nil, additionalScopes: (grantedScopes ?? []) + scopes,
      completion: completion)
  }

  @discardableResult
  public func addScopes(
    _ scopes: [String], presenting presentingViewController: UIViewController
  ) async throws -> GIDSignInResult {
    try await GIDSignIn.sharedInstance.signIn(
      withPresenting: presentingViewController, hint: nil, additionalScopes: (grantedScopes ?? []) + scopes)
  }
}

/// The tokens of a person, as earlier versions have them.
public final class GIDAuthentication: NSObject, Sendable {
  public let accessToken: String
  public let idToken: String?

  init(accessToken: String, idToken: String?) {
    self.accessToken = accessToken
    self.idToken = idToken
  }
}

/// Who has signed in.
public final class GIDSignInResult: NSObject, Sendable {
  public let user: GIDGoogleUser
  public let serverAuthCode: String?

  init(user: GIDGoogleUser, serverAuthCode: String?) {
    self.user = user
    self.serverAuthCode = serverAuthCode
  }
}
