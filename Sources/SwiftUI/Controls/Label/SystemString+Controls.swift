extension Label where Title == Text, Icon == Image {
  /// Creates a label with a text of the system.
  nonisolated init(_ title: SystemString, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Button where Label == Text {
  /// Creates a button with a text of the system.
  init(_ title: SystemString, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
