import FlowRendering

/// The stand-in for a view that could not be made: a labeled box instead of a silent blank.
final class FailureElement: Element {
  private let label: String

  init(label: String, _ context: _NodeContext) {
    self.label = label
    super.init(context)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    PlaceholderDrawing.size(of: label, proposal: proposal, in: self)
  }

  override func draw(into list: inout DisplayListBuilder) {
    PlaceholderDrawing.draw(label, in: size, element: self, into: &list)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    builder.add(SemanticsNode(role: .other, label: label, of: self))
  }

  override var isStandIn: Bool { true }
  override func update<V: View>(_ view: V) {}
  override var pathName: String { label }
}

/// The engine's placeholder for what it cannot draw: a hatched box with the name of the API.
@MainActor
enum PlaceholderDrawing {
  private static let color = RenderColor(red: 0.8, green: 0.1, blue: 0.5)

  private static func layout(_ label: String, width: CGFloat?, in element: Element) -> TextLayout {
    var paragraph = Paragraph(label, font: FontSpec(size: 11, weight: 600), color: color)
    paragraph.lineLimit = 1
    return element.graph.textSystem.measurer.layout(paragraph, maxWidth: width.map { Double($0) }, maxHeight: nil)
  }

  static func size(of label: String, proposal: ProposedViewSize, in element: Element) -> CGSize {
    let text = layout(label, width: nil, in: element).metrics.size
    let ideal = CGSize(width: text.width + 12, height: text.height + 8)
    return CGSize(
      width: min(ideal.width, proposal.width ?? ideal.width), height: min(ideal.height, proposal.height ?? ideal.height)
    )
  }

  static func draw(_ label: String, in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let box = RenderPath.rect(CGRect(origin: .zero, size: size))
    list.add(.fill(box, .color(color.opacity(0.12)), evenOdd: false))
    list.add(.stroke(box, .color(color), RenderStroke(lineWidth: 1, dash: [3, 2])))
    let inner = CGRect(x: 6, y: 4, width: max(0, size.width - 12), height: max(0, size.height - 8))
    let text = layout(label, width: nil, in: element)
    if text.metrics.size.width <= inner.width {
      return list.add(.text(layout(label, width: inner.width, in: element), inner, .color(color)))
    }
    drawInitials(of: label, in: size, element: element, into: &list)
  }

  /// Draws the first letters of the words of a label that is too long for its box, as large as they fit.
  private static func drawInitials(
    of label: String, in size: CGSize, element: Element, into list: inout DisplayListBuilder
  ) {
    let initials = initials(of: label)
    guard !initials.isEmpty, size.width > 2, size.height > 2 else { return }
    let points = min(11, 0.62 * Double(size.height), 1.25 * Double(size.width - 2) / Double(initials.count))
    var paragraph = Paragraph(initials, font: FontSpec(size: points, weight: 600), color: color)
    paragraph.lineLimit = 1
    let text = element.graph.textSystem.measurer.layout(paragraph, maxWidth: nil, maxHeight: nil)
    let measured = text.metrics.size
    let place = CGRect(
      x: (size.width - measured.width) / 2, y: (size.height - measured.height) / 2, width: measured.width,
      height: measured.height)
    list.add(.text(text, place, .color(color)))
  }

  /// At most three letters: those at the start of the first words.
  static func initials(of label: String) -> String {
    String(label.split { !$0.isLetter && !$0.isNumber }.prefix(3).compactMap(\.first)).uppercased()
  }
}
