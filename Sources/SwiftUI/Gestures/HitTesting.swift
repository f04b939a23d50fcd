/// Determines whether and where a view is hit-tested.
package struct HitTestingModifier: ElementModifier, ComposedModifier {
  let isEnabled: Bool

  package var composition: Composition { Composition("allowsHitTesting").value("enabled", isEnabled).transitive() }

  package static var affectsLayout: Bool { false }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    isEnabled ? element.hitTest(child, at: point) : nil
  }
}

package struct ContentShapeModifier<S: Shape>: ElementModifier, ComposedModifier {
  let shape: S
  let eoFill: Bool
  var kinds = ContentShapeKinds.interaction

  package var composition: Composition { Composition("contentShape").value("shape", shape).value("eoFill", eoFill) }

  package static var affectsLayout: Bool { false }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    guard kinds.contains(.interaction) else { return element.hitTest(child, at: point) }
    let path = shape.path(in: CGRect(origin: .zero, size: element.size))
    guard path.contains(point, eoFill: eoFill) else { return nil }
    return element.hitTest(child, at: point) ?? element
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Sets whether the view and its descendants participate in hit testing.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Sets the shape for hit testing.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Sets the shape for hit testing, or for other kinds of interaction.
  ///
  /// - Note: Approximate: only the kind `interaction` has an effect; a warning is recorded for other kinds.
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kind))
      .approximate(
        "contentShape(_:_:eoFill:)", "only the kind interaction has an effect.",
        when: !kind.isSubset(of: .interaction))
  }
}
