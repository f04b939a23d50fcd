import FlowContacts
import FlowFoundation
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// A value of a contact.
open class CNContactProperty: NSObject {
  public let contact: CNContact
  public let key: String
  public let value: Any?
  public let identifier: String?
  public let label: String?

  init(contact: CNContact, key: String, value: Any?, label: String?) {
    self.contact = contact
    self.key = key
    self.value = value
    self.label = label
    identifier = label
  }
}

/// Receives what a person has chosen.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  // A delegate that takes several contacts gets the chosen one.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    contactPicker(picker, didSelect: [contact])
  }
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
}

/// The system's picker. It shows all contacts of the phone, and the app needs no permission for the chosen one. It ends at
/// the first tap: neither several contacts nor single values are chosen.
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    systemContent = SystemContent({ [weak self] in
      AnyView(
        ContactList(
          contacts: { self?.rows ?? [] }, choose: { self?.finish($0) }, cancel: { self?.cancel() }))
    })
  }

  public required init?(coder: NSCoder) { nil }

  /// The contacts by name, with whether each can be chosen.
  var rows: [(contact: CNContact, isEnabled: Bool)] {
    CNContactStore.allForSystem.map { ($0, predicateForEnablingContact?.evaluate(with: $0) ?? true) }
  }

  func finish(_ contact: CNContact) {
    SimulatedPhone.current.record("ContactsUI", "chooses \(ContactList.name(contact))")
    dismiss(animated: true)
    delegate?.contactPicker(self, didSelect: contact)
  }

  func cancel() {
    SimulatedPhone.current.record("ContactsUI", "cancels the picker")
    dismiss(animated: true)
    delegate?.contactPickerDidCancel(self)
  }
}

/// The list of the picker.
struct ContactList: View {
  let contacts: @MainActor () -> [(contact: CNContact, isEnabled: Bool)]
  let choose: @MainActor (CNContact) -> Void
  let cancel: @MainActor () -> Void
  @State private var search = ""

  static func name(_ contact: CNContact) -> String {
    CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name"
  }

  private var rows: [(contact: CNContact, isEnabled: Bool)] {
    contacts().filter {
      search.isEmpty || Self.name($0.contact).lowercased().contains(search.lowercased())
    }
  }

  var body: some View {
    NavigationStack {
      List(rows, id: \.contact.identifier) { row in
        Button(Self.name(row.contact)) { choose(row.contact) }
          .foregroundStyle(row.isEnabled ? .primary : .secondary)
          .disabled(!row.isEnabled)
      }
      .listStyle(.plain)
      .searchable(text: $search)
      .navigationTitle(Text(verbatim: "Contacts"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) } }
    }
  }
}
