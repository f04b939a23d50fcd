/// The node of a section: its header, content and footer, and their roles for the container.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode {
  private typealias Header = ModifiedContent<Parent, SectionTextStyle>
  private typealias CollapsibleHeader = ModifiedContent<FoldingHeader<Parent>, SectionTextStyle>
  private typealias Bottom = ModifiedContent<Footer, SectionTextStyle>

  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var isExpanded: Binding<Bool>?
  @exclusivity(unchecked) private var header: _ViewNode?
  @exclusivity(unchecked) private var content: _ViewNode?
  @exclusivity(unchecked) private var footer: _ViewNode?

  /// Whether the section was made as a collapsible one.
  private let isCollapsible: Bool

  init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    isExpanded = view.isExpanded
    isCollapsible = view.isExpanded != nil
    super.init(context)
    let inner = childContext
    header =
      isCollapsible
      ? CollapsibleHeader._makeNode(Self.collapsibleHeader(view), in: inner)
      : Header._makeNode(view.header.modifier(SectionTextStyle(isHeader: true)), in: inner)
    content = Content._makeNode(view.content, in: inner)
    footer = Bottom._makeNode(view.footer.modifier(SectionTextStyle(isHeader: false)), in: inner)
    evaluate()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: Section<Parent, Content, Footer>.self)
    isExpanded = new.isExpanded
    if isCollapsible {
      header?.update(Self.collapsibleHeader(new))
    } else {
      header?.update(new.header.modifier(SectionTextStyle(isHeader: true)))
    }
    content?.update(new.content)
    footer?.update(new.footer.modifier(SectionTextStyle(isHeader: false)))
    evaluate()
  }

  private static func collapsibleHeader(_ view: Section<Parent, Content, Footer>) -> CollapsibleHeader {
    FoldingHeader(content: view.header, isExpanded: view.isExpanded).modifier(SectionTextStyle(isHeader: true))
  }

  /// Whether the content is visible; only styles with collapsible sections hide it.
  @exclusivity(unchecked) private var showsContent = true

  override func evaluate() {
    isDirty = false
    let shows = graph.evaluate(self) {
      let canFold = environment.recordingReads(for: self).listAppearance?.style.foldsSections ?? false
      return !canFold || isExpanded?.wrappedValue ?? true
    }
    guard shows != showsContent else { return }
    showsContent = shows
    childElementsChanged()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  /// Calls `body` for the parts whose elements are in the container.
  private func forEachPart(_ body: (_ViewNode) -> Void) {
    if let header { body(header) }
    if showsContent, let content { body(content) }
    if let footer { body(footer) }
  }

  override func appendElements(to elements: inout [Element]) {
    forEachPart { $0.appendElements(to: &elements) }
  }

  override var elementCount: Int {
    var count = 0
    forEachPart { count += $0.elementCount }
    return count
  }

  override func element(at index: Int) -> Element? {
    var parts: [_ViewNode] = []
    forEachPart { parts.append($0) }
    return elementInChildren(parts, at: index)
  }

  private var options: SectionOptions {
    var options = SectionOptions()
    options.spacing = environment.listSectionSpacing
    options.leadingMargin = environment.listSectionMargins.leading
    options.trailingMargin = environment.listSectionMargins.trailing
    return options
  }

  private var knownOptions: SectionOptions?

  override func environmentChanged() {
    if knownOptions != options { childElementsChanged() }
  }

  override func outline(into outline: inout ElementOutline) {
    let options = options
    knownOptions = options
    outline.addSection(
      options, header: { header?.outline(into: &$0) },
      rows: { if showsContent { content?.outline(into: &$0) } },
      footer: { footer?.outline(into: &$0) })
  }

  override var makesContentAlone: Bool { false }
  override var pathName: String { "Section" }
}

/// Sets the text style of headers and footers in the enclosing list or menu.
struct SectionTextStyle: EnvironmentModifier {
  let isHeader: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if environment.controlContext == .menu {
      environment.font = .footnote
      environment.setForegroundStyles([AnyShapeStyle(.secondary)], by: .section)
      return
    }
    guard let appearance = environment.listAppearance?.style else { return }
    let isProminent = environment.headerProminence == .increased
    let style = isHeader ? appearance.headerStyle(isProminent: isProminent) : appearance.footerStyle
    environment.font = style.font
    environment.textCase = style.isUppercase ? .uppercase : nil
    if let color = style.color { environment.setForegroundStyles([AnyShapeStyle(color)], by: .section) }
    environment.controlContext = .standalone
  }
}
