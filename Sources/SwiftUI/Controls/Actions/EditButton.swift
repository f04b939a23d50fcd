/// A button that toggles the edit mode environment value.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var warnings = 0

  /// Creates an Edit button.
  public nonisolated init() {}

  public var body: some View {
    let editMode = editMode
    let warnings = $warnings
    let isEditing = editMode?.wrappedValue.isEditing == true
    StyledButton(
      role: nil,
      action: {
        if let editMode {
          withAnimation { editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active }
        } else {
          warnings.wrappedValue += 1
        }
      },
      label: AnyView(Text(isEditing ? SystemString.done : .edit).fontWeight(isEditing ? .semibold : nil))
    )
    .modifier(
      MissingActionModifier(count: self.warnings) {
        $0.graph.report(
          _RuntimeIssue(
            "An EditButton has no edit mode to change: put it into a NavigationStack or List, or set \\.editMode.",
            severity: .warning, at: $0))
      })
  }
}

extension EditButton: ComposedView {
  package var composition: Composition {
    Composition("EditButton")
  }
}
