import FlowRendering

extension Text: LeafView {
  package func fact<K: ElementFact>(_ key: K.Type) -> K.Value? { ShownTextFact.answer(key, self) }

  package func resolve(in element: SwiftUI.Element) -> some ResolvedLeaf {
    ResolvedText(self, element: element)
  }
}

/// The text that an element shows.
enum ShownTextFact: ElementFact { typealias Value = Text }

/// A text resolved in its environment, ready to be measured and drawn.
@MainActor
final class ResolvedText: ResolvedLeaf {
  let paragraph: Paragraph

  /// What few texts have; `nil` for others, because there are many texts.
  private let extras: Extras?
  private let pixelsPerPoint: CGFloat
  private let textSystem: TextSystem
  private let natural: TextMetrics

  /// On a Mac no line gap separates texts (measured).
  private let hasWholeLines: Bool

  /// The last measurement that the height did not limit: it is valid for every height that it fits.
  private var whole: Wrapped?

  /// The last measurement that the height truncated.
  private var cut: Wrapped?

  private final class Extras {
    /// The text that assistive technologies read, if it differs from the paragraph's.
    let spokenString: String?
    let semanticsDetails: [SemanticsDetail]
    let lowerLineLimit: Int?
    let rendering: CustomRendering?
    let links: TextLinks?

    /// The text's own paint, if it is not a color: a gradient spans the text's frame.
    let pattern: _ShapePaint?

    init(
      spokenString: String?, semanticsDetails: [SemanticsDetail], lowerLineLimit: Int?, rendering: CustomRendering?,
      links: TextLinks?, pattern: _ShapePaint?
    ) {
      self.spokenString = spokenString
      self.semanticsDetails = semanticsDetails
      self.lowerLineLimit = lowerLineLimit
      self.rendering = rendering
      self.links = links
      self.pattern = pattern
    }
  }

  /// The app's renderer of the text, and the attributes of each run for it.
  private final class CustomRendering {
    let renderer: any TextRenderer
    let attributes: [[any TextAttribute]]

    init(_ renderer: any TextRenderer, attributes: [[any TextAttribute]]) {
      self.renderer = renderer
      self.attributes = attributes
    }
  }

  /// A measurement in less space than the text's natural size.
  private final class Wrapped {
    let width: CGFloat
    let height: CGFloat?
    let metrics: TextMetrics

    init(width: CGFloat, height: CGFloat?, metrics: TextMetrics) {
      self.width = width
      self.height = height
      self.metrics = metrics
    }
  }

  init(_ text: Text, element: SwiftUI.Element) {
    let environment = element.environment
    var builder = TextRunBuilder(environment: environment, element: element)
    builder.append(text, style: builder.style(in: environment))
    var paragraph = Paragraph(runs: builder.runs)
    let pattern = builder.pattern
    if pattern != nil { for index in paragraph.runs.indices { paragraph.runs[index].color = nil } }
    if builder.hasPartialPattern {
      element.graph.report(
        .approximate("foregroundStyle(_:)", "a part of a text is drawn in the first color of its style."), at: element)
    }
    paragraph.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    paragraph.lineLimit = environment.lineLimit
    paragraph.truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    paragraph.lineSpacing = environment.lineSpacing
    paragraph.isRightToLeft = environment.layoutDirection == .rightToLeft
    paragraph.language =
      environment.typesettingLanguageCode ?? element.graph.textSystem.languageCode(of: environment.locale)
    paragraph.allowsTightening = environment.allowsTightening
    paragraph.minimumScaleFactor = environment.minimumScaleFactor
    self.paragraph = paragraph
    let spokenString = builder.spokenString
    let lowerLineLimit = environment.lowerLineLimit
    let rendering = environment.textRenderer.map { CustomRendering($0, attributes: builder.attributes) }
    let links =
      builder.links.isEmpty
      ? nil
      : TextLinks(
        builder.links, in: paragraph, measurer: element.graph.textSystem.measurer, openURL: environment.openURL)
    let hasExtras =
      spokenString != nil || !builder.details.isEmpty || lowerLineLimit != nil || rendering != nil || links != nil
      || pattern != nil
    extras =
      hasExtras
      ? Extras(
        spokenString: spokenString, semanticsDetails: builder.details, lowerLineLimit: lowerLineLimit,
        rendering: rendering, links: links, pattern: pattern) : nil
    pixelsPerPoint = max(1, environment.displayScale)
    hasWholeLines = environment.design.text.hasWholeLines
    textSystem = element.graph.textSystem
    natural = textSystem.measurer.measure(paragraph, maxWidth: nil, maxHeight: nil)
  }

