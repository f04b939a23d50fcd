/// Provides an edit mode for the edit buttons and lists of a stack's screens, unless the app does.
struct EditModeProvider: EnvironmentModifier {
  let editMode: Binding<EditMode>

  func modify(_ environment: inout EnvironmentValues) {
    if environment.editMode == nil { environment.editMode = editMode }
  }
}
