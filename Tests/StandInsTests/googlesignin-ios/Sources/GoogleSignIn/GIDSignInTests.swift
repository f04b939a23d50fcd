#if os(Linux)
  import FirebaseAuth
  import FlowUIKit
  import GoogleSignIn
  import PhoneSimulation
  import Testing

  @Suite("Signing in with Google", .ownPhone) @MainActor
  struct GIDSignInTests {
    private let phone = SimulatedPhone.current
    private var google: GIDSignIn { .sharedInstance }

    init() { google.configuration = GIDConfiguration(clientID: "client") }

    @Test("gives the phone's account, with a token that Firebase takes")
    func signIn() async throws {
      let result = try await google.signIn(withPresenting: UIViewController())
      #expect(result.user.profile?.name == "Johnny Appleseed" && result.user.profile?.hasImage == false)
      #expect(google.currentUser === result.user && google.hasPreviousSignIn())
      FirebaseApp.configure()
      let credential = GoogleAuthProvider.credential(
        withIDToken: try #require(result.user.idToken?.tokenString), accessToken: result.user.accessToken.tokenString)
      let user = try await Auth.auth().signIn(with: credential).user
      #expect(user.email == "johnny@example.com" && user.displayName == "Johnny Appleseed")
      #expect(user.providerData.map(\.uid) == ["100000000000000000001"])
    }

    @Test("is canceled by the person, and needs a connection")
    func refusals() async {
      phone.declinesGoogleSignIn = true
      await #expect {
        try await google.signIn(withPresenting: UIViewController())
      } throws: { error in
        GIDSignInError.canceled ~= error
          && error.localizedDescription == "Nobody has signed in with Google: canceled."
      }
      phone.declinesGoogleSignIn = false
      phone.network = .offline
      await #expect {
        try await google.signIn(withPresenting: UIViewController())
      } throws: { GIDSignInError.unknown ~= $0 }
      #expect(google.currentUser == nil && !google.hasPreviousSignIn())
    }

    @Test("is restored after a launch, until the person signs out")
    func restoring() async throws {
      await #expect {
        try await google.restorePreviousSignIn()
      } throws: { GIDSignInError.hasNoAuthInKeychain ~= $0 }
      phone.hasPreviousGoogleSignIn = true
      #expect(try await google.restorePreviousSignIn().userID == "100000000000000000001")
      google.signOut()
      #expect(google.currentUser == nil && !google.hasPreviousSignIn())
      #expect(
        phone.actDescriptions == [
          "GoogleSignIn: restores a sign-in", "GoogleSignIn: restores a sign-in", "GoogleSignIn: signs out",
        ])
    }

    @Test("warns if nothing says what Google knows the app by")
    func noConfiguration() {
      google.configuration = nil
      #expect(
        ReportCollector.warnings { google.signIn(withPresenting: UIViewController()) } == [
          "GIDSignIn has no configuration, and the information list has no GIDClientID, which ends an app on a phone. It "
            + "goes on with a sample value."
        ])
    }
  }
#endif
