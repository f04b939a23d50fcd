/// A view of the module that says what it is made of.
nonisolated package protocol ComposedView: View {
  @MainActor var composition: Composition { get }
}

/// A view that has to be connected with its state before it can say what it is made of.
nonisolated package protocol ConnectedView: ComposedView {}

/// A modifier of the module that says what it is made of.
nonisolated package protocol ComposedModifier {
  @MainActor var composition: Composition { get }
}

/// Something of the module that is neither view nor modifier and says what it is made of: an item of a toolbar.
nonisolated package protocol ComposedItem {
  @MainActor var composition: Composition { get }
}

/// A view with something applied to it: `ModifiedContent`, and what else stands for a modifier.
nonisolated package protocol ModifiedView: View {
  /// The view that is modified.
  @MainActor var modifiedView: any View { get }

  /// The modifier: a `ComposedModifier`, or one that an app made.
  @MainActor var viewModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  package var modifiedView: any View { content }
  package var viewModifier: Any { modifier }
}
