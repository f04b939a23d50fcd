/// Notes an identifier on a view; the view stays as it is.
///
/// Previews of Xcode wrap views in it, so that libraries name it where they look into the types of their builders.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// What the view is known by.
  public let identifier: Identifier

  public init(identifier: Identifier) {
    self.identifier = identifier
  }

  @MainActor public func body(content: Content) -> some View { content }
}

extension View {
  /// Notes an identifier on the view; nothing else changes.
  public nonisolated func _identified<I: Hashable>(by identifier: I) -> ModifiedContent<Self, _IdentifiedModifier<I>> {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}

/// What Xcode's canvas knows a view by.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }
}
