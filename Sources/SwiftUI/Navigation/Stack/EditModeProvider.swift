/// Gives the screens of a stack an edit mode for their edit buttons and lists, unless the app gives them one.
struct EditModeProvider: EnvironmentModifier {
  let editMode: Binding<EditMode>

  func modify(_ environment: inout EnvironmentValues) {
    if environment.editMode == nil { environment.editMode = editMode }
  }
}
