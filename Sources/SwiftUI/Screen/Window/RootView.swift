/// The content of the window: views that ignore the safe area have the whole window, others the safe area.
struct RootView<Content: View>: ContainerView {
  let content: Content
  let insets: SafeAreaReference

  var arrangement: RootArrangement { RootArrangement(insets: insets) }
}

/// Centers the root in the safe area; several views are stacked, as on Apple's platforms.
struct RootArrangement: ContainerLayout {
  private let insets: SafeAreaReference

  private let content = SingleOrStackArrangement(.vertical)

  init(insets: SafeAreaReference) {
    self.insets = insets
  }

  @MainActor private var safeArea: EdgeInsets { insets.value }

  @MainActor func makeCache(_ children: [Element], in parent: Element) -> StackArrangement.Cache {
    content.makeCache(children, in: parent)
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout StackArrangement.Cache
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
      return CGSize(width: width, height: height)
    }
    let inner = contentSize(proposal.inset(by: safeArea), children: children, in: parent, cache: &cache)
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : inner.width } ?? inner.width + safeArea.horizontal,
      height: proposal.height.map { $0.isFinite ? $0 : inner.height } ?? inner.height + safeArea.vertical)
  }

  /// The size of the content inside of the safe area.
  @MainActor func contentSize(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout StackArrangement.Cache
  ) -> CGSize {
    content.sizeThatFits(proposal, children: children, in: parent, cache: &cache)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element,
    cache: inout StackArrangement.Cache
  ) {
    let safe = CGRect(origin: .zero, size: size).inset(by: safeArea)
    let inner = proposal.inset(by: safeArea)
    let chosen = content.sizeThatFits(inner, children: children, in: parent, cache: &cache)
    let origin = CGPoint(
      x: safe.minX + (safe.width - chosen.width) / 2, y: safe.minY + (safe.height - chosen.height) / 2)
    parent.withChildOffset(origin) {
      content.place(children, size: chosen, proposal: inner, in: parent, cache: &cache)
    }
  }

  @MainActor var safeAreaInsets: EdgeInsets? { safeArea }
}