  private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
    let width = proposal.width ?? .infinity
    // The first line is shown at any height.
    let height = paragraph.lineLimit == 1 ? nil : proposal.height
    if roundedUp(natural.size.width) <= width + 0.001, natural.fits(in: height) { return natural }
    if let whole, whole.width == width, whole.metrics.fits(in: height) { return whole.metrics }
    if let cut, cut.width == width, cut.height == height { return cut.metrics }
    let metrics = textSystem.measurer.measure(
      paragraph, maxWidth: width.isFinite ? Double(max(0, width)) : nil,
      maxHeight: height.flatMap { $0.isFinite ? Double($0) : nil })
    let measured = Wrapped(width: width, height: height, metrics: metrics)
    if height ?? .infinity == .infinity || !metrics.isTruncated { whole = measured } else { cut = measured }
    return metrics
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in element: SwiftUI.Element) -> CGSize {
    guard let rendering = extras?.rendering else { return ownSize(proposal) }
    let text = TextProxy { [weak self] in self?.ownSize($0) ?? .zero }
    return rendering.renderer.sizeThatFits(proposal: proposal, text: text)
  }

  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    let metrics = metrics(proposal)
    var size = metrics.size
    if let lowerLineLimit = extras?.lowerLineLimit, metrics.lineCount < lowerLineLimit, metrics.lineCount > 0 {
      let between = paragraph.lineSpacing + paragraph.fontMetrics.lineGap
      let lineHeight = (metrics.size.height + between) / CGFloat(metrics.lineCount)
      size.height = lineHeight * CGFloat(lowerLineLimit) - between
    }
    // A truncated line fills the proposed width, but never exceeds it.
    let width = roundedUp(size.width)
    return CGSize(
      width: metrics.isTruncated ? min(width, proposal.width ?? width) : width, height: roundedUp(size.height))
  }

  /// Whether a size is too small for the whole text.
  func isCut(in size: CGSize) -> Bool {
    let metrics = metrics(ProposedViewSize(size))
    return metrics.isTruncated || roundedUp(metrics.size.height) > size.height + 1
      || roundedUp(metrics.size.width) > size.width + 1
  }

  /// Rounds up to whole pixels, as texts do (measured: 15.5 points are 16 at @2x, 20.29 are 20.33 at @3x).
  private func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * pixelsPerPoint - 0.001).rounded(.up) / pixelsPerPoint
  }

  static var guideAxes: Axis.Set { .vertical }

  func explicitGuide(_ key: AlignmentKey, in size: CGSize, element: SwiftUI.Element) -> CGFloat? {
    guard key.axis == .vertical else { return nil }
    if key == VerticalAlignment.firstTextBaseline.alignmentKey { return natural.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.alignmentKey {
      return size.height <= roundedUp(natural.size.height)
        ? natural.lastBaseline : metrics(ProposedViewSize(size)).lastBaseline
    }
    return nil
  }

  var spacing: ViewSpacing {
    var spacing = ViewSpacing.standard
    let fonts = paragraph.fontMetrics
    let gap = hasWholeLines ? 0 : roundedUp(fonts.lineGap)
    // A tenth of a line separates other views: from the line above them, and from the capitals below.
    let distance = roundedUp(fonts.lineHeight / 10)
    let belowCapitals = fonts.lineHeight + distance - fonts.capHeight
    spacing.top = .text(lineGap: gap, edgeDistance: fonts.descent + distance)
    spacing.bottom = .text(lineGap: gap, edgeDistance: max(belowCapitals, fonts.descent + distance))
    return spacing
  }

  func paint(in element: SwiftUI.Element) -> _ShapePaint? {
    ownColor.map { _ShapePaint($0) } ?? extras?.pattern ?? element.environment.foregroundPaint()
  }

  var isDrawnIntoSize: Bool { false }

  /// Only the order among siblings matters: a longer text is more flexible than a shorter one. The flexibility of the
  /// height depends on the width: a text with several lines gets what its siblings leave.
  func flexibility(along axis: Axis) -> CGFloat? {
    axis == .horizontal ? roundedUp(natural.size.width) : paragraph.lineLimit == 1 ? 0 : nil
  }

  func draw(in size: CGSize, element: SwiftUI.Element, into list: inout DisplayListBuilder) {
    let rect = CGRect(origin: .zero, size: size)
    var paint = extras?.pattern ?? element.environment.foregroundPaint()
    if element.graph.isShowingMotion { paint = element.shown(ownColor.map { _ShapePaint($0) } ?? paint) }
    element.reportInnerShadows(of: paint)
    if element.environment.redactionReasons.contains(.placeholder) {
      let lineCount = metrics(ProposedViewSize(size)).lineCount
      RedactionDrawing.draw(
        lines: lineCount, in: rect, paint: paint, isMirrored: paragraph.isRightToLeft,
        in: element.environment.design.groups.redaction, into: &list)
      return
    }
    let paragraph = element.graph.isShowingMotion ? self.paragraph(paintedWith: paint) : paragraph
    if let rendering = extras?.rendering {
      return draw(paragraph, paint, by: rendering, in: rect, element: element, into: &list)
    }
    list.paint(paint, in: rect) { list, renderPaint in list.add(.text(paragraph, rect, renderPaint)) }
  }

  private func draw(
    _ paragraph: Paragraph, _ paint: _ShapePaint, by rendering: CustomRendering, in rect: CGRect,
    element: SwiftUI.Element, into list: inout DisplayListBuilder
  ) {
    let whole = DisplayListBuilder.items { list in
      list.paint(paint, in: rect) { list, renderPaint in list.add(.text(paragraph, rect, renderPaint)) }
    }
    let builder = TextLayoutBuilder(
      paragraph: paragraph, attributes: rendering.attributes, measurer: textSystem.measurer, drawing: TextDrawing(whole)
    )
    let destination = GraphicsDestination(size: rect.size, element: CanvasElementBase(element.childContext))
    var context = GraphicsContext(destination: destination, environment: element.environment)
    rendering.renderer.draw(layout: builder.layout(in: rect.size), in: &context)
    if !destination.items.isEmpty { list.add(.group(DisplayGroup(), destination.items)) }
  }

  /// The text's own color, if all runs have the same one.
  private var ownColor: RenderColor? {
    guard let color = paragraph.runs.first?.color, paragraph.runs.allSatisfy({ $0.color == color }) else { return nil }
    return color
  }

  private func paragraph(paintedWith paint: _ShapePaint) -> Paragraph {
    guard ownColor != nil, let color = paint.color else { return paragraph }
    var paragraph = paragraph
    for index in paragraph.runs.indices { paragraph.runs[index].color = color }
    return paragraph
  }

  var touchResponder: (any TouchResponder)? { extras?.links }

  func describe(in element: SwiftUI.Element, into builder: inout SemanticsBuilder) {
    let runs = paragraph.runs
    let string = extras?.spokenString ?? (runs.count == 1 ? runs[0].string : runs.map(\.string).joined())
    var node = SemanticsNode(role: .staticText, label: string, of: element)
    if let extras { node.details = extras.semanticsDetails }
    if string.isEmpty, !element.environment.elementDesign.hasEmptyTexts { node.isHidden = true }
    if let links = extras?.links { node.children = links.describe(in: element) }
    builder.add(node)
  }
}

