import FlowUIKit
import PhoneSimulation

/// The window of a sheet.
public typealias ASPresentationAnchor = UIWindow

/// Receives the answer of a provider.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Provides the window of the sheet.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks providers for the person. The phone answers for the person, without a sheet.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks; the delegate is called at the screen's next turn.
  open func performRequests() {
    let phone = SimulatedPhone.current
    phone.record("AuthenticationServices", "asks to sign in")
    phone.runSoon(named: "a sign-in") { [self] in
      switch SignInAnswer.answer(to: authorizationRequests, on: phone) {
      case .success(let authorization):
        delegate?.authorizationController(controller: self, didCompleteWithAuthorization: authorization)
      case .failure(let error): delegate?.authorizationController(controller: self, didCompleteWithError: error)
      }
    }
  }

  open func cancel() {}
}

/// The answer of the phone to requests.
@MainActor
enum SignInAnswer {
  static func answer(
    to requests: [ASAuthorizationRequest], on phone: SimulatedPhone
  ) -> Result<ASAuthorization, any Error> {
    guard !phone.declinesSignIn, let account = phone.appleAccount else {
      return .failure(ASAuthorizationError(.canceled))
    }
    guard let request = requests.lazy.compactMap({ $0 as? ASAuthorizationAppleIDRequest }).first else {
      return .failure(ASAuthorizationError(.notHandled))
    }
    let credential = ASAuthorizationAppleIDCredential(account, for: request)
    return .success(ASAuthorization(provider: request.provider, credential: credential))
  }
}
