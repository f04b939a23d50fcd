import FlowRendering

/// The text of a field, or the prompt while it is empty, and the insertion point while the field is edited.
struct TextFieldDisplay: View {
  let text: String
  let placeholder: AnyView
  let isFocused: Bool
  let editing: TextEditing
  let isSecure: Bool
  let axis: Axis

  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.design) private var design

  var body: some View {
    shown
      .lineLimit(axis == .vertical ? lineLimit : 1)
      .modifier(WholeFieldHeight(isActive: axis == .horizontal || !design.fields.areVerticalOnesExact))
      .frame(maxWidth: .infinity, alignment: frameAlignment)
      .modifier(DecorativeModifier())
  }

  @ViewBuilder
  private var shown: some View {
    if text.isEmpty {
      ControlContent { placeholder }
        .foregroundStyle(.placeholder)
        .overlay(alignment: alignment == .trailing ? .trailing : .leading) {
          if isFocused { Caret() }
        }
    } else {
      Text(verbatim: isSecure ? String(repeating: "•", count: text.count) : text)
        .edited(editing)
    }
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Rounds the height of a text field up to whole points: it is slightly higher than its text, 22 points with the
/// 17-point font of iOS (measured with two and three pixels per point).
private struct WholeFieldHeight: ElementModifier {
  let isActive: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: proposal)
    if !isActive { return size }
    return CGSize(width: size.width, height: size.height.rounded(.up) + 1)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let inner = child.size(for: proposal)
    element.placeChild(child, at: CGPoint(x: 0, y: (size.height - inner.height) / 2), proposal: proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    element.explicitGuide(
      key, of: child, at: CGPoint(x: 0, y: (size.height - child.size(for: proposal).height) / 2), proposal: proposal)
  }

  func spacing(child: Element, in element: Element) -> ViewSpacing {
    var spacing = child.spacing
    spacing.top = .standard
    spacing.bottom = .standard
    return spacing
  }
}
