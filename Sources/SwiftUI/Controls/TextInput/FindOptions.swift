extension View {
  /// Prevents find and replace in a text editor.
  ///
  /// It has no effect, because there is no find navigator.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InertModifier(name: "findDisabled", value: isDisabled))
  }

  /// Prevents replacing in a text editor.
  ///
  /// Only views that read the state of their find navigator see it, because there is no find navigator.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ReplaceDisabledModifier(isDisabled: isDisabled))
  }

  /// Presents the find and replace interface of a text editor.
  ///
  /// - Note: Approximate: nothing is shown; a warning is recorded when it is requested.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    environment(\.findNavigator, isPresented)
      .unsupported("findNavigator(isPresented:)", "no find navigator is shown.", when: isPresented.wrappedValue)
  }
}

/// The state of the find navigator of a view in which people edit text.
public struct FindContext: Sendable {
  /// Whether the navigator is presented; `nil` if the app does not control it.
  public let isPresented: Binding<Bool>?

  /// Whether words can be replaced.
  public let supportsReplace: Bool
}

extension EnvironmentValues {
  /// Whether the find navigator around a view is presented; `nil` without one.
  @Entry var findNavigator: Binding<Bool>?

  @Entry var isReplaceDisabled: Bool = false

  /// The state of the find navigator around a view; `nil` if no view around it has one.
  public var findContext: FindContext? {
    findNavigator.map { FindContext(isPresented: $0, supportsReplace: !isReplaceDisabled) }
  }
}

private struct ReplaceDisabledModifier: EnvironmentModifier, ComposedModifier {
  let isDisabled: Bool

  var composition: Composition { Composition("replaceDisabled").value("value", isDisabled) }

  func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isReplaceDisabled = true }
  }
}
