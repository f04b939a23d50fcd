import FlowContacts
import SwiftUI

/// A contact, or its form.
struct ContactFormView: View {
  @Bindable var form: ContactForm

  var body: some View {
    if form.isEditing {
      Form {
        Section {
          TextField("First name", text: $form.draft.givenName)
          TextField("Last name", text: $form.draft.familyName)
          TextField("Company", text: $form.draft.organization)
        }
        Section { ForEach($form.draft.phones) { field("Phone", $0).keyboardType(.phonePad) } }
        Section { ForEach($form.draft.emails) { field("Email", $0).keyboardType(.emailAddress) } }
      }
      .alert(
        "Cannot Save Contact",
        isPresented: Binding(get: { form.problem != nil }, set: { if !$0 { form.problem = nil } })
      ) {
      } message: {
        Text(verbatim: form.problem ?? "")
      }
    } else {
      ContactCard(contact: form.contact, controller: form.controller)
    }
  }

  private func field(_ title: String, _ line: Binding<ContactDraft.Line>) -> some View {
    HStack {
      Text(verbatim: ContactCard.label(line.wrappedValue.label)).foregroundStyle(.secondary)
      TextField(text: line.text, prompt: Text(verbatim: title)) { Text(verbatim: title) }
    }
  }
}
