import FlowUIKit
import Foundation

/// Presents a page on which a person signs in. Here there is no page: the phone answers for the person
/// (`SimulatedPhone.firebaseWebAccount`).
@MainActor @preconcurrency
public protocol AuthUIDelegate: NSObjectProtocol {
  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

/// A provider that signs in on a web page.
public protocol FederatedAuthProvider: AnyObject {
  func getCredentialWith(_ UIDelegate: (any AuthUIDelegate)?, completion: ((AuthCredential?, (any Error)?) -> Void)?)
}

/// A provider by its identifier, such as Apple or Microsoft.
// @unchecked: an app sets its values before it signs in.
open class OAuthProvider: NSObject, FederatedAuthProvider, @unchecked Sendable {
  public static let id = "OAuth"

  open var scopes: [String]?
  open var customParameters: [String: String]?
  public let providerID: String

  /// Creates a provider.
  public init(providerID: String, auth: Auth = .auth()) { self.providerID = providerID }

  public convenience init(providerID: AuthProviderID, auth: Auth = .auth()) {
    self.init(providerID: providerID.rawValue, auth: auth)
  }

  open class func provider(providerID: String) -> OAuthProvider { OAuthProvider(providerID: providerID) }

  open class func provider(providerID: String, auth: Auth) -> OAuthProvider { OAuthProvider(providerID: providerID) }

  public class func provider(providerID: AuthProviderID) -> OAuthProvider { OAuthProvider(providerID: providerID) }

  public class func provider(providerID: AuthProviderID, auth: Auth) -> OAuthProvider {
    OAuthProvider(providerID: providerID)
  }

  // MARK: - Credentials

  public static func credential(
    withProviderID providerID: String, idToken: String, accessToken: String?
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken)
  }

  public static func credential(withProviderID providerID: String, accessToken: String) -> OAuthCredential {
    OAuthCredential(provider: providerID, idToken: nil, accessToken: accessToken)
  }

  public static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String, accessToken: String
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken)
  }

  /// The nonce is taken in the form of earlier versions, where it may be missing.
  public static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String?
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID, idToken: idToken, accessToken: nil)
  }

  public static func credential(
    providerID: AuthProviderID, idToken: String, accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID.rawValue, idToken: idToken, accessToken: accessToken)
  }

  public static func credential(providerID: AuthProviderID, accessToken: String) -> OAuthCredential {
    OAuthCredential(provider: providerID.rawValue, idToken: nil, accessToken: accessToken)
  }

  public static func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String, accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID.rawValue, idToken: idToken, accessToken: accessToken)
  }

  /// A credential of Sign in with Apple.
  public static func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential {
    let names = [fullName?.givenName, fullName?.familyName].compactMap(\.self)
    return OAuthCredential(
      provider: AuthProviderID.apple.rawValue, idToken: idToken, accessToken: nil,
      name: names.isEmpty ? nil : names.joined(separator: " "))
  }

  // MARK: - The page

  public func getCredentialWith(
    _ UIDelegate: (any AuthUIDelegate)?, completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
  ) {
    Auth.request("opens the page of \(providerID)", completion) { [providerID] in try Auth.webCredential(providerID) }
  }

  public func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential {
    try await Auth.request("opens the page of \(providerID)") { [providerID] in try Auth.webCredential(providerID) }
  }
}
