import FlowRendering

/// The text of a field, or the prompt while there is none, and the insertion point while the field is edited.
struct TextFieldDisplay: View {
  let text: String
  let placeholder: AnyView
  let isFocused: Bool
  let isSecure: Bool
  let axis: Axis

  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit

  /// A text field is a little higher than its line of text: 22 points with the 17-point font of iOS.
  private static let verticalPadding: CGFloat = 5.0 / 6

  var body: some View {
    shown
      .lineLimit(axis == .vertical ? lineLimit : 1)
      .padding(.vertical, Self.verticalPadding)
      .frame(maxWidth: .infinity, alignment: frameAlignment)
      .modifier(DecorativeModifier())
  }

  @ViewBuilder
  private var shown: some View {
    if text.isEmpty {
      ControlContent { placeholder }
        .foregroundStyle(.placeholder)
        .overlay(alignment: alignment == .trailing ? .trailing : .leading) { caret }
    } else {
      Text(verbatim: isSecure ? String(repeating: "•", count: text.count) : text)
        .overlay(alignment: .bottomTrailing) { caret }
    }
  }

  @ViewBuilder
  private var caret: some View {
    if isFocused { Caret() }
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The insertion point: a line as high as the text beside it.
struct Caret: LeafView {
  func resolve(in element: Element) -> ResolvedCaret {
    let environment = element.environment
    return ResolvedCaret(
      height: (environment.font ?? .body).resolve(in: environment).size * 1.25,
      paint: environment.tintPaint().renderPaint(in: CGRect(x: 0, y: 0, width: 2, height: 20)))
  }
}

struct ResolvedCaret: ResolvedLeaf {
  let height: CGFloat
  let paint: RenderPaint

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    CGSize(width: 0, height: min(height, proposal.height ?? height))
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let line = CGRect(x: 0, y: 0, width: 2, height: size.height)
    list.add(.fill(.roundedRect(line, radius: 1), paint, evenOdd: false))
  }
}
