#if os(Linux)
  import FlowContacts
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The contact store") @MainActor
  struct CNContactStoreTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }
    private let store = CNContactStore()
    private let keys =
      [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [any CNKeyDescriptor]

    private func prepare(_ authorization: PhoneAuthorization = .authorized) {
      screen.show(Text("contacts"))
      phone.enter()
      phone.permissions[.contacts] = authorization
      phone.contacts = [
        PhoneContact(id: "a", givenName: "Zoe", familyName: "Ash", phoneNumbers: ["(555) 010-0100"]),
        PhoneContact(id: "b", givenName: "Ann", familyName: "Birch", emails: ["ann@example.com"]),
      ]
    }

    private func all(_ order: CNContactSortOrder = .none) throws -> [String] {
      let request = CNContactFetchRequest(keysToFetch: keys)
      request.sortOrder = order
      var names: [String] = []
      try store.enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
      return names
    }

    @Test("asks with the system's text, and refuses until a person permits it")
    func permission() throws {
      prepare(.notDetermined)
      #expect(throws: CNError(.authorizationDenied)) { try all() }
      let answers = Locked<[Bool]>([])
      store.requestAccess(for: .contacts) { isGranted, _ in answers.withLock { $0.append(isGranted) } }
      #expect(phone.prompts.first?.title == "“App” Would Like to Access Your Contacts")
      try phone.answerPrompt("OK")
      #expect(answers.value == [true])
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
      #expect(try all() == ["Zoe", "Ann"])
      for authorization in [PhoneAuthorization.denied, .restricted] {
        phone.permissions[.contacts] = authorization
        #expect(throws: CNError(.authorizationDenied)) { try all() }
        #expect(throws: CNError(.authorizationDenied)) { try store.execute(CNSaveRequest()) }
      }
    }

    @Test("shows a part to an app with limited access, and what it adds")
    func limited() throws {
      prepare(.limited)
      #expect(try all() == [])
      phone.sharedContacts = ["b"]
      #expect(try all() == ["Ann"])
      let contact = CNMutableContact()
      contact.givenName = "New"
      let request = CNSaveRequest()
      request.add(contact, toContainerWithIdentifier: nil)
      try store.execute(request)
      #expect(try all() == ["Ann", "New"])
    }

    @Test("sorts, and finds by names, numbers, addresses and identifiers")
    func searches() throws {
      prepare()
      #expect(try all(.givenName) == ["Ann", "Zoe"])
      #expect(try all(.familyName) == ["Zoe", "Ann"])
      func ids(_ predicate: NSPredicate) throws -> [String] {
        try store.unifiedContacts(matching: predicate, keysToFetch: keys).map(\.identifier)
      }
      #expect(try ids(CNContact.predicateForContacts(matchingName: "bir")) == ["b"])
      #expect(try ids(CNContact.predicateForContacts(matchingName: "zoe as")) == ["a"])
      #expect(try ids(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "5550100100"))) == ["a"])
      #expect(try ids(CNContact.predicateForContacts(matchingEmailAddress: "Ann@example.com")) == ["b"])
      #expect(try store.unifiedContact(withIdentifier: "a", keysToFetch: keys).familyName == "Ash")
      #expect(throws: CNError(.recordDoesNotExist)) { try store.unifiedContact(withIdentifier: "x", keysToFetch: keys) }
    }

    @Test("changes all contacts of a request or none, and records it")
    func saving() throws {
      prepare()
      let changed = try #require(
        try store.unifiedContact(withIdentifier: "a", keysToFetch: keys).mutableCopy() as? CNMutableContact)
      changed.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
      let missing = CNMutableContact()
      let wrong = CNSaveRequest()
      wrong.update(changed)
      wrong.delete(missing)
      #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(wrong) }
      #expect(phone.contacts[0].phoneNumbers.map(\.value) == ["(555) 010-0100"])
      let right = CNSaveRequest()
      right.update(changed)
      try store.execute(right)
      #expect(phone.contacts[0].phoneNumbers.map(\.value) == ["1"])
      #expect(phone.actDescriptions.last == "Contacts: changes the contact Zoe Ash")
    }

    @Test("has no property that was not fetched")
    func missingProperties() throws {
      prepare()
      let contact = try store.unifiedContact(withIdentifier: "b", keysToFetch: keys)
      #expect(!contact.isKeyAvailable(CNContactEmailAddressesKey))
      let warnings = ReportCollector.warnings { #expect(contact.emailAddresses.isEmpty) }
      #expect(
        warnings == [
          "The property \"emailAddresses\" of a contact was not fetched: it is missing in the keys of the fetch."
        ])
      let name = CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
      let whole = try store.unifiedContact(
        withIdentifier: "b", keysToFetch: [name, CNContactEmailAddressesKey as any CNKeyDescriptor])
      #expect(CNContactFormatter.string(from: whole, style: .fullName) == "Ann Birch")
      #expect(whole.emailAddresses.first?.value as String? == "ann@example.com")
      #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    }

    @Test("writes addresses")
    func addresses() {
      let address = CNMutablePostalAddress()
      address.street = "1 Infinite Loop"
      address.city = "Cupertino"
      address.state = "CA"
      address.postalCode = "95014"
      #expect(
        CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Infinite Loop\nCupertino CA 95014")
      let formatter = CNPostalAddressFormatter()
      #expect(formatter.style == .mailingAddress)
      #expect(formatter.string(from: address) == "1 Infinite Loop\nCupertino CA 95014")
    }
  }
#endif
