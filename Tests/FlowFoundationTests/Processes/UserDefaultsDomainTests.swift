#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  // On the main actor: other tests use the standard defaults there.
  @Suite("Domains of user defaults") @MainActor
  struct UserDefaultsDomainTests {
    @Test("that of the app is removed with values that were not yet written, others leave its values")
    func remove() throws {
      let standard = UserDefaults.standard
      let others = standard.persistentDomain(forName: "kCFPreferencesCurrentApplication") ?? [:]
      defer { for (key, value) in others { standard.set(value, forKey: key) } }
      let suite = UUID().uuidString
      let store = try #require(UserDefaults(suiteName: suite))
      store.set(1, forKey: "a")
      standard.set(2, forKey: "UserDefaultsDomainTests")
      standard.removePersistentDomain(forName: suite, ofApp: "com.example.app")
      #expect(store.object(forKey: "a") == nil)
      #expect(standard.integer(forKey: "UserDefaultsDomainTests") == 2)
      standard.removePersistentDomain(forName: "com.example.app", ofApp: "com.example.app")
      #expect(standard.object(forKey: "UserDefaultsDomainTests") == nil)
    }
  }
#endif
