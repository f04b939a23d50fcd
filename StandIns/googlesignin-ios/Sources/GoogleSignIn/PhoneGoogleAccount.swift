import Foundation
import PhoneSimulation

/// The Google account of a phone.
public struct PhoneGoogleAccount: Hashable, Sendable {
  public var userID = "100000000000000000001"
  public var email = "johnny@example.com"
  public var givenName = "Johnny"
  public var familyName = "Appleseed"
  public var imageURL: URL?

  public init() {}
}

struct GoogleData: PhoneValue {
  var account: PhoneGoogleAccount? = PhoneGoogleAccount()
  var isDeclined = false
  var configuration: GIDConfiguration?
  var user: GIDGoogleUser?
  /// Whether the person has signed in before, and not signed out.
  var isRemembered = false
}

extension SimulatedPhone {
  /// The Google account, or `nil` if there is none: at first Johnny Appleseed's.
  public var googleAccount: PhoneGoogleAccount? {
    get { self[GoogleData.self].account }
    set { update(GoogleData.self) { $0.account = newValue } }
  }

  /// Whether the person cancels when an app asks to sign in with Google.
  public var declinesGoogleSignIn: Bool {
    get { self[GoogleData.self].isDeclined }
    set { update(GoogleData.self) { $0.isDeclined = newValue } }
  }

  /// Whether the person has signed in with Google in an earlier launch.
  public var hasPreviousGoogleSignIn: Bool {
    get { self[GoogleData.self].isRemembered }
    set { update(GoogleData.self) { $0.isRemembered = newValue } }
  }
}
