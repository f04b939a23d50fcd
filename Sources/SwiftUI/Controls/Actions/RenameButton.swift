/// A button that triggers a standard rename action.
public struct RenameButton<Label: View> {
  package let label: Label

  @Environment(\.rename) private var rename
}

extension RenameButton: View {
  public var body: some View {
    let rename = rename
    StyledButton(role: nil, action: { rename?() }, label: AnyView(label))
      .disabled(rename == nil)
  }
}

extension RenameButton: ConnectedView {
  @MainActor package var composition: Composition {
    let rename = rename
    let action: () -> Void = { rename?() }
    return Composition("RenameButton").part("label", label).value("action", action)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Creates a rename button.
  public init() {
    label = SwiftUI.Label(SystemString.rename, systemImage: "pencil")
  }
}

/// An action that activates a standard rename interaction.
public struct RenameAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Triggers the standard rename action provided through the environment.
  @MainActor
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
  }

  /// An action that activates the standard rename interaction.
  public var rename: RenameAction? { self[RenameKey.self] }

  fileprivate var assignedRename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets a closure to run for the rename action.
  @preconcurrency
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.assignedRename, RenameAction(action))
  }

  /// Sets the rename action in the environment to update focus state.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
