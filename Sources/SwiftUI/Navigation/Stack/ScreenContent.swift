import FlowRendering

/// The screen for a value of the path.
struct ValueScreen: View {
  let value: AnyHashable
  let content: (AnyHashable) -> AnyView?

  var body: some View {
    if let view = content(value) {
      view
    } else {
      MissingDestination(type: type(of: value.base))
    }
  }
}

/// The screen of a destination that a link or a modifier owns.
struct PushedScreen: View {
  let destination: PushedDestination

  var body: some View { destination.content() }
}

/// A placeholder for a missing destination; reports it when it becomes visible.
struct MissingDestination: LeafView {
  let type: Any.Type

  func resolve(in element: Element) -> Resolved {
    element.graph.report(
      _RuntimeIssue(
        "No navigationDestination(for: \(type).self) is declared in the NavigationStack whose path has a value of type "
          + "\(type). Add .navigationDestination(for: \(type).self) { … } to a view inside the stack, outside of "
          + "lazy containers.", at: element))
    return Resolved(label: "No navigationDestination for \(type)")
  }

  struct Resolved: ResolvedLeaf {
    let label: String

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      PlaceholderDrawing.size(of: label, proposal: proposal, in: element)
    }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      PlaceholderDrawing.draw(label, in: size, element: element, into: &list)
    }

    @MainActor func describe(in element: Element, into builder: inout SemanticsBuilder) {
      builder.add(SemanticsNode(role: .other, label: label, of: element))
    }
  }
}
