import FlowContacts
import SwiftUI

/// The name of a contact, its numbers and its e-mail addresses, with buttons for calls, messages and mails.
struct ContactCard: View {
  let contact: CNContact
  let controller: CNContactViewController?

  /// A label as people read it.
  static func label(_ label: String?) -> String {
    label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? ""
  }

  /// A number or an address.
  private struct Row: Identifiable {
    let id: Int
    let property: CNContactProperty
    let text: String
    let scheme: String
  }

  private var phones: [Row] {
    contact.phoneNumbers.enumerated().map { index, number in
      row(index, CNContactPhoneNumbersKey, number.value, number.label, number.value.stringValue, "tel")
    }
  }

  private var emails: [Row] {
    contact.emailAddresses.enumerated().map { index, email in
      row(index, CNContactEmailAddressesKey, email.value, email.label, email.value as String, "mailto")
    }
  }

  private func row(
    _ id: Int, _ key: String, _ value: Any, _ label: String?, _ text: String, _ scheme: String
  ) -> Row {
    Row(
      id: id, property: CNContactProperty(contact: contact, key: key, value: value, label: label), text: text,
      scheme: scheme)
  }

  var body: some View {
    List {
      Section {
        Text(verbatim: name).font(.title)
        if let message = controller?.message { Text(verbatim: message) }
      }
      if controller?.allowsActions == true {
        Section {
          if let number = contact.phoneNumbers.first?.value.stringValue {
            Button("message") { controller?.open("sms", number) }
            Button("call") { controller?.open("tel", number) }
          }
          if let address = contact.emailAddresses.first?.value {
            Button("mail") { controller?.open("mailto", "\(address)") }
          }
        }
      }
      if controller?.shows(CNContactPhoneNumbersKey) == true { Section { ForEach(phones, content: button) } }
      if controller?.shows(CNContactEmailAddressesKey) == true { Section { ForEach(emails, content: button) } }
      if let controller, controller.isUnknown, controller.allowsActions {
        Section { Button("Create New Contact") { controller.edit() } }
      }
    }
  }

  private var name: String {
    CNContactFormatter.string(from: contact, style: .fullName) ?? controller?.alternateName ?? "No Name"
  }

  private func button(_ row: Row) -> some View {
    Button {
      controller?.perform(row.property, scheme: row.scheme)
    } label: {
      LabeledContent(Self.label(row.property.label), value: row.text)
    }
  }
}
