import Foundation
import PhoneSimulation
import SwiftUI

extension View {
  /// Starts a session when the view appears, and after each change of the configuration; none without one.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @MainActor (TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) {
      guard let configuration else { return }
      await action(TranslationSession(configuration))
    }
  }

  /// Starts a session of languages when the view appears, and after each change of them.
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping @MainActor (TranslationSession) async -> Void
  ) -> some View {
    translationTask(
      TranslationSession.Configuration(source: source, target: target), action: action)
  }

  /// Shows the system's sheet with a text and its translation into the language of the phone's table.
  ///
  /// - Parameter replacementAction: Called with the translation if the person takes it.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      TranslationSheet(text: text, replace: replacementAction) { isPresented.wrappedValue = false }
    }
  }
}

/// The sheet of the system: a text and its translation.
private struct TranslationSheet: View {
  let text: String
  let replace: ((String) -> Void)?
  let close: @MainActor () -> Void

  private var translation: String? {
    let tables = SimulatedPhone.current.translations
    return tables.keys.sorted().compactMap { tables[$0]?[text] }.first
  }

  var body: some View {
    NavigationStack {
      List {
        Text(verbatim: text)
        Text(verbatim: translation ?? "Translation Not Available")
        if let replace, let translation {
          Button("Replace with Translation") {
            replace(translation)
            close()
          }
        }
      }
      .navigationTitle(Text(verbatim: "Translate"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done", action: close) } }
    }
    .presentationDetents([.medium])
  }
}
