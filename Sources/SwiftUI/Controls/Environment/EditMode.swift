/// A mode that indicates whether the user can edit a view's content.
public enum EditMode: Sendable, Hashable {
  /// The user can't edit the view content.
  case inactive
  /// The view is in a temporary edit mode, such as a row with its delete button shown by a swipe.
  case transient
  /// The user can edit the view content.
  case active

  /// Whether a view is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// An indication of whether the user can edit the contents of a view associated with this environment.
  @Entry public var editMode: Binding<EditMode>?
}
