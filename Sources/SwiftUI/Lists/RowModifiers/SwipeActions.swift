import Foundation

/// The swipe actions of one `swipeActions` modifier.
struct SwipeActionGroup {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

enum SwipeActionsKey: ViewTraitKey { typealias Value = [SwipeActionGroup] }

/// Adds swipe actions to the row that a view is in; those of modifiers further inside come first.
struct SwipeActionsModifier: ElementModifier {
  let group: SwipeActionGroup

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    guard key == SwipeActionsKey.self else { return child.trait(key) }
    return reinterpret((child.trait(SwipeActionsKey.self) ?? []) + [group], as: Key.Value.self)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.enclosingListRow?.traitsChanged()
  }
}

extension View {
  /// Adds buttons that a swipe over the row reveals.
  ///
  /// - Parameters:
  ///   - edge: The edge at which they appear, the first one outermost.
  ///   - allowsFullSwipe: Whether a swipe all over the row performs the first one.
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

/// Buttons side by side from one edge, as high as the row.
private struct SwipeActionStack<Content: View>: ContainerView {
  let content: Content
  let startsAtLeadingEdge: Bool

  var arrangement: SwipeActionArrangement { SwipeActionArrangement(startsAtLeadingEdge: startsAtLeadingEdge) }
}

private struct SwipeActionArrangement: ContainerLayout {
  let startsAtLeadingEdge: Bool

  /// The least width of a swipe action, in points.
  private static let minimumWidth: CGFloat = 74

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor private func width(of child: Element) -> CGFloat {
    max(Self.minimumWidth, child.size(for: .unspecified).width)
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

/// The look of a swipe action: white on its tint, grey if it has none, red if it destroys.
private struct SwipeActionButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeActionLabel(configuration: configuration)
  }
}

private struct SwipeActionLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tintStyle) private var tint

  var body: some View {
    configuration.label
      .labelStyle(.iconOnly)
      .lineLimit(1)
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(background)
  }

  private var background: AnyShapeStyle {
    if let tint { return tint }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color(uiColor: .systemGray))
  }
}
