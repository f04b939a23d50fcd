/// The window's content: the whole window for what ignores the safe area, the safe area for everything else.
struct RootView<Content: View>: ContainerView {
  let content: Content
  let insets: SafeAreaReference

  var arrangement: RootArrangement { RootArrangement(insets: insets) }
}

/// Centres the root in the safe area; several views are stacked, as on Apple's platforms.
struct RootArrangement: ContainerLayout {
  private let insets: SafeAreaReference

  private let stack = StackArrangement(
    direction: .vertical, alignment: HorizontalAlignment.center.alignmentKey, spacing: nil)

  init(insets: SafeAreaReference) {
    self.insets = insets
  }

  private var safeArea: EdgeInsets { insets.value }

  func makeCache(_ children: [Element], in parent: Element) -> StackArrangement.Cache {
    stack.makeCache(children, in: parent)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout StackArrangement.Cache
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
      return CGSize(width: width, height: height)
    }
    let inner = contentSize(proposal.inset(by: safeArea), children, parent, &cache)
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : inner.width } ?? inner.width + safeArea.horizontal,
      height: proposal.height.map { $0.isFinite ? $0 : inner.height } ?? inner.height + safeArea.vertical)
  }

  private func contentSize(
    _ proposal: ProposedViewSize, _ children: [Element], _ parent: Element, _ cache: inout StackArrangement.Cache
  ) -> CGSize {
    children.count == 1
      ? children[0].size(for: proposal)
      : stack.sizeThatFits(proposal, children: children, in: parent, cache: &cache)
  }

  func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element,
    cache: inout StackArrangement.Cache
  ) {
    let safe = CGRect(origin: .zero, size: size).inset(by: safeArea)
    let inner = proposal.inset(by: safeArea)
    let content = contentSize(inner, children, parent, &cache)
    let origin = CGPoint(
      x: safe.minX + (safe.width - content.width) / 2, y: safe.minY + (safe.height - content.height) / 2)
    if children.count == 1 {
      parent.placeChild(children[0], at: origin, proposal: inner)
    } else {
      parent.withChildOffset(origin) {
        stack.place(children, size: content, proposal: inner, in: parent, cache: &cache)
      }
    }
  }

  var safeAreaInsets: EdgeInsets? { safeArea }
}
