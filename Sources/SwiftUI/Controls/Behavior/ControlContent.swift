/// Makes one element of a control's content, whatever the style made of it.
///
/// One view is laid out as it is; several are put into a row, as in a button's label on Apple's platforms.
package struct ControlContent<Content: View>: ContainerView {
  package let content: Content

  package init(@ViewBuilder _ content: () -> Content) {
    self.content = content()
  }

  package var arrangement: some ContainerLayout { ControlArrangement() }
}

/// One child as it is, or several in a row.
struct ControlArrangement: ContainerLayout {
  private var row: StackArrangement {
    StackArrangement(direction: .horizontal, alignment: VerticalAlignment.center.alignmentKey, spacing: nil)
  }

  var listRowShare: ListRowShare { .whole }

  func makeCache(_ children: [Element], in parent: Element) -> StackArrangement.Cache {
    row.makeCache(children, in: parent)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout StackArrangement.Cache
  ) -> CGSize {
    children.count == 1
      ? children[0].size(for: proposal)
      : row.sizeThatFits(proposal, children: children, in: parent, cache: &cache)
  }

  func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element,
    cache: inout StackArrangement.Cache
  ) {
    if children.count == 1 {
      parent.placeChild(children[0], at: .zero, proposal: proposal)
    } else {
      row.place(children, size: size, proposal: proposal, in: parent, cache: &cache)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, children: [Element], in parent: Element, cache: inout StackArrangement.Cache
  ) -> CGFloat? {
    children.count == 1
      ? children[0].explicitGuide(key, in: size)
      : row.explicitGuide(key, size: size, children: children, in: parent, cache: &cache)
  }

  func spacing(_ children: [Element]) -> ViewSpacing {
    children.count == 1 ? children[0].spacing : row.spacing(children)
  }
}
