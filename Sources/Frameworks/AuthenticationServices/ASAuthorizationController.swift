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
    if phone.declinesSignIn { return .failure(ASAuthorizationError(.canceled)) }
    var isKnown = false
    for request in requests {
      guard let answer = answer(to: request, on: phone) else { continue }
      isKnown = true
      if let credential = answer.credential {
        return .success(ASAuthorization(provider: request.provider, credential: credential))
      }
    }
    return .failure(ASAuthorizationError(isKnown ? .canceled : .notHandled))
  }

  private struct Answer {
    let credential: (any ASAuthorizationCredential)?
  }

  /// What the phone has for a request; `nil` for one of another kind.
  private static func answer(
    to request: ASAuthorizationRequest, on phone: SimulatedPhone
  ) -> Answer? {
    switch request {
    case let request as ASAuthorizationAppleIDRequest:
      return Answer(credential: phone.appleAccount.map { ASAuthorizationAppleIDCredential($0, for: request) })
    case is ASAuthorizationPasswordRequest: return Answer(credential: phone.savedPassword)
    case let request as ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
      let passkey = PhonePasskey(domain: request.relyingPartyIdentifier, name: request.name, userID: request.userID)
      phone.passkeys.removeAll { $0.domain == passkey.domain && $0.userID == passkey.userID }
      phone.passkeys.append(passkey)
      return Answer(
        credential: ASAuthorizationPlatformPublicKeyCredentialRegistration(passkey, challenge: request.challenge))
    case let request as ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
      let allowed = request.allowedCredentials.map(\.credentialID)
      let passkey = phone.passkeys.last {
        $0.domain == request.relyingPartyIdentifier && (allowed.isEmpty || allowed.contains($0.credentialID))
      }
      return Answer(
        credential: passkey.map {
          ASAuthorizationPlatformPublicKeyCredentialAssertion($0, challenge: request.challenge)
        })
    default: return nil
    }
  }
}
