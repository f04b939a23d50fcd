#if os(Linux)
  import FlowAuthenticationServices
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct SignIn: View {
    let log: Locked<[String]>

    var body: some View {
      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName]
      } onCompletion: { result in
        let text =
          switch result {
          case .success(let authorization):
            (authorization.credential as? ASAuthorizationAppleIDCredential).map {
              "\($0.user) \($0.fullName?.givenName ?? "") \($0.email ?? "without address")"
            } ?? ""
          case .failure(let error): "error \((error as? ASAuthorizationError)?.errorCode ?? 0)"
          }
        log.withLock { $0.append(text) }
      }
    }
  }

  @Suite("Signing in") @MainActor
  struct SignInTests {
    private let screen = Screen(device: .iPhone)
    private let log = Locked<[String]>([])
    private var phone: SimulatedPhone { screen.phone }

    @Test("with Apple gives the phone's account with the scopes of the request, or is canceled")
    func apple() {
      screen.show(SignIn(log: log))
      let app = XCUIApplication(screen: screen)
      app.buttons["Sign in with Apple"].tap()
      screen.advance(by: 0.01)
      phone.declinesSignIn = true
      app.buttons["Sign in with Apple"].tap()
      screen.advance(by: 0.01)
      #expect(log.value == ["000001.sample.0001 Johnny without address", "error 1001"])
    }

    @Test("on a page asks the person, and ends with the address of the test")
    func web() throws {
      screen.show(Text("app"))
      phone.enter()
      phone.webSignInCallback = URL(string: "tea://done?token=1")
      let log = log
      func start() -> ASWebAuthenticationSession {
        let session = ASWebAuthenticationSession(
          url: URL(string: "https://login.example.com")!, callbackURLScheme: "tea"
        ) { url, error in
          let code = (error as? ASWebAuthenticationSessionError)?.errorCode ?? 0
          log.withLock { $0.append(url?.absoluteString ?? "error \(code)") }
        }
        session.start()
        return session
      }
      let first = start()
      #expect(phone.prompts.first?.title == "“App” Wants to Use “login.example.com” to Sign In")
      try phone.answerPrompt("Continue")
      #expect(!first.canStart)
      _ = start()
      try phone.answerPrompt("Cancel")
      #expect(log.value == ["tea://done?token=1", "error 1"])
    }

    @Test("on a page ends with an address of its callback alone")
    func callbacks() {
      let scheme = ASWebAuthenticationSession.Callback.customScheme("tea")
      let site = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/done")
      func matches(_ callback: ASWebAuthenticationSession.Callback, _ address: String) -> Bool {
        URL(string: address).map { callback.matchesURL($0) } ?? false
      }
      #expect(matches(scheme, "TEA://any?code=1") && !matches(scheme, "coffee://any"))
      #expect(matches(site, "https://Example.com/done?code=1") && !matches(site, "https://example.com/other"))
      #expect(!matches(site, "http://example.com/done"))
      phone.enter()
      let log = log
      let session = ASWebAuthenticationSession(url: URL(string: "https://login.example.com")!, callback: scheme) {
        url, _ in
        log.withLock { $0.append(url?.absoluteString ?? "none") }
      }
      session.prefersEphemeralWebBrowserSession = true
      phone.webSignInCallback = URL(string: "tea://done?token=2")
      session.start()
      screen.show(Text("app"))
      screen.advance(by: 0.01)
      #expect(log.value == ["tea://done?token=2"])
    }

    @Test("on a page that no test has answered ends as if the person gave up, and says what to set")
    func unanswered() {
      phone.enter()
      screen.show(Text("app"))
      let log = log
      for address in [nil, "coffee://done"] {
        phone.webSignInCallback = address.flatMap { URL(string: $0) }
        let session = ASWebAuthenticationSession(
          url: URL(string: "https://login.example.com")!, callbackURLScheme: "tea"
        ) { _, error in
          let code = (error as? ASWebAuthenticationSessionError)?.errorCode ?? 0
          log.withLock { $0.append("error \(code)") }
        }
        session.prefersEphemeralWebBrowserSession = true
        session.start()
        screen.advance(by: 0.01)
      }
      #expect(log.value == ["error 1", "error 1"])
      let mistakes = screen.graph.issues.map(\.message)
      #expect(mistakes.count == 2)
      #expect(mistakes.first?.contains("set SimulatedPhone.webSignInCallback") == true)
      #expect(mistakes.last?.contains("does not end with coffee://done") == true)
    }

    @Test("is started from a view, and gives its address or the person's refusal")
    func environment() async throws {
      struct Page: View {
        @Environment(\.webAuthenticationSession) private var session
        @State private var text = "none"

        var body: some View {
          Text(text)
          Button("Sign In") {
            Task {
              do {
                let url = try await session.authenticate(
                  using: URL(string: "https://login.example.com")!, callbackURLScheme: "tea",
                  preferredBrowserSession: .ephemeral)
                text = url.absoluteString
              } catch { text = "error \((error as? ASWebAuthenticationSessionError)?.errorCode ?? 0)" }
            }
          }
        }
      }
      phone.webSignInCallback = URL(string: "tea://done?token=3")
      screen.show(Page())
      let app = XCUIApplication(screen: screen)
      app.buttons["Sign In"].tap()
      _ = await screen.wait(upTo: 2) { app.staticTexts["tea://done?token=3"].exists }
      #expect(app.staticTexts["tea://done?token=3"].exists)
      phone.declinesSignIn = true
      app.buttons["Sign In"].tap()
      _ = await screen.wait(upTo: 2) { app.staticTexts["error 1"].exists }
      #expect(app.staticTexts["error 1"].exists)
    }

    @Test("tells the state of an account")
    func states() {
      phone.enter()
      let states = Locked<[Int]>([])
      let provider = ASAuthorizationAppleIDProvider()
      func ask(_ user: String) {
        provider.getCredentialState(forUserID: user) { state, _ in states.withLock { $0.append(state.rawValue) } }
        screen.advance(by: 0.01)
      }
      ask("000001.sample.0001")
      ask("nobody")
      phone.appleAccount?.isRevoked = true
      ask("000001.sample.0001")
      #expect(states.value == [1, 2, 0])
    }
  }
#endif
