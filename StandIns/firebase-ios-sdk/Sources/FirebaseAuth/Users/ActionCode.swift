import Foundation

/// What a link in an e-mail is for.
public enum ActionCodeOperation: Int, Sendable {
  case unknown, passwordReset, verifyEmail, recoverEmail, emailLink, verifyAndChangeEmail, revertSecondFactorAddition
}

/// What a code in an e-mail is for.
// @unchecked: its values are constant.
open class ActionCodeInfo: NSObject, @unchecked Sendable {
  public let operation: ActionCodeOperation
  public let email: String
  public let previousEmail: String?

  init(_ message: AuthData.Message) {
    operation = message.operation
    email = message.email
    previousEmail = nil
  }
}

/// What an e-mail's link opens. The values have no effect.
// @unchecked: an app sets its values before it asks for an e-mail.
open class ActionCodeSettings: NSObject, @unchecked Sendable {
  open var url: URL?
  open var handleCodeInApp = false
  open var iOSBundleID: String?
  open var androidPackageName: String?
  open var androidMinimumVersion: String?
  open var androidInstallIfNotAvailable = false
  open var dynamicLinkDomain: String?
  public var linkDomain: String?

  public override init() {}

  open func setIOSBundleID(_ bundleID: String) { iOSBundleID = bundleID }

  open func setAndroidPackageName(
    _ androidPackageName: String, installIfNotAvailable: Bool, minimumVersion: String?
  ) {
    self.androidPackageName = androidPackageName
    androidInstallIfNotAvailable = installIfNotAvailable
    androidMinimumVersion = minimumVersion
  }
}

/// The parts of a link in an e-mail.
// @unchecked: its values are constant.
open class ActionCodeURL: NSObject, @unchecked Sendable {
  public let apiKey: String?
  public let operation: ActionCodeOperation
  public let code: String?
  public let continueURL: URL?
  public let languageCode: String?

  /// Reads a link.
  public init?(link: String) {
    guard let items = URLComponents(string: link)?.queryItems, !items.isEmpty else { return nil }
    let values = Dictionary(items.map { ($0.name, $0.value) }) { first, _ in first }.compactMapValues(\.self)
    // Links in apps have the address of the page in them.
    if values["mode"] == nil, let inner = values["link"] ?? values["deep_link_id"] {
      guard let url = ActionCodeURL(link: inner) else { return nil }
      (apiKey, operation, code) = (url.apiKey, url.operation, url.code)
      (continueURL, languageCode) = (url.continueURL, url.languageCode)
      return
    }
    apiKey = values["apiKey"]
    code = values["oobCode"]
    continueURL = values["continueUrl"].flatMap { URL(string: $0) }
    languageCode = values["lang"]
    let operations: [String: ActionCodeOperation] = [
      "resetPassword": .passwordReset, "verifyEmail": .verifyEmail, "recoverEmail": .recoverEmail,
      "signIn": .emailLink, "verifyAndChangeEmail": .verifyAndChangeEmail,
      "revertSecondFactorAddition": .revertSecondFactorAddition,
    ]
    operation = values["mode"].flatMap { operations[$0] } ?? .unknown
  }
}
