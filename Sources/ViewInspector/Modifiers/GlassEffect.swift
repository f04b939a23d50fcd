import SwiftUI

extension ViewType {
  /// The glass of a view, and its shape.
  @MainActor
  public struct GlassEffect {
    fileprivate let glass: Glass
    fileprivate let shape: Any

    /// The tint of the glass; `nil` for none.
    public func tintColor() throws -> SwiftUI.Color? { glass.tint }

    /// The shape of the glass.
    public func shape<S: SwiftUI.Shape>(_ type: S.Type) throws -> S { try Inspector.cast(value: shape, type: S.self) }

    /// Whether the glass reacts to touches.
    public func isInteractive() throws -> Bool { glass.isInteractive }
  }
}

extension InspectableView {
  /// The glass of the view.
  public func glassEffect() throws -> ViewType.GlassEffect {
    try ViewType.GlassEffect(glass: modifierValue("glassEffect", "glass"), shape: modifierValue("glassEffect", "shape"))
  }

  /// The transition of the view's glass.
  public func glassEffectTransition() throws -> GlassEffectTransition {
    try modifierValue("glassEffectTransition", "transition")
  }

  /// The identity of the view's glass.
  public func glassEffectID() throws -> (id: AnyHashable?, namespace: Namespace.ID) {
    try (modifierValue("glassEffectID", "id"), modifierValue("glassEffectID", "namespace"))
  }

  /// The union that the view's glass belongs to.
  public func glassEffectUnion() throws -> (id: AnyHashable?, namespace: Namespace.ID?) {
    try (modifierValue("glassEffectUnion", "id"), modifierValue("glassEffectUnion", "namespace"))
  }
}
