import PhoneSimulation
import SwiftUI

/// What an app gets when it asks for the person.
public enum ASAuthorizationResult: @unchecked Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)

  fileprivate init?(_ credential: any ASAuthorizationCredential) {
    switch credential {
    case let password as ASPasswordCredential: self = .password(password)
    case let account as ASAuthorizationAppleIDCredential: self = .appleID(account)
    case let assertion as ASAuthorizationPlatformPublicKeyCredentialAssertion: self = .passkeyAssertion(assertion)
    case let key as ASAuthorizationPlatformPublicKeyCredentialRegistration: self = .passkeyRegistration(key)
    default: return nil
    }
  }
}

/// Asks providers for the person. The phone answers for the person, without a sheet.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Asks for one of several.
  ///
  /// - Throws: ``ASAuthorizationError`` if the person refuses, or no provider has an answer.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    let phone = SimulatedPhone.current
    phone.record("AuthenticationServices", "asks to sign in")
    let authorization = try SignInAnswer.answer(to: requests, on: phone).get()
    guard let result = ASAuthorizationResult(authorization.credential) else {
      throw ASAuthorizationError(.invalidResponse)
    }
    return result
  }

  /// Asks.
  ///
  /// - Throws: ``ASAuthorizationError`` if the person refuses, or the provider has no answer.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

  /// Asks when the person fills in a form.
  ///
  /// - Throws: ``ASAuthorizationError`` if the person refuses, or no provider has an answer.
  public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { try await performRequests(requests) }

  /// Asks when the person fills in a form.
  ///
  /// - Throws: ``ASAuthorizationError`` if the person refuses, or no provider has an answer.
  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { try await performRequests([request]) }
}

extension ASAuthorizationController {
  /// How a controller asks.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only what the phone has at once.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Asks with options; the delegate is called at the screen's next turn.
  public func performRequests(options: RequestOptions) { performRequests() }

  /// Asks when the person fills in a form.
  ///
  /// - Throws: ``ASAuthorizationError`` if the person refuses, or no provider has an answer.
  public func performAutoFillAssistedRequests() { performRequests() }
}

extension EnvironmentValues {
  /// Asks for the person from a view.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
