/// A node that keeps views for a container, which shows them as subviews: each one nowhere, once or several times.
@MainActor
class SubviewsOwner: _ViewNode {
  /// The original views, and the copies of all of them for subviews with several positions.
  private(set) final var views: [_ViewNode] = []

  /// The positions that show a subview, by the number of the copy.
  private final var positions: [ObjectIdentifier: [Int: SubviewNode]] = [:]

  /// The positions that wait for the end of an evaluation, in which others may leave the subviews that they show.
  private final var waiting: [SubviewNode] = []
  private final var isEvaluating = false

  // Positions hold the owner, which holds the views that contain them.
  override func willUnmount() {
    views = []
    positions = [:]
    waiting = []
  }

  /// Makes the nodes of the views.
  func makeViews() -> _ViewNode { fatalError("\(Self.self) has no views.") }

  /// A copy of the views; the originals are number 0.
  final func views(_ copy: Int) -> _ViewNode {
    while views.count <= copy { views.append(makeViews()) }
    return views[copy]
  }

  /// Adds a position of a subview.
  ///
  /// - Returns: The number of the copy that it shows: the first one that is free. `nil` if the position has to wait,
  ///   because the original may become free; it is asked to use its subview again.
  final func add(_ position: SubviewNode, to subview: Subview) -> Int? {
    let key = ObjectIdentifier(subview.element)
    if isEvaluating, positions[key]?[0] != nil {
      waiting.append(position)
      return nil
    }
    if let original = positions[key]?[0], original.isLeaving { original.giveUp() }
    var copy = 0
    while positions[key]?[copy] != nil { copy += 1 }
    positions[key, default: [:]][copy] = position
    return copy
  }

  /// Runs an evaluation in which positions may exchange subviews.
  final func exchanging(_ body: () -> Void) {
    isEvaluating = true
    body()
    isEvaluating = false
    let positions = waiting
    waiting = []
    for position in positions where position.isMounted { position.useAgain() }
  }

  final func remove(_ copy: Int, of subview: Subview) {
    let key = ObjectIdentifier(subview.element)
    positions[key]?[copy] = nil
    if positions[key]?.isEmpty == true { positions[key] = nil }
  }

  /// The element of a copy of a subview, or `nil` if the copy has fewer views than the original.
  final func element(of subview: Subview, copy: Int) -> Element? {
    if copy == 0 { return subview.element }
    var originals: [Element] = []
    views(0).appendElements(to: &originals)
    return originals.firstIndex { $0 === subview.element }.flatMap { views(copy).element(at: $0) }
  }

  /// Shows the present views of the copies, which may be others than before.
  final func refreshCopies() {
    guard views.count > 1 else { return }
    let copies = positions.values.flatMap { $0.filter { $0.key > 0 }.values }
    for position in copies.sorted(by: { $0.order < $1.order }) { position.refresh() }
  }
}
