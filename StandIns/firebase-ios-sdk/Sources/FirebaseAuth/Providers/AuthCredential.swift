import Foundation

/// What a person signs in with.
// @unchecked: its values are constant.
open class AuthCredential: NSObject, @unchecked Sendable {
  /// The provider of the credential.
  public let provider: String
  /// What the server learns of it.
  let proof: Proof

  enum Proof: Sendable {
    case password(email: String, password: String)
    case link(email: String, link: String)
    /// A provider's token, with what it says about the person.
    case token(TokenContents)
    case code(verificationID: String, code: String)
    case web
  }

  init(provider: String, proof: Proof) {
    self.provider = provider
    self.proof = proof
  }
}

/// What a provider's token says about a person.
struct TokenContents: Sendable {
  /// The person's identifier at the provider.
  let subject: String
  var email: String?
  var name: String?
  var picture: URL?

  /// Reads a token: a JSON Web Token has the values in its second part, and any other text is the identifier.
  init(_ token: String) {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    var values: [String: Any] = [:]
    if parts.count == 3 {
      var text = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
      text += String(repeating: "=", count: (4 - text.count % 4) % 4)
      values =
        Data(base64Encoded: text).flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any] ?? [:]
    }
    subject = values["sub"] as? String ?? token
    email = values["email"] as? String
    name = values["name"] as? String
    picture = (values["picture"] as? String).flatMap { URL(string: $0) }
  }
}

/// A credential of a provider with tokens.
// @unchecked: its values are constant.
open class OAuthCredential: AuthCredential, @unchecked Sendable {
  public let idToken: String?
  public let accessToken: String?
  public let secret: String?

  init(provider: String, idToken: String?, accessToken: String?, secret: String? = nil, name: String? = nil) {
    self.idToken = idToken
    self.accessToken = accessToken
    self.secret = secret
    var contents = TokenContents(idToken ?? accessToken ?? "")
    contents.name = name ?? contents.name
    super.init(provider: provider, proof: .token(contents))
  }

  init(webPageOf provider: String) {
    (idToken, accessToken, secret) = (nil, nil, nil)
    super.init(provider: provider, proof: .web)
  }
}

/// A credential of a code that came as a message.
// @unchecked: its values are constant.
open class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}
