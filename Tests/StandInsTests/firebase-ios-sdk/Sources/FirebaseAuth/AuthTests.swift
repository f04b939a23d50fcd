#if os(Linux)
  import FirebaseAuth
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Accounts of Firebase", .ownPhone)
  struct AuthTests {
    private let phone = SimulatedPhone.current
    private var auth: Auth { Auth.auth() }

    init() { FirebaseApp.configure() }

    /// The code of an error.
    private func code(_ body: () async throws -> Void) async -> AuthErrorCode? {
      do {
        try await body()
        return nil
      } catch {
        #expect(error._domain == "FIRAuthErrorDomain")
        return AuthErrorCode(rawValue: error._code)
      }
    }

    private func turn() async {
      await withCheckedContinuation { done in phone.runSoon(named: "a turn") { done.resume() } }
    }

    // MARK: - Passwords

    @Test("are created with a password, and sign in")
    func passwords() async throws {
      let result = try await auth.createUser(withEmail: "ada@example.com", password: "secret1")
      #expect(result.user.email == "ada@example.com")
      #expect(result.additionalUserInfo?.isNewUser == true)
      #expect(auth.currentUser === result.user)
      #expect(result.user.uid.count == 28)
      #expect(result.user.providerData.map(\.providerID) == ["password"])
      #expect(result.user.metadata.creationDate == phone.now)
      try auth.signOut()
      #expect(auth.currentUser == nil)
      let again = try await auth.signIn(withEmail: "Ada@Example.com", password: "secret1")
      #expect(again.user.uid == result.user.uid)
      #expect(again.additionalUserInfo?.isNewUser == false)
      #expect(
        phone.actDescriptions == [
          "FirebaseAuth: creates an account for ada@example.com", "FirebaseAuth: signs out",
          "FirebaseAuth: signs in Ada@Example.com",
        ])
    }

    @Test(
      "are refused with an address or a password that is not valid",
      arguments: [
        ("", "secret1", AuthErrorCode.missingEmail, "An email address is needed."),
        ("ada", "secret1", .invalidEmail, "The email address is not valid."),
        ("ada@b@c", "secret1", .invalidEmail, "The email address is not valid."),
        ("new@example.com", "12345", .weakPassword, "The password needs at least 6 characters."),
        ("ada@example.com", "secret1", .emailAlreadyInUse, "Another account uses this email address."),
      ])
    func refusedNew(email: String, password: String, code: AuthErrorCode, text: String) async {
      phone.addFirebaseAccount(email: "ada@example.com", password: "secret1")
      await #expect {
        try await auth.createUser(withEmail: email, password: password)
      } throws: { error in
        AuthErrorCode(_nsError: error as NSError) == code && error.localizedDescription == text && code ~= error
      }
      #expect(auth.currentUser == nil)
      #expect(phone.firebaseAccounts.count == 1)
    }

    @Test("are refused if the person, the password or the account is not the right one")
    func refusedSignIn() async {
      phone.addFirebaseAccount(email: "ada@example.com", password: "secret1")
      let auth = auth
      #expect(await code { try await auth.signIn(withEmail: "bob@example.com", password: "secret1") } == .userNotFound)
      #expect(await code { try await auth.signIn(withEmail: "ada@example.com", password: "other12") } == .wrongPassword)
      phone.firebaseAccounts[0].isDisabled = true
      #expect(await code { try await auth.signIn(withEmail: "ada@example.com", password: "secret1") } == .userDisabled)
      #expect(auth.currentUser == nil)
    }

    @Test("need a connection, and what the project refuses")
    func refusedByServer() async {
      phone.addFirebaseAccount(email: "ada@example.com", password: "secret1")
      let auth = auth
      phone.network = .offline
      #expect(await code { try await auth.signIn(withEmail: "ada@example.com", password: "secret1") } == .networkError)
      phone.network = .wifi
      phone.firebaseRules = { $0.path.contains("anonymously") ? .permissionDenied : .error(code: 17010) }
      #expect(
        await code { try await auth.signIn(withEmail: "ada@example.com", password: "secret1") } == .tooManyRequests)
      #expect(await code { try await auth.signInAnonymously() } == .operationNotAllowed)
      phone.firebaseRules = { _ in .error(code: 5) }
      #expect(await code { try await auth.signInAnonymously() } == .internalError)
    }

    @Test("answer at the next turn of the screen's clock, on the main actor") @MainActor
    func turnOfClock() {
      let screen = Screen(device: .iPhone)
      screen.show(Text("app"))
      let log = Locked<[String]>([])
      auth.createUser(withEmail: "ada@example.com", password: "secret1") { result, error in
        MainActor.assertIsolated()
        log.withLock { $0.append(result?.user.email ?? "no") }
      }
      #expect(log.value == [] && auth.currentUser == nil)
      screen.advance(by: 0.01)
      #expect(log.value == ["ada@example.com"])
    }

    // MARK: - Other ways

    @Test("are anonymous until a password is added")
    func anonymous() async throws {
      let user = try await auth.signInAnonymously().user
      #expect(user.isAnonymous)
      #expect(try await auth.signInAnonymously().user.uid == user.uid)
      let credential = EmailAuthProvider.credential(withEmail: "ada@example.com", password: "secret1")
      let linked = try await user.link(with: credential).user
      #expect(linked.uid == user.uid && !linked.isAnonymous && linked.email == "ada@example.com")
      #expect(await code { try await user.link(with: credential) } == .providerAlreadyLinked)
      #expect(try await user.unlink(fromProvider: "password").providerData.isEmpty)
      #expect(await code { try await user.unlink(fromProvider: "password") } == .noSuchProvider)
    }

    @Test("sign in with Google's token, which has the person's name")
    func google() async throws {
      let payload = Data(#"{"sub":"7","email":"ada@example.com","name":"Ada"}"#.utf8).base64EncodedString()
      let credential = GoogleAuthProvider.credential(withIDToken: "e.\(payload).s", accessToken: "a")
      let user = try await auth.signIn(with: credential).user
      #expect(user.displayName == "Ada" && user.email == "ada@example.com" && user.isEmailVerified)
      #expect(user.providerData.map(\.uid) == ["7"])
      try auth.signOut()
      #expect(try await auth.signIn(with: credential).user.uid == user.uid)
      let other = Data(#"{"sub":"8","email":"ada@example.com"}"#.utf8).base64EncodedString()
      let apple = OAuthProvider.appleCredential(withIDToken: "e.\(other).s", rawNonce: "n", fullName: nil)
      let auth = auth
      #expect(await code { try await auth.signIn(with: apple) } == .accountExistsWithDifferentCredential)
      #expect(await code { try await user.reauthenticate(with: apple) } == .userMismatch)
      #expect(try await user.reauthenticate(with: credential).user.uid == user.uid)
    }

    @Test("sign in with Apple, whose name the app hands on")
    func apple() async throws {
      var name = PersonNameComponents()
      (name.givenName, name.familyName) = ("Ada", "Lovelace")
      let credential = OAuthProvider.appleCredential(withIDToken: "token", rawNonce: "n", fullName: name)
      let user = try await auth.signIn(with: credential).user
      #expect(user.displayName == "Ada Lovelace")
      #expect(user.providerData.map(\.providerID) == ["apple.com"])
    }

    @Test("sign in with a code that comes as a message")
    func phoneNumbers() async throws {
      let provider = PhoneAuthProvider.provider()
      #expect(await code { _ = try await provider.verifyPhoneNumber("") } == .missingPhoneNumber)
      #expect(await code { _ = try await provider.verifyPhoneNumber("555") } == .invalidPhoneNumber)
      let id = try await provider.verifyPhoneNumber("+1 650-555-3434")
      let auth = auth
      func signIn(_ id: String, _ code: String) async throws -> User {
        let credential = provider.credential(withVerificationID: id, verificationCode: code)
        return try await auth.signIn(with: credential).user
      }
      #expect(await code { _ = try await signIn(id, "000000") } == .invalidVerificationCode)
      #expect(await code { _ = try await signIn(id, "") } == .missingVerificationCode)
      #expect(await code { _ = try await signIn("", "123456") } == .missingVerificationID)
      #expect(await code { _ = try await signIn("other", "123456") } == .invalidVerificationID)
      #expect(try await signIn(id, "123456").phoneNumber == "+16505553434")
    }

    @Test("sign in on a web page, which the person may close")
    func page() async throws {
      let provider = OAuthProvider(providerID: "microsoft.com")
      let auth = auth
      #expect(await code { try await auth.signIn(with: provider, uiDelegate: nil) } == .webContextCancelled)
      phone.firebaseWebAccount = FirebaseAccount(uid: "web", email: "ada@example.com", displayName: "Ada")
      #expect(try await auth.signIn(with: provider, uiDelegate: nil).user.displayName == "Ada")
    }

    @Test("sign in with a token of the app's server")
    func customToken() async throws {
      #expect(try await auth.signIn(withCustomToken: "ada").user.uid == "ada")
      let auth = auth
      #expect(await code { try await auth.signIn(withCustomToken: "") } == .invalidCustomToken)
    }

    // MARK: - Listeners

    @Test("tell listeners who is signed in, at first and after each change, until they are removed")
    func listeners() async throws {
      let log = Locked<[String]>([])
      let handle = auth.addStateDidChangeListener { _, user in log.withLock { $0.append(user?.email ?? "nobody") } }
      await turn()
      #expect(log.value == ["nobody"])
      try await auth.createUser(withEmail: "ada@example.com", password: "secret1")
      await turn()
      #expect(log.value == ["nobody", "ada@example.com"])
      // The same person.
      try await auth.signIn(withEmail: "ada@example.com", password: "secret1")
      await turn()
      #expect(log.value.count == 2)
      try auth.signOut()
      await turn()
      #expect(log.value == ["nobody", "ada@example.com", "nobody"])
      auth.removeStateDidChangeListener(handle)
      try await auth.signIn(withEmail: "ada@example.com", password: "secret1")
      await turn()
      #expect(log.value.count == 3)
    }

    @Test("tell listeners of tokens also of a new token")
    func tokenListeners() async throws {
      let user = try await auth.signInAnonymously().user
      let count = Locked(0)
      auth.addIDTokenDidChangeListener { _, _ in count.withLock { $0 += 1 } }
      await turn()
      #expect(count.value == 1)
      #expect(try await user.getIDToken() == "id-token.\(user.uid)")
      await turn()
      #expect(count.value == 1)
      _ = try await user.getIDToken(forcingRefresh: true)
      await turn()
      #expect(count.value == 2)
    }

    @Test("are signed in before the launch, for a test")
    func before() {
      let account = phone.addFirebaseAccount(email: "ada@example.com", password: "secret1", displayName: "Ada")
      #expect(phone.firebaseUser == nil)
      phone.signInToFirebase(account)
      #expect(auth.currentUser?.displayName == "Ada")
      #expect(phone.firebaseUser?.uid == account.uid)
    }

    // MARK: - E-mails

    @Test("reset a password with the code of an e-mail, once")
    func reset() async throws {
      phone.addFirebaseAccount(email: "ada@example.com", password: "secret1")
      let auth = auth
      #expect(await code { try await auth.sendPasswordReset(withEmail: "bob@example.com") } == .userNotFound)
      try await auth.sendPasswordReset(withEmail: "ada@example.com")
      let mail = try #require(phone.firebaseEmailCodes.last)
      #expect(try await auth.verifyPasswordResetCode(mail) == "ada@example.com")
      #expect(await code { try await auth.confirmPasswordReset(withCode: mail, newPassword: "1") } == .weakPassword)
      try await auth.confirmPasswordReset(withCode: mail, newPassword: "secret2")
      #expect(
        await code { try await auth.confirmPasswordReset(withCode: mail, newPassword: "secret3") } == .invalidActionCode
      )
      try await auth.signIn(withEmail: "ada@example.com", password: "secret2")
    }

    @Test("verify an address, which the app sees when it reads the account again")
    func verification() async throws {
      let user = try await auth.createUser(withEmail: "ada@example.com", password: "secret1").user
      try await user.sendEmailVerification()
      let mail = try #require(phone.firebaseEmailCodes.last)
      #expect(try await auth.checkActionCode(mail).operation == .verifyEmail)
      try await auth.applyActionCode(mail)
      #expect(!user.isEmailVerified)
      try await user.reload()
      #expect(user.isEmailVerified)
    }

    @Test("sign in with the link of an e-mail")
    func link() async throws {
      let settings = ActionCodeSettings()
      settings.handleCodeInApp = true
      try await auth.sendSignInLink(toEmail: "ada@example.com", actionCodeSettings: settings)
      let mail = try #require(phone.firebaseEmailCodes.last)
      let link = "https://tea.example.com/?mode=signIn&oobCode=\(mail)"
      #expect(auth.isSignIn(withEmailLink: link))
      #expect(!auth.isSignIn(withEmailLink: "https://tea.example.com/"))
      #expect(try await auth.signIn(withEmail: "ada@example.com", link: link).user.isEmailVerified)
      let auth = auth
      #expect(await code { try await auth.signIn(withEmail: "ada@example.com", link: link) } == .invalidActionCode)
    }
  }
#endif
