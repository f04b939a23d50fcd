import FlowContacts
import SwiftUI

/// What a controller of a contact shows now.
@MainActor @Observable
final class ContactForm {
  var contact: CNContact
  var draft: ContactDraft { didSet { controller?.updateBar() } }
  var isEditing: Bool { didSet { controller?.updateBar() } }

  /// Why the contact cannot be saved.
  var problem: String?

  @ObservationIgnored weak var controller: CNContactViewController?

  init(_ contact: CNContact, isEditing: Bool) {
    self.contact = contact
    self.isEditing = isEditing
    draft = ContactDraft(contact)
  }
}
