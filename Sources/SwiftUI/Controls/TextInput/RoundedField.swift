/// The frame of a text field with a rounded border: its height depends on the font size.
///
/// Measured on iOS 18: 34.0 points at the text size medium; 49.33, 56.33 and 84.33 points with a body font of 28, 33
/// and 53 points.
struct RoundedFieldFrame: ElementModifier {
  static let cornerRadius: CGFloat = 5
  private static let leastHeight: CGFloat = 34
  private static let sideInset: CGFloat = 7

  @MainActor private func height(in element: Element) -> CGFloat {
    let environment = element.environment
    let size = (environment.font ?? .body).resolve(in: environment).size
    return max(Self.leastHeight, CGFloat(size) * 1.4 + 10.13)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.sideInset) }, height: proposal.height)
  }

  /// Multiline fields grow with their text.
  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: childProposal(proposal))
    let oneLine = child.size(for: ProposedViewSize(width: childProposal(proposal).width, height: 0)).height
    return CGSize(width: size.width + 2 * Self.sideInset, height: height(in: element) + max(0, size.height - oneLine))
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let inner = childProposal(ProposedViewSize(size))
    let height = child.size(for: inner).height
    element.placeChild(child, at: CGPoint(x: Self.sideInset, y: (size.height - height) / 2), proposal: inner)
  }

  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    let inner = childProposal(ProposedViewSize(size))
    return element.explicitGuide(
      key, of: child, at: CGPoint(x: Self.sideInset, y: (size.height - child.size(for: inner).height) / 2),
      proposal: inner)
  }

  func spacing(child: Element, in element: Element) -> ViewSpacing { .standard }
}

/// The border of a text field: one pixel wide (measured on iOS 18).
struct RoundedFieldBorder: View {
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    RoundedRectangle(cornerRadius: RoundedFieldFrame.cornerRadius)
      .strokeBorder(color, lineWidth: pixelLength)
  }

  private var color: Color {
    colorScheme == .dark ? Color(uiColor: .systemFill) : Color(white: 204.0 / 255)
  }
}
