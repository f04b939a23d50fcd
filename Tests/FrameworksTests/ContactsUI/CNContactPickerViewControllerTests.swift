#if os(Linux)
  import FlowContactsUI
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Picker: UIViewControllerRepresentable {
    @Binding var isShown: Bool
    @Binding var result: String

    func makeUIViewController(context: Context) -> CNContactPickerViewController {
      let controller = CNContactPickerViewController()
      controller.delegate = context.coordinator
      controller.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
      return controller
    }

    func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator($isShown, $result) }

    @MainActor final class Coordinator: NSObject, CNContactPickerDelegate {
      let isShown: Binding<Bool>
      let result: Binding<String>

      init(_ isShown: Binding<Bool>, _ result: Binding<String>) {
        self.isShown = isShown
        self.result = result
      }

      func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        isShown.wrappedValue = false
        result.wrappedValue = "chose \(contact.givenName)"
      }

      func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        isShown.wrappedValue = false
        result.wrappedValue = "canceled"
      }
    }
  }

  private struct Invitation: View {
    @State private var isShown = false
    @State private var result = ""

    var body: some View {
      Button("Invite") { isShown = true }.sheet(isPresented: $isShown) { Picker(isShown: $isShown, result: $result) }
      Text(result)
    }
  }

  @Suite("The picker of contacts") @MainActor
  struct CNContactPickerViewControllerTests {
    private let screen = Screen(device: .iPhone)

    private func open() -> XCUIApplication {
      screen.phone.contacts = [
        PhoneContact(id: "a", givenName: "Zoe", familyName: "Ash", emails: ["zoe@example.com"]),
        PhoneContact(id: "b", givenName: "Ann", familyName: "Birch"),
      ]
      screen.show(VStack { Invitation() })
      let app = XCUIApplication(screen: screen)
      app.buttons["Invite"].tap()
      return app
    }

    @Test("shows all contacts without a permission, and gives the chosen one")
    func choosing() {
      let app = open()
      #expect(app.navigationBars["Contacts"].exists)
      #expect(!app.buttons["Ann Birch"].isEnabled)
      app.buttons["Zoe Ash"].tap()
      #expect(app.staticTexts["chose Zoe"].exists)
      #expect(!app.navigationBars["Contacts"].exists)
      #expect(screen.phone.actDescriptions == ["ContactsUI: chooses Zoe Ash"])
      #expect(screen.phone.permissions[.contacts] == .notDetermined)
    }

    @Test("can be canceled")
    func canceling() {
      let app = open()
      app.buttons["Cancel"].tap()
      #expect(app.staticTexts["canceled"].exists)
    }
  }
#endif
