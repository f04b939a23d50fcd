/// A system button that reads items from the pasteboard and delivers it to a closure.
///
/// There is no pasteboard: the button is drawn, and activating it records a warning.
///
/// - Note: Approximate: there is no pasteboard: activating it records a warning.
public struct PasteButton: View {
  private let supportedContentTypes: [UTType]

  @State private var warnings = 0

  /// Creates a Paste button that accepts specific types of data from the pasteboard.
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    supportedContentTypes = []
  }

  /// Creates a Paste button that accepts specific types of data from the pasteboard.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that are accepted.
  ///   - payloadAction: Receives the data.
  public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.supportedContentTypes = supportedContentTypes
  }

  public var body: some View {
    let warnings = $warnings
    StyledButton(
      role: nil, action: { warnings.wrappedValue += 1 },
      label: AnyView(Label(SystemString.paste, systemImage: "doc.on.clipboard"))
    )
    .buttonStyle(.borderedProminent)
    .modifier(
      MissingActionModifier(count: self.warnings) {
        $0.graph.report(.missing("PasteButton", "there is no pasteboard, so nothing is pasted."), at: $0)
      })
  }
}

extension PasteButton: ComposedView {
  package var composition: Composition {
    Composition("PasteButton").value("supportedContentTypes", supportedContentTypes)
  }
}
