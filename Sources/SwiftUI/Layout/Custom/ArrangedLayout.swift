/// A public layout for which the engine has its own arrangement.
protocol ArrangedLayout: Layout where Cache == Void {
  associatedtype Arrangement: ContainerLayout
  @MainActor var arrangement: Arrangement { get }
}

extension ArrangedLayout {
  nonisolated public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let parent = subviews.first?.parentElement else { return .zero }
    return assumeMainActor(with: self) { layout in
      let children = subviews.map(\.element)
      let arrangement = layout.arrangement
      var cache = arrangement.makeCache(children, in: parent)
      return arrangement.sizeThatFits(proposal, children: children, in: parent, cache: &cache)
    }
  }

  nonisolated public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let parent = subviews.first?.parentElement else { return }
    assumeMainActor(with: self) { layout in
      let children = subviews.map(\.element)
      let arrangement = layout.arrangement
      var cache = arrangement.makeCache(children, in: parent)
      parent.withChildOffset(bounds.origin) {
        arrangement.place(children, size: bounds.size, proposal: proposal, in: parent, cache: &cache)
      }
    }
  }

  nonisolated public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    assumeMainActor(with: self) { $0.arrangement.spacing(subviews.map(\.element)) }
  }
}
