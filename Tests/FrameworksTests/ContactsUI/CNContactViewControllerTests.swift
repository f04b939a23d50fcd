#if os(Linux)
  import FlowContactsUI
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("The view of a contact", .ownPhone) @MainActor
  struct CNContactViewControllerTests {
    private let screen = Screen(device: .iPhone)
    private let ann = PhoneContact(
      id: "a", givenName: "Ann", familyName: "Ash", phoneNumbers: ["555 1"], emails: ["ann@example.com"])

    private func open(
      asksForCalls: Bool = true, _ make: @escaping @MainActor () -> CNContactViewController
    ) -> XCUIApplication {
      screen.show(VStack { ContactBook(asksForCalls: asksForCalls, make: make) })
      let app = XCUIApplication(screen: screen)
      app.buttons["Show"].tap()
      return app
    }

    private var annFetched: CNContact {
      get throws {
        screen.phone.contacts = [ann]
        screen.phone.permissions[.contacts] = .authorized
        return try CNContactStore().unifiedContact(
          withIdentifier: "a", keysToFetch: [CNContactViewController.descriptorForRequiredKeys()])
      }
    }

    private func type(_ text: String, into field: String, of app: XCUIApplication) {
      app.textFields[field].firstMatch.tap()
      app.textFields[field].firstMatch.typeText(text)
    }

    @Test("saves a new contact without a permission; an empty one cannot be saved")
    func saving() throws {
      let app = open { CNContactViewController(forNewContact: nil) }
      #expect(app.navigationBars["New Contact"].exists && !app.buttons["Done"].firstMatch.isEnabled)
      type("Zoe", into: "First name", of: app)
      type("555 2", into: "Phone", of: app)
      app.buttons["Done"].firstMatch.tap()
      #expect(app.staticTexts["saved Zoe"].exists && !app.navigationBars["New Contact"].exists)
      let contact = try #require(screen.phone.contacts.first)
      #expect(contact.givenName == "Zoe" && contact.emails.isEmpty)
      #expect(contact.phoneNumbers == [PhoneContact.Labeled(CNLabelPhoneNumberMobile, "555 2")])
      #expect(screen.phone.acts(of: "Contacts") == ["Contacts: adds the contact Zoe"])
      #expect(screen.phone.permissions[.contacts] == .notDetermined)
    }

    @Test("has what the app knows of a new contact, and saves nothing when it is canceled")
    func canceling() {
      let app = open {
        let contact = CNMutableContact()
        contact.givenName = "Bo"
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "bo@example.com")]
        return CNContactViewController(forNewContact: contact)
      }
      #expect(app.textFields["First name"].value as? String == "Bo" && app.buttons["Done"].firstMatch.isEnabled)
      #expect(app.textFields["Email"].firstMatch.value as? String == "bo@example.com")
      app.buttons["Cancel"].firstMatch.tap()
      #expect(app.staticTexts["canceled"].exists && screen.phone.contacts.isEmpty)
    }

    @Test("shows a contact, whose numbers are called if the delegate wants it, and changes it")
    func existing() throws {
      let contact = try annFetched
      let app = open { CNContactViewController(for: contact) }
      #expect(app.staticTexts["Ann Ash"].exists)
      app.buttons.containing(NSPredicate(format: "label CONTAINS '555 1'")).firstMatch.tap()
      #expect(screen.openedURLs.map(\.absoluteString) == ["tel:5551"])
      app.buttons["mail"].tap()
      #expect(screen.openedURLs.map(\.absoluteString) == ["tel:5551", "mailto:ann@example.com"])
      app.buttons["Edit"].firstMatch.tap()
      type("e", into: "First name", of: app)
      app.buttons["Done"].firstMatch.tap()
      #expect(app.staticTexts["Anne Ash"].exists && app.buttons["Edit"].exists)
      #expect(screen.phone.contacts.map(\.givenName) == ["Anne"] && screen.phone.contacts[0].phoneNumbers.count == 1)
      app.buttons["Edit"].firstMatch.tap()
      type("!", into: "First name", of: app)
      app.buttons["Cancel"].firstMatch.tap()
      #expect(app.staticTexts["Anne Ash"].exists && screen.phone.contacts.map(\.givenName) == ["Anne"])
    }

    @Test("has only what the app allows, and calls nobody against the delegate")
    func limits() throws {
      let contact = try annFetched
      let app = open(asksForCalls: false) {
        let controller = CNContactViewController(for: contact)
        (controller.allowsEditing, controller.allowsActions) = (false, false)
        controller.displayedPropertyKeys = [CNContactEmailAddressesKey]
        controller.message = "A friend"
        return controller
      }
      #expect(app.staticTexts["A friend"].exists && !app.buttons["Edit"].exists && !app.buttons["call"].exists)
      #expect(!app.buttons.containing(NSPredicate(format: "label CONTAINS '555 1'")).firstMatch.exists)
      app.buttons.containing(NSPredicate(format: "label CONTAINS 'ann@example.com'")).firstMatch.tap()
      #expect(screen.openedURLs.isEmpty)
    }

    @Test("adds an unknown contact")
    func unknown() {
      let app = open {
        let contact = CNMutableContact()
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMain, value: CNPhoneNumber(stringValue: "1"))]
        let controller = CNContactViewController(forUnknownContact: contact)
        controller.alternateName = "Maybe Bo"
        return controller
      }
      #expect(app.staticTexts["Maybe Bo"].exists && !app.buttons["Edit"].exists)
      app.buttons["Create New Contact"].tap()
      type("Bo", into: "First name", of: app)
      app.buttons["Done"].firstMatch.tap()
      #expect(app.staticTexts["saved Bo"].exists)
      #expect(screen.phone.contacts.map(\.givenName) == ["Bo"])
      #expect(screen.phone.contacts.first?.phoneNumbers == [PhoneContact.Labeled(CNLabelPhoneNumberMain, "1")])
    }

    @Test("tells why a contact cannot be saved")
    func problem() {
      screen.phone.contacts = [ann]
      let app = open {
        let contact = CNContact()
        screen.phone.contacts.append(PhoneContact(id: contact.identifier, givenName: "Bo", familyName: ""))
        return CNContactViewController(forNewContact: contact)
      }
      type("Bo", into: "First name", of: app)
      app.buttons["Done"].firstMatch.tap()
      #expect(app.alerts["Cannot Save Contact"].exists && screen.phone.contacts.count == 2)
    }
  }
#endif
