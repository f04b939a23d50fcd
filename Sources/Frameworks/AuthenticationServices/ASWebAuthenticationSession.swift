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
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var canceledLogin: Code { .canceledLogin }
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

  private let url: URL
  private let callback: Callback<CompletionHandler>
  private var isEnded = false

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { !isEnded }

  /// Creates a session.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    url = URL
    callback = Callback(completionHandler)
  }

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
        end(nil, ASWebAuthenticationSessionError(.canceledLogin))
      }
    }
    return true
  }

  private func load(on phone: SimulatedPhone) {
    if phone.declinesSignIn { return end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    if let address = phone.webSignInCallback { return end(address, nil) }
    reportMistake(
      "ASWebAuthenticationSession loads no page: set SimulatedPhone.webSignInCallback to the address with which "
        + "\(url.host() ?? "the page") ends.")
  }

  /// Ends the session.
  open func cancel() { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }

  private func end(_ url: URL?, _ error: (any Error)?) {
    guard !isEnded else { return }
    isEnded = true
    callback.call(url, error)
  }
}
