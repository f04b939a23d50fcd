/// A system button that reads items from the pasteboard and delivers it to a closure.
///
/// There is no pasteboard: the button is drawn, and activating it records a warning.
///
/// - Note: Approximate: there is no pasteboard: activating it records a warning.
public struct PasteButton: View {
  @State private var warnings = 0

  /// Creates a Paste button that accepts specific types of data from the pasteboard.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View {
    let warnings = $warnings
    StyledButton(
      role: nil, action: { warnings.wrappedValue += 1 },
      label: AnyView(Label("Paste", systemImage: "doc.on.clipboard"))
    )
    .buttonStyle(.borderedProminent)
    .modifier(MissingActionModifier(count: self.warnings, message: "There is no pasteboard: nothing is pasted."))
  }
}
