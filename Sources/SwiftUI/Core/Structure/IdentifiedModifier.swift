/// Records an identifier of a view without changing the view.
///
/// Xcode's previews wrap views in it, and libraries that examine the types of their builders refer to it.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The identifier of the view.
  public let identifier: Identifier

  public init(identifier: Identifier) {
    self.identifier = identifier
  }

  @MainActor public func body(content: Content) -> some View { content }
}

extension View {
  /// Records an identifier of the view; has no other effect.
  public nonisolated func _identified<I: Hashable>(by identifier: I) -> ModifiedContent<Self, _IdentifiedModifier<I>> {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}

/// The identifier by which Xcode's canvas refers to a view.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }
}
