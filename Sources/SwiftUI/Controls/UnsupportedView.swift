/// A labelled placeholder for a view that is not implemented, with a recorded warning that names it.
struct UnsupportedView: LeafView {
  let name: String

  struct Resolved: ResolvedLeaf {
    let name: String

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      PlaceholderDrawing.size(of: name, proposal: proposal, in: element)
    }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      PlaceholderDrawing.draw(name, in: size, into: &list)
    }

    @MainActor func describe(in element: Element, into builder: inout SemanticsBuilder) {
      builder.add(SemanticsNode(role: .other, label: name, of: element))
    }
  }

  func resolve(in element: Element) -> Resolved {
    element.graph.report(
      _RuntimeIssue("\(name) is not implemented: a placeholder is shown.", severity: .warning, at: element))
    return Resolved(name: name)
  }
}
