import FlowFoundation
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// The domain of the errors.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a page does not sign in.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    /// Whether an error is of the kind, so that it can be caught by its name.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Provides the window of the page.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a page of the web: asks the person with the system's prompt, and then returns the address that a test has
/// set (`SimulatedPhone.webSignInCallback`).
// @unchecked: like Apple's, a session is used on the main thread.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address with which a page ends.
  public final class Callback: NSObject, Sendable {
    private let isCallback: @Sendable (URL) -> Bool

    private init(_ isCallback: @escaping @Sendable (URL) -> Bool) { self.isCallback = isCallback }

    /// An address with a scheme of the app.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }

    /// An address of the app's website.
    public static func https(host: String, path: String) -> Callback {
      Callback { $0.scheme?.lowercased() == "https" && $0.host()?.lowercased() == host.lowercased() && $0.path == path }
    }

    /// Whether a page that goes to an address ends there.
    public func matchesURL(_ url: URL) -> Bool { isCallback(url) }
  }

  private let url: URL
  private let callback: Callback?
  private let handler: PhoneSimulation.Callback<CompletionHandler>
  private var isEnded = false

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { !isEnded }

  /// Creates a session.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    url = URL
    callback = callbackURLScheme.map { .customScheme($0) }
    handler = PhoneSimulation.Callback(completionHandler)
  }

  /// Creates a session whose page ends with an address.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    url = URL
    self.callback = callback
    handler = PhoneSimulation.Callback(completionHandler)
  }

  /// Fields of the first request, by their names. A test's page has no request.
  open var additionalHeaderFields: [String: String]?

  /// Asks the person. A session without a shared browser asks nothing.
  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    let phone = SimulatedPhone.current
    phone.record("AuthenticationServices", "signs in at \(url.absoluteString)")
    guard !prefersEphemeralWebBrowserSession else {
      phone.runSoon(named: "a sign-in page") { [self] in load(on: phone) }
      return true
    }
    let prompt = SystemPrompt(
      title: "“\(phone.appName)” Wants to Use “\(url.host() ?? "")” to Sign In",
      message: "This allows the app and website to share information about you.",
      buttons: [SystemPrompt.Button("Cancel", .denied), SystemPrompt.Button("Continue", .authorized)])
    phone.show(prompt) { [self] button in
      if button.authorization == .authorized {
        load(on: phone)
      } else {
        cancel()
      }
    }
    return true
  }

  /// Ends with the test's address. Without one the person gives up, so that nothing waits for the page.
  private func load(on phone: SimulatedPhone) {
    if phone.declinesSignIn { return cancel() }
    if let address = phone.webSignInCallback {
      if callback?.matchesURL(address) ?? true { return end(address, nil) }
      reportMistake(
        "ASWebAuthenticationSession does not end with \(address.absoluteString): its callback is another address.")
    } else {
      reportMistake(
        "ASWebAuthenticationSession loads no page: set SimulatedPhone.webSignInCallback to the address with which "
          + "\(url.host() ?? "the page") ends.")
    }
    cancel()
  }

  /// Ends the session.
  open func cancel() { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }

  private func end(_ url: URL?, _ error: (any Error)?) {
    guard !isEnded else { return }
    isEnded = true
    handler.call(url, error)
  }
}
