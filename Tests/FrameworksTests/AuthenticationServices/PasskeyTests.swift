#if os(Linux)
  import FlowAuthenticationServices
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Passkeys") @MainActor
  struct PasskeyTests {
    private let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    private let controller = EnvironmentValues().authorizationController

    @Test("are kept by the phone, and the account that has one signs in with it")
    func passkeys() async throws {
      let phone = SimulatedPhone()
      try await SimulatedPhone.$running.withValue(phone) {
        let request = provider.createCredentialRegistrationRequest(
          challenge: Data("a".utf8), name: "Mina", userID: Data("7".utf8))
        guard case .passkeyRegistration(let key) = try await controller.performRequest(request) else {
          Issue.record("no registration")
          return
        }
        #expect(phone.passkeys.map(\.name) == ["Mina"])
        #expect(key.credentialID == phone.passkeys.first?.credentialID && key.rawAttestationObject != nil)
        let signIn = provider.createCredentialAssertionRequest(challenge: Data("b".utf8))
        guard case .passkeyAssertion(let proof) = try await controller.performAutoFillAssistedRequest(signIn) else {
          Issue.record("no assertion")
          return
        }
        #expect(proof.userID == Data("7".utf8) && proof.signature != nil && proof.rawAuthenticatorData != nil)
        #expect(String(decoding: proof.rawClientDataJSON, as: UTF8.self).contains("https://example.com"))
        signIn.allowedCredentials = [ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data())]
        await #expect(throws: ASAuthorizationError(.canceled)) { try await controller.performRequest(signIn) }
        #expect(phone.actDescriptions == Array(repeating: "AuthenticationServices: asks to sign in", count: 3))
      }
    }

    @Test("without one, a saved password signs in, and then nothing")
    func passwords() async throws {
      let phone = SimulatedPhone()
      phone.savedPassword = ASPasswordCredential(user: "Mina", password: "secret")
      try await SimulatedPhone.$running.withValue(phone) {
        let requests = [
          provider.createCredentialAssertionRequest(challenge: Data()),
          ASAuthorizationPasswordProvider().createRequest(),
        ]
        guard case .password(let credential) = try await controller.performAutoFillAssistedRequests(requests) else {
          Issue.record("no password")
          return
        }
        #expect(credential.user == "Mina" && credential.password == "secret")
        phone.savedPassword = nil
        await #expect(throws: ASAuthorizationError(.canceled)) { try await controller.performRequests(requests) }
        let account = ASAuthorizationAppleIDProvider().createRequest()
        let options = ASAuthorizationController.RequestOptions.preferImmediatelyAvailableCredentials
        guard case .appleID = try await controller.performRequest(account, options: options) else {
          Issue.record("no account")
          return
        }
        phone.declinesSignIn = true
        await #expect(throws: ASAuthorizationError(.canceled)) { try await controller.performRequests(requests) }
      }
    }
  }
#endif
