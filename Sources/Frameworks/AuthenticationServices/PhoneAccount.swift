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
  var passkeys: [PhonePasskey] = []
  var password: SavedPassword?
}

// @unchecked: a credential is constant.
private struct SavedPassword: @unchecked Sendable {
  let credential: ASPasswordCredential
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

  /// The passkeys, in the order in which they were made: at first none.
  public var passkeys: [PhonePasskey] {
    get { self[SignIn.self].passkeys }
    set { update(SignIn.self) { $0.passkeys = newValue } }
  }

  /// The password that the phone offers to apps; `nil`, as at first, if there is none.
  public var savedPassword: ASPasswordCredential? {
    get { self[SignIn.self].password?.credential }
    set { update(SignIn.self) { $0.password = newValue.map(SavedPassword.init) } }
  }

  /// The address with which a web page signs in (`ASWebAuthenticationSession`); `nil` if the page never ends.
  public var webSignInCallback: URL? {
    get { self[SignIn.self].callback }
    set { update(SignIn.self) { $0.callback = newValue } }
  }
}
