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

/// Adds a view to a group in which the source determines the geometry of the other views.
struct MatchedGeometryModifier<ID: Hashable>: ElementModifier {
  package let id: ID
  package let namespace: Namespace.ID
  package let properties: MatchedGeometryProperties
  package let anchor: UnitPoint
  package let isSource: Bool

  private var key: MatchKey { MatchKey(id: AnyHashable(id), namespace: namespace) }

  package func makeStorage(for element: ModifiedElement) -> MatchMember? { MatchMember(element, isSource: isSource) }

  package func didMount(_ element: ModifiedElement) {
    guard let member = storage(of: element) else { return }
    element.graph.motion.matches.add(member, to: key)
    element.graph.motion.updateFlags()
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard let member = storage(of: element) else { return }
    member.isSource = isSource
    if old.key == key { return }
    element.graph.motion.matches.remove(member, from: old.key)
    element.graph.motion.matches.add(member, to: key)
  }

  package func willUnmount(_ element: ModifiedElement) {
    guard let member = storage(of: element) else { return }
    element.graph.motion.matches.remove(member, from: key)
    element.graph.motion.updateFlags()
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    guard let frame = storage(of: element)?.frame else {
      return child.place(at: .zero, proposal: proposal)
    }
    let childProposal = properties.contains(.size) ? ProposedViewSize(frame.size) : proposal
    guard properties.contains(.position) else { return child.place(at: .zero, proposal: childProposal) }
    let own = element.graph.motion.frames.origin(of: element)
    let chosen = child.size(for: childProposal)
    let point = anchor.point(in: frame)
    child.place(
      at: CGPoint(x: point.x - chosen.width * anchor.x - own.x, y: point.y - chosen.height * anchor.y - own.y),
      proposal: childProposal)
  }
}

extension View {
  /// Defines a group of views with synchronized geometry using an identifier and namespace that you provide.
  ///
  /// The source of a group is shown at its own position, and the others at the position of the source. If the source is
  /// replaced in an animated change, both the old and the new source move from the old position to the new one.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
