import Foundation

/// Makes credentials of an e-mail address.
public enum EmailAuthProvider {
  public static let id = "password"

  public static func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential(provider: id, proof: .password(email: email, password: password))
  }

  public static func credential(withEmail email: String, link: String) -> AuthCredential {
    AuthCredential(provider: id, proof: .link(email: email, link: link))
  }
}

/// Makes credentials of Google.
public enum GoogleAuthProvider {
  public static let id = "google.com"

  public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
    OAuthCredential(provider: id, idToken: idToken, accessToken: accessToken)
  }
}

/// Makes credentials of Facebook.
public enum FacebookAuthProvider {
  public static let id = "facebook.com"

  public static func credential(withAccessToken accessToken: String) -> AuthCredential {
    OAuthCredential(provider: id, idToken: nil, accessToken: accessToken)
  }
}

/// Makes credentials of GitHub.
public enum GitHubAuthProvider {
  public static let id = "github.com"

  public static func credential(withToken token: String) -> AuthCredential {
    OAuthCredential(provider: id, idToken: nil, accessToken: token)
  }
}

/// Makes credentials of Twitter.
public enum TwitterAuthProvider {
  public static let id = "twitter.com"

  public static func credential(withToken token: String, secret: String) -> AuthCredential {
    OAuthCredential(provider: id, idToken: nil, accessToken: token, secret: secret)
  }
}
