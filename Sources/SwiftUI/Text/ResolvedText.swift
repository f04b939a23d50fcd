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
  /// The text on lines of any length.
  private let natural: TextLayout

  /// What few texts have; `nil` for others, because there are many texts.
  private let extras: Extras?
  private let pixelsPerPoint: CGFloat
  private let textSystem: TextSystem

  /// On a Mac no line gap separates texts (measured).
  private let hasWholeLines: Bool

  /// The last layout that the height did not limit: it is valid for every height that it fits.
  private var whole: Wrapped?

  /// The last layout that the height truncated or shrank.
  private var cut: Wrapped?

  /// Whether the text shrinks to fit a height, and not a width alone.
  private let shrinksToHeight: Bool

  var paragraph: Paragraph { natural.paragraph }

  private final class Extras {
    /// The text that assistive technologies read, if it differs from the paragraph's.
    let spokenString: String?
    let semanticsDetails: [SemanticsDetail]
    let lowerLineLimit: Int?
    let rendering: CustomRendering?
    let links: TextLinks?

    /// The text's own paint, if it is not a color: a gradient spans the text's frame.
    let pattern: _ShapePaint?

    /// The insertion point or the selection, if the text is edited.
    let caret: ResolvedCaret?
    let cursor: TextCursor?

    init(
      spokenString: String?, semanticsDetails: [SemanticsDetail], lowerLineLimit: Int?, rendering: CustomRendering?,
      links: TextLinks?, pattern: _ShapePaint?, caret: ResolvedCaret?, cursor: TextCursor?
    ) {
      self.spokenString = spokenString
      self.semanticsDetails = semanticsDetails
      self.lowerLineLimit = lowerLineLimit
      self.rendering = rendering
      self.links = links
      self.pattern = pattern
      self.caret = caret
      self.cursor = cursor
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

  /// A layout in less space than the text's natural size.
  private final class Wrapped {
    let width: CGFloat
    let height: CGFloat?
    let layout: TextLayout

    init(width: CGFloat, height: CGFloat?, layout: TextLayout) {
      self.width = width
      self.height = height
      self.layout = layout
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
    if let lineHeight = environment.lineHeight { paragraph.setLineHeight(lineHeight) }
    paragraph.isRightToLeft = environment.layoutDirection == .rightToLeft
    let language = text.ownTypesettingLanguage ?? environment.typesettingLanguage
    if builder.languages.contains(where: { $0 != language }) {
      element.graph.report(
        .approximate("typesettingLanguage(_:isEnabled:)", "a part of a text has the language of the whole text."),
        at: element)
    }
    paragraph.language = language.code ?? element.graph.textSystem.languageCode(of: environment.locale)
    paragraph.allowsTightening = environment.allowsTightening
    paragraph.minimumScaleFactor = environment.minimumScaleFactor
    shrinksToHeight = environment.minimumScaleFactor < 1 && !environment.shrinksTextToWidthOnly
    let spokenString = builder.spokenString
    let lowerLineLimit = environment.lowerLineLimit
    let rendering = environment.textRenderer.map { CustomRendering($0, attributes: builder.attributes) }
    let links =
      builder.links.isEmpty
      ? nil
      : TextLinks(builder.links, in: paragraph, openURL: environment.openURL)
    let hasExtras =
      spokenString != nil || !builder.details.isEmpty || lowerLineLimit != nil || rendering != nil || links != nil
      || pattern != nil || builder.editing?.cursor != nil
    extras =
      hasExtras
      ? Extras(
        spokenString: spokenString, semanticsDetails: builder.details, lowerLineLimit: lowerLineLimit,
        rendering: rendering, links: links, pattern: pattern,
        caret: builder.editing?.cursor == nil ? nil : Caret().resolve(in: element), cursor: builder.editing?.cursor)
      : nil
    pixelsPerPoint = max(1, environment.displayScale)
    hasWholeLines = environment.design.text.hasWholeLines
    textSystem = element.graph.textSystem
    natural = textSystem.measurer.layout(paragraph, maxWidth: nil, maxHeight: nil)
    links?.text = self
    builder.editing?.text.show(self, in: element)
  }

  /// The layout for a proposal.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let width = proposal.width ?? .infinity
    // The first line is shown at any height, unless it may shrink.
    let height = paragraph.lineLimit == 1 && !shrinksToHeight ? nil : proposal.height
    func fits(_ metrics: TextMetrics) -> Bool {
      if !metrics.fits(in: height) { return false }
      return !shrinksToHeight || !paragraph.hasToShrink(metrics, maxHeight: height.map { Double($0) })
    }
    if roundedUp(natural.metrics.size.width) <= width + 0.001, fits(natural.metrics) { return natural }
    if let whole, whole.width == width, fits(whole.layout.metrics) { return whole.layout }
    if let cut, cut.width == width, cut.height == height { return cut.layout }
    let layout = textSystem.measurer.layout(
      paragraph, maxWidth: width.isFinite ? Double(max(0, width)) : nil,
      maxHeight: height.flatMap { $0.isFinite ? Double($0) : nil })
    let wrapped = Wrapped(width: width, height: height, layout: layout)
    let isLimited = layout.metrics.isTruncated || layout.scale < 1
    if height ?? .infinity == .infinity || !isLimited { whole = wrapped } else { cut = wrapped }
    return layout
  }

  /// The layout of the text in an element, as it was measured.
  func layout(in size: CGSize, of element: SwiftUI.Element) -> TextLayout {
    // A renderer may choose another size than that of the text.
    let isMeasured = element.isPlaced && element.size == size && extras?.rendering == nil
    return isMeasured ? layout(element.placedProposal) : layout(in: size)
  }

  /// The layout that has a size, or else the one that fits it.
  private func layout(in size: CGSize) -> TextLayout {
    if ownSize(natural, width: nil) == size { return natural }
    if let whole, ownSize(whole.layout, width: whole.width) == size { return whole.layout }
    if let cut, ownSize(cut.layout, width: cut.width) == size { return cut.layout }
    return layout(ProposedViewSize(size))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in element: SwiftUI.Element) -> CGSize {
    guard let rendering = extras?.rendering else { return ownSize(proposal) }
    let text = TextProxy { [weak self] in self?.ownSize($0) ?? .zero }
    return rendering.renderer.sizeThatFits(proposal: proposal, text: text)
  }

  private func ownSize(_ proposal: ProposedViewSize) -> CGSize { ownSize(layout(proposal), width: proposal.width) }

  /// The size of a layout, in whole pixels.
  ///
  /// - Parameter proposed: The proposed width.
  private func ownSize(_ layout: TextLayout, width proposed: CGFloat?) -> CGSize {
    let metrics = layout.metrics
    var size = metrics.size
    if let lowerLineLimit = extras?.lowerLineLimit, metrics.lineCount < lowerLineLimit, metrics.lineCount > 0 {
      let between = paragraph.lineSpacing + paragraph.fontMetrics.lineGap
      let lineHeight = (metrics.size.height + between) / CGFloat(metrics.lineCount)
      size.height = lineHeight * CGFloat(lowerLineLimit) - between
    }
    // A truncated line fills the proposed width, but never exceeds it.
    let width = roundedUp(size.width)
    return CGSize(
      width: metrics.isTruncated ? min(width, proposed ?? width) : width, height: roundedUp(size.height))
  }

  /// Whether a size is too small for the whole text.
  func isCut(in size: CGSize) -> Bool {
    let metrics = layout(in: size).metrics
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
    if key == VerticalAlignment.firstTextBaseline.alignmentKey { return layout(in: size).metrics.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.alignmentKey { return layout(in: size).metrics.lastBaseline }
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
    if axis == .horizontal { return roundedUp(natural.metrics.size.width) }
    return paragraph.lineLimit == 1 && !shrinksToHeight ? 0 : nil
  }

  func draw(in size: CGSize, element: SwiftUI.Element, into list: inout DisplayListBuilder) {
    guard let extras, let caret = extras.caret, let cursor = extras.cursor else {
      return drawText(in: size, element: element, into: &list)
    }
    let layout = layout(in: size, of: element)
    let string = paragraph.runs.count == 1 ? paragraph.runs[0].string : paragraph.runs.map(\.string).joined()
    let range = cursor.range(in: string)
    if !range.isEmpty {
      let bytes = string.byte(of: range.lowerBound)..<string.byte(of: range.upperBound)
      for frame in layout.frames(in: size.width, ofBytes: bytes) {
        list.add(.fill(.rect(frame), caret.selectionPaint, evenOdd: false))
      }
      return drawText(in: size, element: element, into: &list)
    }
    drawText(in: size, element: element, into: &list)
    let byte = string.byte(of: range.lowerBound)
    let frame = caretFrame(caret.height, at: byte, in: layout, size: size)
    list.translated(by: frame.origin) { caret.draw(in: frame.size, element: element, into: &$0) }
  }

  /// The frame of the insertion point before a byte: it stands at the bottom of its line, in whole pixels.
  private func caretFrame(_ height: CGFloat, at byte: Int, in layout: TextLayout, size: CGSize) -> CGRect {
    guard let (x, line) = layout.caret(at: byte, in: size.width) else { return .zero }
    let bottom = min(roundedUp(line.baseline + line.descent), size.height)
    let length = min(height, bottom)
    return CGRect(x: min(roundedUp(x), size.width), y: bottom - length, width: 0, height: length)
  }

  private func drawText(in size: CGSize, element: SwiftUI.Element, into list: inout DisplayListBuilder) {
    let rect = CGRect(origin: .zero, size: size)
    var paint = extras?.pattern ?? element.environment.foregroundPaint()
    if element.graph.isShowingMotion { paint = element.shown(ownColor.map { _ShapePaint($0) } ?? paint) }
    element.reportInnerShadows(of: paint)
    var layout = self.layout(in: size, of: element)
    if element.environment.redactionReasons.contains(.placeholder) {
      let lineCount = layout.metrics.lineCount
      RedactionDrawing.draw(
        lines: lineCount, in: rect, paint: paint, isMirrored: paragraph.isRightToLeft,
        in: element.environment.design.groups.redaction, into: &list)
      return
    }
    if element.graph.isShowingMotion { layout.paragraph = self.paragraph(paintedWith: paint) }
    if let rendering = extras?.rendering {
      return draw(layout, paint, by: rendering, in: rect, element: element, into: &list)
    }
    list.paint(paint, in: rect) { list, renderPaint in list.add(.text(layout, rect, renderPaint)) }
  }

  private func draw(
    _ layout: TextLayout, _ paint: _ShapePaint, by rendering: CustomRendering, in rect: CGRect,
    element: SwiftUI.Element, into list: inout DisplayListBuilder
  ) {
    let whole = DisplayListBuilder.items { list in
      list.paint(paint, in: rect) { list, renderPaint in list.add(.text(layout, rect, renderPaint)) }
    }
    let lines = Text.Layout(
      layout, attributes: rendering.attributes, width: rect.width, drawing: TextDrawing(whole))
    let destination = GraphicsDestination(size: rect.size, element: CanvasElementBase(element.childContext))
    var context = GraphicsContext(destination: destination, environment: element.environment)
    rendering.renderer.draw(layout: lines, in: &context)
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
    if let links = extras?.links { node.children = links.describe(layout(in: element.size, of: element), in: element) }
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
