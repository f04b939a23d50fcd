/// A set of view properties that may be synchronized between views using the `View.matchedGeometryEffect()` function.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The view's position, in window coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1)

  /// The view's size, in local coordinates.
  public static let size = MatchedGeometryProperties(rawValue: 2)

  /// Both the `position` and `size` properties.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The group of views that one belongs to, of which the source gives the others their geometry.
package struct MatchedGeometryModifier<ID: Hashable>: ElementModifier {
  package let id: ID
  package let namespace: Namespace.ID
  package let properties: MatchedGeometryProperties
  package let anchor: UnitPoint
  package let isSource: Bool

  package static var affectsLayout: Bool { false }

  package func didMount(_ element: ModifiedElement) {
    check(element)
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    check(element)
  }

  private func check(_ element: ModifiedElement) {
    if isSource { return }
    element.graph.report(
      _RuntimeIssue(
        "A view with matchedGeometryEffect(isSource: false) is shown at its own place, not at the one of the view "
          + "with the identifier '\(id)'.", severity: .warning, at: element))
  }
}

extension View {
  /// Defines a group of views with synchronized geometry using an identifier and namespace that you provide.
  ///
  /// Views come and go at once, so there is no motion from one to the other. A view that is no source is shown at its
  /// own place, with a warning.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
