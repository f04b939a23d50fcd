#if os(Linux)
  import FirebaseAuth
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A person with an account", .ownPhone)
  struct UserTests {
    private let phone = SimulatedPhone.current

    init() { FirebaseApp.configure() }

    private func user() async throws -> User {
      try await Auth.auth().createUser(withEmail: "ada@example.com", password: "secret1").user
    }

    @Test("changes the name and the picture, each for itself")
    func profile() async throws {
      let user = try await user()
      let first = user.createProfileChangeRequest()
      first.displayName = "Ada"
      try await first.commitChanges()
      let second = user.createProfileChangeRequest()
      second.photoURL = URL(string: "https://example.com/ada.png")
      try await second.commitChanges()
      #expect(user.displayName == "Ada")
      #expect(user.photoURL?.absoluteString == "https://example.com/ada.png")
      #expect(phone.firebaseAccounts.map(\.displayName) == ["Ada"])
    }

    @Test("changes the address and the password")
    func changes() async throws {
      let user = try await user()
      phone.addFirebaseAccount(email: "bob@example.com", password: "secret1")
      await #expect(throws: NSError.self) { try await user.updateEmail(to: "bob@example.com") }
      await #expect(throws: NSError.self) { try await user.updateEmail(to: "bob") }
      try await user.updateEmail(to: "countess@example.com")
      #expect(user.email == "countess@example.com" && !user.isEmailVerified)
      await #expect(throws: NSError.self) { try await user.updatePassword(to: "1") }
      try await user.updatePassword(to: "secret2")
      try await Auth.auth().signIn(withEmail: "countess@example.com", password: "secret2")
    }

    @Test("needs a recent sign-in for that, and to delete the account") @MainActor
    func recent() {
      let screen = Screen(device: .iPhone)
      screen.show(Text("app"))
      let log = Locked<[String]>([])
      let add: ((any Error)?) -> Void = { error in
        log.withLock { $0.append(error?.localizedDescription ?? "done") }
      }
      Auth.auth().createUser(withEmail: "ada@example.com", password: "secret1")
      screen.advance(by: 301)
      let user = Auth.auth().currentUser
      user?.updatePassword(to: "secret2", completion: add)
      user?.delete(completion: add)
      screen.advance(by: 0.01)
      #expect(
        log.value == ["This needs a recent sign-in. Sign in again.", "This needs a recent sign-in. Sign in again."])
      let credential = EmailAuthProvider.credential(withEmail: "ada@example.com", password: "secret1")
      user?.reauthenticate(with: credential)
      screen.advance(by: 0.01)
      user?.delete(completion: add)
      screen.advance(by: 0.01)
      #expect(log.value.last == "done")
      #expect(Auth.auth().currentUser == nil && phone.firebaseAccounts.isEmpty)
    }

    @Test("does nothing more when the account is gone")
    func gone() async throws {
      let user = try await user()
      phone.firebaseAccounts = []
      await #expect {
        try await user.reload()
      } throws: { AuthErrorCode.userNotFound ~= $0 }
      await #expect {
        _ = try await user.getIDToken()
      } throws: { AuthErrorCode.userNotFound ~= $0 }
    }

    @Test("has a token with claims that ends after an hour")
    func token() async throws {
      let user = try await user()
      phone.firebaseAccounts[0].claims = ["role": "admin"]
      try await user.reload()
      let result = try await user.getIDTokenResult()
      #expect(result.claims["role"] as? String == "admin")
      #expect(result.expirationDate.timeIntervalSince(phone.now) == 3600)
      #expect(result.signInProvider == "password")
    }
  }
#endif
