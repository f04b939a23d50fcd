import FlowUIKit
import Foundation
import PhoneSimulation

/// The form that asks a person for consent to ads: a plain alert with two answers, because Google's is on its server.
@MainActor @preconcurrency
public final class ConsentForm: NSObject {
  private override init() {}

  /// Loads the form; the answer comes at the next turn of the clock.
  public class func load(with completionHandler: @escaping (ConsentForm?, (any Error)?) -> Void) {
    let phone = SimulatedPhone.current
    nonisolated(unsafe) let handler = completionHandler
    phone.runSoon(named: "a form for consent") {
      phone.use {
        if ConsentInformation.shared.formStatus == .available {
          handler(ConsentForm(), nil)
        } else {
          handler(nil, FormError.unavailable.error)
        }
      }
    }
  }

  /// As earlier versions have it.
  @_disfavoredOverload
  public class func load(completionHandler: @escaping (ConsentForm?, (any Error)?) -> Void) {
    load(with: completionHandler)
  }

  /// Presents the form.
  ///
  /// - Parameters:
  ///   - viewController: The controller over which it is presented; `nil` for that of the window.
  ///   - completionHandler: Called after the answer.
  public func present(
    from viewController: UIViewController?, completionHandler: @escaping ((any Error)?) -> Void = { _ in }
  ) {
    guard var presenter = viewController ?? Self.root else { return completionHandler(FormError.unavailable.error) }
    while let next = presenter.presentedViewController { presenter = next }
    let phone = SimulatedPhone.current
    phone.record("UserMessagingPlatform", "asks for consent to ads")
    let alert = UIAlertController(
      title: "This app asks for your consent to ads", message: "A placeholder for the form of Google's server",
      preferredStyle: .alert)
    for (title, answer) in [("Consent", true), ("Do not consent", false)] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { _ in
          phone.adConsent = answer
          completionHandler(nil)
        })
    }
    presenter.present(alert, animated: true)
  }

  /// Asks the person, if that is required and was not done.
  public class func loadAndPresentIfRequired(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard ConsentInformation.shared.consentStatus == .required else {
      let phone = SimulatedPhone.current
      nonisolated(unsafe) let handler = completionHandler
      return phone.runSoon(named: "a form for consent") { phone.use { handler?(nil) } }
    }
    load(with: { form, error in
      if let form { form.present(from: viewController) { completionHandler?($0) } } else { completionHandler?(error) }
    })
  }

  /// Asks the person, if that is required and was not done.
  ///
  /// - Throws: An error of Google's domain if there is no form.
  public class func loadAndPresentIfRequired(from viewController: UIViewController?) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      loadAndPresentIfRequired(from: viewController) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Asks the person again.
  public class func presentPrivacyOptionsForm(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    load(with: { form, error in
      if let form { form.present(from: viewController) { completionHandler?($0) } } else { completionHandler?(error) }
    })
  }

  /// Asks the person again.
  ///
  /// - Throws: An error of Google's domain if there is no form.
  public class func presentPrivacyOptionsForm(from viewController: UIViewController?) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      presentPrivacyOptionsForm(from: viewController) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  private static var root: UIViewController? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.flatMap(\.windows).first { $0.rootViewController != nil }?.rootViewController
  }
}
