/// The frame of a text field with a rounded border: its height depends on the font size.
struct RoundedFieldFrame: ElementModifier {
  @MainActor private func height(in element: Element) -> CGFloat {
    let environment = element.environment
    let size = (environment.font ?? .body).resolve(in: environment).size
    let field = environment.design.fields.rounded
    return max(field.leastHeight, CGFloat(size) * field.heightPerEm + field.addedHeight)
  }

  @MainActor private func sideInset(in element: Element) -> CGFloat {
    element.environment.design.fields.rounded.sideInset
  }

  @MainActor private func childProposal(_ proposal: ProposedViewSize, in element: Element) -> ProposedViewSize {
    let inset = sideInset(in: element)
    return ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * inset) }, height: proposal.height)
  }

  /// Multiline fields grow with their text.
  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: childProposal(proposal, in: element))
    let oneLine = child.size(for: ProposedViewSize(width: childProposal(proposal, in: element).width, height: 0)).height
    return CGSize(
      width: size.width + 2 * sideInset(in: element), height: height(in: element) + max(0, size.height - oneLine))
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let inner = childProposal(ProposedViewSize(size), in: element)
    let height = child.size(for: inner).height
    element.placeChild(child, at: CGPoint(x: sideInset(in: element), y: (size.height - height) / 2), proposal: inner)
  }

  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    let inner = childProposal(ProposedViewSize(size), in: element)
    return element.explicitGuide(
      key, of: child, at: CGPoint(x: sideInset(in: element), y: (size.height - child.size(for: inner).height) / 2),
      proposal: inner)
  }

  func spacing(child: Element, in element: Element) -> ViewSpacing { .standard }
}

/// The background of a text field with a rounded border.
struct RoundedFieldBackground: View {
  @Environment(\.design) private var design

  var body: some View {
    RoundedRectangle(cornerRadius: design.fields.rounded.cornerRadius).fill(Color(uiColor: .systemBackground))
  }
}

/// The border of a text field: one pixel wide.
struct RoundedFieldBorder: View {
  @Environment(\.design) private var design
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    RoundedRectangle(cornerRadius: design.fields.rounded.cornerRadius)
      .strokeBorder(color, lineWidth: pixelLength)
  }

  private var color: Color {
    colorScheme == .dark ? Color(uiColor: .systemFill) : Color(white: design.fields.rounded.border)
  }
}
