#if os(Linux)
  import FlowSecurity
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The keychain")
  struct KeychainTests {
    private let phone = SimulatedPhone()

    private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tea",
        kSecAttrAccount as String: account,
      ]
      return query.merging(more) { $1 } as CFDictionary
    }

    private func password(_ account: String) -> (OSStatus, String?) {
      var item: CFTypeRef?
      let more: [String: Any] = [
        kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
      ]
      let status = SecItemCopyMatching(query(account, more), &item)
      return (status, (item as? Data).map { String(decoding: $0, as: UTF8.self) })
    }

    @Test("adds, finds, changes and removes a password, with the system's results")
    func life() {
      phone.use {
        let added = query("ann", [kSecValueData as String: Data("one".utf8)])
        #expect(SecItemCopyMatching(query("ann"), nil) == errSecItemNotFound)
        #expect(SecItemAdd(added, nil) == errSecSuccess)
        #expect(SecItemAdd(added, nil) == errSecDuplicateItem)
        #expect(password("ann") == (errSecSuccess, "one"))
        #expect(
          SecItemUpdate(query("ann"), [kSecValueData as String: Data("two".utf8)] as CFDictionary) == errSecSuccess)
        #expect(SecItemUpdate(query("bob"), [:] as CFDictionary) == errSecItemNotFound)
        #expect(password("ann") == (errSecSuccess, "two"))
        #expect(SecItemDelete(query("ann")) == errSecSuccess)
        #expect(SecItemDelete(query("ann")) == errSecItemNotFound)
        #expect(password("ann") == (errSecItemNotFound, nil))
        #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
      }
      #expect(phone.actDescriptions.first == "Security: adds the keychain item \"ann\": 0")
    }

    @Test("returns attributes and several items")
    func several() {
      phone.use {
        for account in ["ann", "bob"] { SecItemAdd(query(account, [kSecValueData as String: Data(account.utf8)]), nil) }
        var result: CFTypeRef?
        let all: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword, kSecReturnAttributes as String: true,
          kSecMatchLimit as String: kSecMatchLimitAll,
        ]
        #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
        let items = result as? [[String: Any]]
        #expect(items?.compactMap { $0[kSecAttrAccount as String] as? String } == ["ann", "bob"])
        #expect(items?.first?[kSecValueData as String] == nil)
        #expect(items?.first?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked)
      }
      #expect(phone.keychainAccounts == ["ann", "bob"])
      phone.clearKeychain()
      #expect(phone.keychainAccounts.isEmpty)
    }

    @Test("fails as a test says")
    func failing() {
      phone.keychainFailure = errSecInteractionNotAllowed
      phone.use {
        #expect(SecItemAdd(query("ann"), nil) == errSecInteractionNotAllowed)
        #expect(password("ann") == (errSecInteractionNotAllowed, nil))
      }
      phone.keychainFailure = nil
      #expect(phone.use { SecItemAdd(query("ann"), nil) } == errSecSuccess)
    }

    @Test("belongs to a phone: another one has none of it, and the random numbers of each are the same")
    func phones() {
      phone.use { _ = SecItemAdd(query("ann"), nil) }
      #expect(SimulatedPhone().keychainAccounts.isEmpty)
      func numbers() -> [UInt8] {
        SimulatedPhone().use {
          var bytes = [UInt8](repeating: 0, count: 16)
          #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
          return bytes
        }
      }
      #expect(numbers() == numbers())
      #expect(Set(numbers()).count > 8)
    }

    @Test("keeps a password of a web site with its protocol, and finds it by that")
    func sites() {
      phone.use {
        let site: [String: Any] = [
          kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "tea.example",
          kSecAttrAccount as String: "ada",
        ]
        let item = site.merging([
          kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
          kSecAttrAuthenticationType as String: kSecAttrAuthenticationTypeHTMLForm, kSecValueData as String: Data([1]),
        ]) { $1 }
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        func find(_ name: CFString) -> OSStatus {
          SecItemCopyMatching(site.merging([kSecAttrProtocol as String: name]) { $1 } as CFDictionary, nil)
        }
        #expect(find(kSecAttrProtocolHTTPS) == errSecSuccess)
        #expect(find(kSecAttrProtocolFTP) == errSecItemNotFound)
      }
    }

    @Test("makes passwords of the phone's random numbers: four groups of three characters")
    func newPassword() {
      let (first, second) = phone.use {
        (SecCreateSharedWebCredentialPassword(), SecCreateSharedWebCredentialPassword())
      }
      #expect(first != second && first?.split(separator: "-").map(\.count) == [3, 3, 3, 3])
      #expect(SimulatedPhone().use { SecCreateSharedWebCredentialPassword() } == first)
    }
  }
#endif