extension Element {
  /// Warns if a paint of a text or an image has inner shadows.
  func reportInnerShadows(of paint: _ShapePaint) {
    if paint.shadows.contains(where: \.isInner) {
      graph.report(.missing("ShadowStyle", "inner shadows of texts and images are not drawn."), at: self)
    }
  }
}

extension DisplayListBuilder {
  /// Draws with a paint, in a separate layer if the paint has shadows or a blend mode.
  mutating func paint(
    _ paint: _ShapePaint, in rect: CGRect, _ body: (inout DisplayListBuilder, RenderPaint) -> Void
  ) {
    let renderPaint = paint.renderPaint(in: rect)
    if paint.isPlain {
      body(&self, renderPaint)
      return
    }
    var group = DisplayGroup()
    group.blendMode = RenderBlendMode(paint.blendMode)
    group.filters = paint.shadows.filter { !$0.isInner }.map {
      .shadow(color: $0.color, radius: $0.radius, x: $0.x, y: $0.y)
    }
    self.group(group) { body(&$0, renderPaint) }
  }
}

extension TextMetrics {
  /// Whether all lines fit into a height: the first one is shown at any height.
  fileprivate func fits(in height: CGFloat?) -> Bool {
    lineCount == 1 || size.height <= height ?? .infinity
  }
}
