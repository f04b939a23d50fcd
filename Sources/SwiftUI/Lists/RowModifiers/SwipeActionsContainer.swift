extension View {
  /// Adds buttons that are revealed by swiping the row, and an action that is called when they appear or disappear.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the buttons appear; the first button is outermost.
  ///   - allowsFullSwipe: Whether a full swipe performs the first action.
  ///   - onPresentationChanged: Receives whether the buttons are shown.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        group: SwipeActionGroup(
          edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()),
          onPresentationChanged: onPresentationChanged)))
  }

  /// Lets views in a container outside of a list have swipe actions, of which those of one view are shown at a time.
  public nonisolated func swipeActionsContainer() -> some View {
    modifier(SwipeActionsContainer())
  }
}

/// Gives the views inside a place for the one that shows its swipe actions.
private struct SwipeActionsContainer: ViewModifier, ComposedModifier {
  @State private var shown = ShownSwipeActions()

  var composition: Composition { Composition("swipeActionsContainer") }

  func body(content: Content) -> some View {
    content.environment(\.shownSwipeActions, shown)
  }
}

/// The view in a container that shows its swipe actions.
@MainActor
final class ShownSwipeActions {
  weak var view: SwipedView?

  nonisolated init() {}
}

extension EnvironmentValues {
  @Entry var shownSwipeActions: ShownSwipeActions?
}

/// A view outside of a list that is swiped to show its actions.
@MainActor
final class SwipedView: PanResponder {
  private unowned let element: ModifiedElement
  private let container: ShownSwipeActions
  private let bar: LayerElement<SwipeActionBar>

  /// The newest value of the actions.
  private var group: SwipeActionGroup

  /// The distance of the view from its place while it is swiped, in points away from the edge.
  private var draggedDistance: CGFloat?

  private var startDistance: CGFloat = 0
  private(set) var isOpen = false

  init(_ group: SwipeActionGroup, of element: ModifiedElement, in container: ShownSwipeActions) {
    self.group = group
    self.element = element
    self.container = container
    let close = CloseAction()
    bar = LayerElement(Self.bar(of: group, close), alignment: .center, in: element.childContext)
    self.close = close
    super.init()
    close.view = self
    bar.layoutParent = element
    element.addAttachment(bar)
  }

  /// Closes the view after one of its actions.
  @MainActor
  private final class CloseAction {
    weak var view: SwipedView?
  }

  private let close: CloseAction

  private static func bar(of group: SwipeActionGroup, _ close: CloseAction) -> SwipeActionBar {
    SwipeActionBar(edge: group.edge, actions: [group.content]) { close.view?.show(false) }
  }

  func update(_ group: SwipeActionGroup) {
    self.group = group
    bar.show(Self.bar(of: group, close), alignment: .center)
  }

  // MARK: - Layout

  private var width: CGFloat {
    bar.contentSize(for: ProposedViewSize(width: nil, height: element.size.height)).width
  }

  private var isShowingBar: Bool { isOpen || (draggedDistance ?? 0) > 0 }

  /// The bar, while it is shown.
  var shownBar: Element? { isShowingBar ? bar : nil }

  /// The movement of the view, in points.
  var offset: CGFloat {
    let distance = draggedDistance ?? (isOpen ? width : 0)
    return isAtLeft ? distance : -distance
  }

  private var isAtLeft: Bool { (group.edge == .leading) != (element.environment.layoutDirection == .rightToLeft) }

  func placeBar(in size: CGSize) {
    let width = bar.contentSize(for: ProposedViewSize(width: nil, height: size.height)).width
    element.placeChild(
      bar, at: CGPoint(x: group.edge == .leading ? 0 : size.width - width, y: 0),
      proposal: ProposedViewSize(width: width, height: size.height))
  }

  // MARK: - Touches

  /// The distance that a finger has moved away from the edge, in points.
  private func distance(_ translation: CGSize) -> CGFloat { isAtLeft ? translation.width : -translation.width }

  override func claim(for pan: Pan) -> TouchClaim {
    guard pan.isHorizontal else { return pan.isVertical ? .failed : .possible }
    return isOpen || distance(pan.translation) > 0 ? .certain : .failed
  }

  override func claim(forTap pan: Pan) -> TouchClaim { isOpen ? .certain : .failed }

  override func tapped(_ pan: Pan) { show(false) }

  override func began(_ pan: Pan) { startDistance = isOpen ? width : 0 }

  override func moved(_ pan: Pan) {
    draggedDistance = max(0, startDistance + distance(pan.translation))
    element.setNeedsLayout()
  }

  override func ended(_ pan: Pan) {
    let reached = draggedDistance ?? 0
    draggedDistance = nil
    let fullSwipe = element.size.width * element.environment.design.lists.rows.fullSwipe
    if reached >= fullSwipe, group.allowsFullSwipe {
      show(false)
      if let action = bar.firstControl, action.isEnabled { action.act(on: .zero) }
    } else {
      show(startDistance + distance(pan.projected) >= width / 2)
    }
  }

  override func cancelled() {
    draggedDistance = nil
    show(false)
  }

  /// Shows or hides the actions, and hides those of another view.
  func show(_ isShown: Bool) {
    element.setNeedsLayout()
    guard isOpen != isShown else { return }
    if isShown {
      container.view?.show(false)
      container.view = self
    } else if container.view === self {
      container.view = nil
    }
    isOpen = isShown
    if let changed = group.onPresentationChanged { element.graph.enqueueAction { changed(isShown) } }
  }

  /// The actions for assistive technologies, named after their buttons.
  var semanticsActions: [SemanticsAction] { bar.namedActions }
}

extension Element {
  /// The actions of the buttons inside, named after them.
  var namedActions: [SemanticsAction] {
    var builder = SemanticsBuilder()
    builder.describe(self)
    return builder.nodes.compactMap { node in
      guard let name = node.label, let action = node.actions.first(where: { $0.kind == .activate }) else { return nil }
      return action.named(.named(name))
    }
  }
}
