/// A view of this module that describes its composition.
nonisolated package protocol ComposedView: View {
  @MainActor var composition: Composition { get }
}

/// A view that must be connected to its state before it can describe its composition.
nonisolated package protocol ConnectedView: ComposedView {}

/// A modifier of this module that describes its composition.
nonisolated package protocol ComposedModifier {
  @MainActor var composition: Composition { get }
}

/// A value of this module that is neither a view nor a modifier and describes its composition, such as a toolbar item.
nonisolated package protocol ComposedItem {
  @MainActor var composition: Composition { get }
}

/// A view with a modifier applied: `ModifiedContent` and similar types.
nonisolated package protocol ModifiedView: View {
  /// The modified view.
  @MainActor var modifiedView: any View { get }

  /// The modifier: a `ComposedModifier` or a custom modifier.
  @MainActor var viewModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  package var modifiedView: any View { content }
  package var viewModifier: Any { modifier }
}
