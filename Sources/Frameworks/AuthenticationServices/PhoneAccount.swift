import Foundation
import PhoneSimulation

/// The Apple Account of a phone.
public struct PhoneAccount: Hashable, Sendable {
  public var user = "000001.sample.0001"
  public var givenName = "Johnny"
  public var familyName = "Appleseed"
  public var email = "johnny@example.com"
  /// Whether the person has ended its use in the app.
  public var isRevoked = false

  public init() {}
}

private struct SignIn: PhoneValue {
  var account: PhoneAccount? = PhoneAccount()
  var isDeclined = false
  var callback: URL?
}

extension SimulatedPhone {
  /// The Apple Account, or `nil` if there is none: at first Johnny Appleseed's.
  public var appleAccount: PhoneAccount? {
    get { self[SignIn.self].account }
    set { update(SignIn.self) { $0.account = newValue } }
  }

  /// Whether the person cancels when an app asks to sign in.
  public var declinesSignIn: Bool {
    get { self[SignIn.self].isDeclined }
    set { update(SignIn.self) { $0.isDeclined = newValue } }
  }

  /// The address with which a web page signs in (`ASWebAuthenticationSession`); `nil` if the page never ends.
  public var webSignInCallback: URL? {
    get { self[SignIn.self].callback }
    set { update(SignIn.self) { $0.callback = newValue } }
  }
}
