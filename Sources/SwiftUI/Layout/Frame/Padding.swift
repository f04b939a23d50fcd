/// Adds space around a view.
package struct Padding: ElementModifier, ComposedModifier {
  let insets: EdgeInsets

  /// The edges that the app passed.
  private let edges: Edge.Set

  /// Whether the length is the platform's default instead of one from the app.
  private let isStandard: Bool

  /// The length that the app passed, if it is invalid.
  private let invalidLength: CGFloat?

  init(insets: EdgeInsets, edges: Edge.Set = .all, isStandard: Bool = false) {
    var insets = insets
    var invalidLength: CGFloat?
    for edge in Edge.allCases where !insets[edge].isFinite {
      invalidLength = insets[edge]
      insets[edge] = 0
    }
    self.insets = insets
    self.edges = edges
    self.isStandard = isStandard
    self.invalidLength = invalidLength
  }

  package var composition: Composition {
    let composition = Composition("padding").value("edges", edges)
    return isStandard ? composition : composition.value("insets", insets)
  }

  package func didMount(_ element: ModifiedElement) {
    guard let invalidLength else { return }
    element.reportLayoutProblem("A padding of \(invalidLength) points cannot be laid out. Zero is used instead.")
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    if invalidLength != old.invalidLength { didMount(element) }
  }

  /// The platform's default padding, in points (measured on iOS and macOS).
  nonisolated package static let standard: CGFloat = 16

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    element.placeChild(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    element.explicitGuide(
      key, of: child, at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  /// A padded edge no longer behaves like that of a text: the standard distance applies (measured on iOS).
  package func spacing(child: Element, in element: Element) -> ViewSpacing {
    var spacing = child.spacing
    for edge in Edge.allCases where insets[edge] != 0 { spacing[edge] = .standard }
    return spacing
  }

  package func flexibility(along axis: Axis, cross: CGFloat?, child: Element) -> CGFloat? {
    let taken = axis == .horizontal ? insets.vertical : insets.horizontal
    guard let cross else { return child.flexibility(along: axis, cross: nil) }
    return child.flexibility(along: axis, cross: max(0, cross - taken))
  }
}

extension View {
  /// Adds space around the view, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }

  /// Adds space on some edges; `nil` is the platform's default of 16 points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      Padding(
        insets: EdgeInsets(length ?? Padding.standard, edges: edges), edges: edges, isStandard: length == nil))
  }

  /// Adds space on every edge, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(Padding(insets: EdgeInsets(length)))
  }
}
