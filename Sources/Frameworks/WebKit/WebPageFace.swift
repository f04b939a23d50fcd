import FlowUIKit
import SwiftUI

/// Shows the texts, links and controls of a page, without its styles.
struct WebPageFace: View {
  let page: HTMLPage
  var identifier: String?
  /// Follows the link of a text or an image.
  let open: @MainActor (HTMLPage.Run) -> Void
  let press: @MainActor (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(Array(page.blocks.enumerated()), id: \.offset) { _, block in content(of: block) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .padding(8)
    .modifier(WebViewRole(label: page.title, identifier: identifier))
  }

  @ViewBuilder private func content(of block: HTMLPage.Block) -> some View {
    switch block.kind {
    case .heading(let level):
      RunLayout { runs(block) }.font(.system(size: [32, 24, 19, 16, 13, 11][min(max(level, 1), 6) - 1], weight: .bold))
        .accessibilityAddTraits(.isHeader)
    case .item:
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(verbatim: "•").accessibilityHidden(true)
        RunLayout { runs(block) }
      }
      .padding(.leading, 16)
    case .button: Button(block.label) { press(block.label) }.buttonStyle(.bordered)
    case .field(let value): WebField(name: block.label, value: value)
    case .image:
      HStack {
        Image(systemName: "photo").accessibilityLabel(Text(verbatim: block.label))
        Text(verbatim: block.label).accessibilityHidden(true)
      }
      .foregroundStyle(.secondary)
      .padding(8)
      .border(.secondary)
      .modifier(LinkTap(run: block.runs.first, open: open))
    case .line: Divider()
    case .paragraph: RunLayout { runs(block) }
    }
  }

  private func runs(_ block: HTMLPage.Block) -> some View {
    ForEach(Array(block.runs.enumerated()), id: \.offset) { _, run in
      if run.link != nil {
        Button {
          open(run)
        } label: {
          Text(verbatim: run.text.trimmingCharacters(in: .whitespaces)).underline().foregroundStyle(.blue)
        }
        .buttonStyle(.plain)
        .accessibilityRemoveTraits(.isButton)
        .accessibilityAddTraits(.isLink)
      } else {
        Text(verbatim: run.text.trimmingCharacters(in: .whitespaces))
      }
    }
  }
}

extension HTMLPage.Block {
  fileprivate var label: String { runs.map(\.text).joined() }
}

/// A field of a page, which keeps what is typed.
private struct WebField: View {
  let name: String
  @State var value: String

  var body: some View { TextField(name, text: $value).textFieldStyle(.roundedBorder) }
}

/// Opens the link of an image.
private struct LinkTap: ViewModifier {
  let run: HTMLPage.Run?
  let open: @MainActor (HTMLPage.Run) -> Void

  func body(content: Content) -> some View {
    if let run, run.link != nil { content.onTapGesture { open(run) } } else { content }
  }
}

/// Places texts and links one after the other in lines; what is too long gets separate lines.
private struct RunLayout: Layout {
  private let space: CGFloat = 4

  private func lines(_ subviews: Subviews, _ width: CGFloat) -> (places: [CGRect], size: CGSize) {
    var (places, origin, lineHeight, longest): ([CGRect], CGPoint, CGFloat, CGFloat) = ([], .zero, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + space)
        lineHeight = 0
      }
      places.append(CGRect(origin: origin, size: size))
      origin.x += size.width + space
      lineHeight = max(lineHeight, size.height)
      longest = max(longest, origin.x - space)
    }
    return (places, CGSize(width: longest, height: origin.y + lineHeight))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lines(subviews, proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, lines(subviews, bounds.width).places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(width: place.width, height: place.height))
    }
  }
}

/// Makes its content a web view for UI tests.
private struct WebViewRole: ElementModifier {
  let label: String
  let identifier: String?

  final class Storage {}

  @MainActor func makeStorage(for element: ModifiedElement) -> Storage? { nil }

  static var affectsLayout: Bool { false }

  @MainActor func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    var node = SemanticsNode(role: .webView, of: element)
    node.label = label.isEmpty ? nil : label
    node.identifier = identifier
    node.children = builder.children { $0.describe(child) }
    builder.add(node)
  }
}
