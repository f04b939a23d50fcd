import Foundation

/// The swipe actions of one `swipeActions` modifier.
struct SwipeActionGroup {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView

  /// Receives whether the actions are shown.
  var onPresentationChanged: ((Bool) -> Void)?
}

enum SwipeActionsKey: ViewTraitKey { typealias Value = [SwipeActionGroup] }

/// Adds swipe actions to the enclosing row, after those of inner modifiers, or to the view in a container for them.
struct SwipeActionsModifier: ElementModifier {
  let group: SwipeActionGroup

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    guard key == SwipeActionsKey.self else { return child.trait(key) }
    return reinterpret((child.trait(SwipeActionsKey.self) ?? []) + [group], as: Key.Value.self)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.traitReader?.traitsChanged()
    storage(of: element)?.update(group)
  }

  // MARK: - Outside of lists

  func makeStorage(for element: ModifiedElement) -> SwipedView? {
    guard element.environment.controlContext != .listRow else { return nil }
    return element.environment.shownSwipeActions.map { SwipedView(group, of: element, in: $0) }
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    storage(of: element)?.placeBar(in: size)
  }

  func transform(in element: Element) -> PointTransform {
    guard let view = storage(of: element) else { return .identity }
    return .translation(CGPoint(x: view.offset, y: 0))
  }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    list.draw(child, of: element, through: transform(in: element))
    if let bar = storage(of: element)?.shownBar { list.draw(bar) }
  }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard let view = storage(of: element) else { return builder.describe(child) }
    builder.with({ $0.actions += view.semanticsActions }) { $0.describe(child) }
    if let bar = view.shownBar { builder.describe(bar) }
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    guard let view = storage(of: element) else { return element.hitTest(child, at: point) }
    if let hit = view.shownBar.flatMap({ element.hitTest($0, at: point) }) { return hit }
    return element.hitTest(child, at: point)
      ?? (CGRect(origin: .zero, size: element.size).contains(point) ? element : nil)
  }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { storage(of: element) }
}

extension View {
  /// Adds buttons that are revealed by swiping the row.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the buttons appear; the first button is outermost.
  ///   - allowsFullSwipe: Whether a full swipe performs the first action.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        group: SwipeActionGroup(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))))
  }
}

/// The revealed buttons of a row, from the edge inwards.
struct SwipeActionBar: View {
  let edge: HorizontalEdge
  let actions: [AnyView]
  let completion: @MainActor () -> Void

  var body: some View {
    SwipeActionStack(
      content: ForEach(actions.indices, id: \.self) { actions[$0] }, startsAtLeadingEdge: edge == .leading
    )
    .buttonStyle(SwipeActionButtonStyle())
    .environment(\.tintStyle, nil)
    .environment(\.actionCompletion, completion)
    .environment(\.controlContext, .standalone)
  }
}

/// Lays out buttons side by side from one edge, with the height of the row.
private struct SwipeActionStack<Content: View>: ContainerView {
  let content: Content
  let startsAtLeadingEdge: Bool

  var arrangement: SwipeActionArrangement { SwipeActionArrangement(startsAtLeadingEdge: startsAtLeadingEdge) }
}

private struct SwipeActionArrangement: ContainerLayout {
  let startsAtLeadingEdge: Bool

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor private func width(of child: Element) -> CGFloat {
    max(child.environment.design.lists.rows.leastActionWidth, child.size(for: .unspecified).width)
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    CGSize(width: children.reduce(0) { $0 + width(of: $1) }, height: proposal.height ?? 0)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    var distance: CGFloat = 0
    for child in children {
      let width = width(of: child)
      let x = startsAtLeadingEdge ? distance : size.width - distance - width
      parent.placeChild(child, at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: size.height))
      distance += width
    }
  }
}

/// The style of a swipe action: white on its tint; without a tint gray, or red if it is destructive.
private struct SwipeActionButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeActionLabel(configuration: configuration)
  }
}

private struct SwipeActionLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tintStyle) private var tint
  @Environment(\.design) private var design

  var body: some View {
    configuration.label
      .labelStyle(.iconOnly)
      .lineLimit(1)
      .foregroundStyle(.white)
      .padding(.horizontal, design.lists.rows.actionInset)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(background)
  }

  private var background: AnyShapeStyle {
    if let tint { return tint }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color(uiColor: .systemGray))
  }
}
