import FlowUIKit
import SwiftUI

/// The sheet of a composer: Cancel and Send in the bar, and the fields with the app's values.
struct ComposerView: View {
  let title: String
  let fields: [(name: String, value: String)]
  let text: String
  let cancel: @MainActor () -> Void
  let send: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      List {
        ForEach(fields, id: \.name) { field in
          HStack {
            Text(verbatim: "\(field.name):").foregroundStyle(.secondary)
            TextField(field.name, text: .constant(field.value))
          }
        }
        TextEditor(text: .constant(text)).frame(minHeight: 160).accessibilityLabel("Message body")
      }
      .listStyle(.plain)
      .navigationTitle(Text(verbatim: title))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
        ToolbarItem(placement: .confirmationAction) { Button("Send", action: send) }
      }
    }
  }
}
