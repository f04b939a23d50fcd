import SwiftUI

/// A text field with the reason why its text is invalid below it.
struct AddressTextField: View {
  let title: String
  @Binding var text: String
  let problem: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      TextField(title, text: $text)
        .autocorrectionDisabled()
      if let problem {
        HStack(spacing: 4) {
          Image(systemName: "exclamationmark.circle.fill")
            .accessibilityHidden(true)
          Text(problem)
        }
        .font(.footnote)
        .foregroundStyle(.red)
      }
    }
  }
}

#Preview {
  @Previewable @State var text = ""
  Form {
    AddressTextField(title: "City", text: $text, problem: "Please enter a city.")
  }
}
