import FlowRendering

/// A sheet with the dimmed window behind it, or a popover, which is a sheet in a narrow window.
struct SheetView {
  let content: AnyView
  let isPopover: Bool

  /// The attachment anchor of a popover.
  let attachmentAnchor: PopoverAttachmentAnchor

  /// The edge of a popover; `nil` for any.
  let arrowEdge: Edge?

  nonisolated init<Content: View>(
    content: Content, isPopover: Bool = false, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil
  ) {
    self.content = AnyView(keeping: content)
    self.isPopover = isPopover
    self.attachmentAnchor = attachmentAnchor
    self.arrowEdge = arrowEdge
  }
}

extension SheetView: PrimitiveView {

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    SheetElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class SheetElement: Element, PreferenceObserver {
  private let isPopover: Bool
  private var attachmentAnchor: PopoverAttachmentAnchor
  private var arrowEdge: Edge?
  private var derived: EnvironmentValues
  private var screen: ScreenElement?
  private var dimming: LayerElement<DimmingView>?
  private var background: LayerElement<AnyView>?
  private(set) var options = PresentationOptions()

  /// The detent chosen by dragging, if there is no selection binding.
  private var chosen: PresentationDetent?

  /// The largest width and height as a card with a sizing, which a sticky one keeps.
  private var largestSize = CGSize.zero

  private lazy var pan = SheetPan(self)
  /// An upward drag enlarges the sheet before its content scrolls.
  private lazy var outerDrag = OuterDrag { [weak self] in
    guard let self else { return false }
    return isDraggable && canGrow && options.contentInteraction != .scrolls
  }
  private var generation: UInt?

  /// Whether the sheet floats below full height, so that its surface is visible behind lists.
  private var isFloating = false {
    didSet {
      guard isFloating != oldValue else { return }
      environmentChanged()
      forEachChild { $0.updateEnvironment(derived) }
    }
  }

  init(_ view: SheetView, in context: _NodeContext) {
    isPopover = view.isPopover
    attachmentAnchor = view.attachmentAnchor
    arrowEdge = view.arrowEdge
    derived = context.environment
    super.init(context)
    environmentChanged()
    let screen = ScreenElement(view.content, in: childContext)
    let dimming = LayerElement(DimmingView(), alignment: .center, in: childContext)
    for element in [screen, dimming] as [Element] { element.layoutParent = self }
    self.screen = screen
    self.dimming = dimming
    graph.addPreferenceObserver(self)
  }

  override func update<V: View>(_ view: V) {
    let view = reinterpret(view, as: SheetView.self)
    attachmentAnchor = view.attachmentAnchor
    arrowEdge = view.arrowEdge
    screen?.update(view.content)
  }

  override func environmentChanged() {
    derived = environment
    derived.isElevated = true
    derived.isInSheet = true
    derived.isAboveTabBar = false
    derived.topTabBarSpace = nil
    derived.tabBarPlacement = nil
    derived.isInSearchTab = false
    derived.isBarItem = false
    derived.symbolWeight = nil
    derived.tabBarScrolling = nil
    derived.outerDrag = outerDrag
    derived.sheetRows = isFloating ? environment.design.presentations.sheets.floating?.rows : nil
  }

  override func environmentForChildren() -> EnvironmentValues { derived }

  override func willUnmount() { graph.removePreferenceObserver(self) }

  func preferencesMayHaveChanged() {
    if generation != graph.preferenceGeneration { setNeedsLayout() }
  }

  private func refresh() {
    guard generation != graph.preferenceGeneration else { return }
    generation = graph.preferenceGeneration
    options = preference(PresentationOptionsKey.self)
    if options.select == nil, let chosen { options.selection = chosen }
    let view = options.background ?? AnyView(ScreenBackground())
    if let background {
      background.show(view, alignment: .center)
    } else {
      background = LayerElement(view, alignment: .center, in: childContext)
      background?.layoutParent = self
    }
  }

  // MARK: - Structure

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let dimming { body(dimming) }
    if let background { body(background) }
    if let screen { body(screen) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let dimming { body(dimming) }
    if let background { body(background) }
    if let screen { body(screen) }
  }

  // MARK: - Layout

  var windowSafeArea: EdgeInsets { environment.presentationCenter?.safeArea ?? EdgeInsets() }

  private var frame: CGRect {
    if let placement { return placement.frame }
    let resting = SheetPlacement.frame(
      of: options, window: size, safeArea: windowSafeArea, environment: environment, largestSize: largestSize
    ) { [screen] in screen?.size(for: $0) ?? .zero }
    return pan.height.map { frame(at: $0, resting: resting) } ?? resting
  }

  /// Sets the detent chosen by dragging.
  func choose(_ detent: PresentationDetent) {
    if let select = options.select { return select(detent) }
    chosen = detent
    options.selection = detent
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    refresh()
    isFloating = floats(in: size)
    // The size of the content, on which the frame may depend, includes the insets.
    // A popover has the size of its content.
    screen?.show(
      insets: EdgeInsets(top: 0, leading: 0, bottom: hasFloor ? windowSafeArea.bottom : 0, trailing: 0),
      in: isBubble ? .unspecified : ProposedViewSize(size))
    let placement = placement
    let frame = placement?.frame ?? frame
    if options.sizing != nil, !hasFloor, placement == nil, pan.height == nil {
      largestSize = CGSize(
        width: max(largestSize.width, frame.width), height: max(largestSize.height, frame.height))
    }
    if let dimming { placeChild(dimming, at: .zero, proposal: ProposedViewSize(size)) }
    let surface = placement?.frameWithArrow ?? frame
    if let background { placeChild(background, at: surface.origin, proposal: ProposedViewSize(surface.size)) }
    guard let screen else { return }
    let scale = contentScale
    placeChild(
      screen, at: frame.origin,
      proposal: ProposedViewSize(width: frame.width / scale, height: frame.height / scale))
  }

  /// The scale of the content of a floating sheet, which is laid out at the width of the window.
  private var contentScale: CGFloat { isFloating && size.width > 0 ? frame.width / size.width : 1 }

  override func transformFromChild(_ child: Element) -> PointTransform {
    guard child === screen, contentScale != 1 else { return .translation(child.origin) }
    return PointTransform(
      CGAffineTransform(
        a: contentScale, b: 0, c: 0, d: contentScale, tx: child.origin.x, ty: child.origin.y))
  }

  private func drawContent(into list: inout DisplayListBuilder) {
    guard let screen else { return }
    let scale = contentScale
    if scale == 1 { return list.draw(screen) }
    var group = DisplayGroup()
    group.transform = RenderTransform(
      a: scale, d: scale, tx: screen.origin.x * (1 - scale), ty: screen.origin.y * (1 - scale))
    list.group(group) { $0.draw(screen) }
  }

  /// Whether the sheet is attached to the bottom edge of the window.
  var hasFloor: Bool { !isBubble && !environment.design.presentations.sheets.isRegular(size) }

  /// Whether the sheet is lower than the window, on a system whose sheets float then.
  private func floats(in size: CGSize) -> Bool {
    guard environment.design.presentations.sheets.floating != nil, hasFloor, options.background == nil else {
      return false
    }
    let context = SheetPlacement.detentContext(window: size, safeArea: windowSafeArea, environment: environment)
    return options.height(in: context) < context.maxDetentValue
  }

  /// Whether the presentation is a popover rather than a sheet.
  var isBubble: Bool {
    guard isPopover else { return false }
    let stays = options.compactAdaptation == .popover || options.compactAdaptation == PresentationAdaptation.none
    return stays || environment.design.presentations.sheets.isRegular(size)
  }

  /// The placement of a popover with the size of its content; `nil` for a sheet.
  private var placement: PopoverPlacement? {
    guard isBubble else { return nil }
    let presenter = environment.enclosingPresentation?.presentation?.presenter?.element(at: 0)
    let anchor =
      presenter.map(attachmentAnchor.frame) ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let side: PopoverPlacement.Side? =
      switch arrowEdge {
      case .top: .top
      case .bottom: .bottom
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      case nil: nil
      }
    return PopoverPlacement(
      content: screen?.size(for: .unspecified) ?? .zero, anchor: anchor, preferring: side, window: size,
      safeArea: windowSafeArea, measures: environment.design.presentations.popovers)
  }

  // MARK: - Outputs

  override func fact<K: ElementFact>(_ key: K.Type) -> K.Value? { PushedBackFact.answer(key, pushesBack) }

  /// Whether the sheet is at full height on a phone in portrait.
  private var pushesBack: Bool {
    guard hasFloor, environment.design.presentations.sheets.pushesBack, environment.verticalSizeClass == .regular else {
      return false
    }
    let context = SheetPlacement.detentContext(window: size, safeArea: windowSafeArea, environment: environment)
    return options.height(in: context) >= context.maxDetentValue
  }

  override func draw(into list: inout DisplayListBuilder) {
    if let placement {
      var outline = outline(of: placement.frame)
      if options.hasArrow { outline.add(placement.arrow) }
      if let surface = environment.design.presentations.popovers.surface, options.background == nil {
        let color = surface.color(environment.colorScheme, environment.colorSchemeContrast)
        GlassDrawing.drawSurface(outline, color: color, material: \.menu, in: environment, into: &list)
        return list.group(DisplayGroup(clip: outline)) { list in
          if let screen { list.draw(screen) }
        }
      }
      return list.group(DisplayGroup(filters: [environment.design.presentations.popovers.shadow])) {
        drawSurface(outline, into: &$0)
      }
    }
    let frame = frame
    if !isBackgroundUsable, let dimming { list.draw(dimming) }
    let outline = outline(of: frame)
    if isFloating, let floating = environment.design.presentations.sheets.floating {
      let color = floating.surface.color(environment.colorScheme, environment.colorSchemeContrast)
      GlassDrawing.drawSurface(outline, color: color, material: \.sheet, in: environment, into: &list)
      list.group(DisplayGroup(clip: outline)) { drawContent(into: &$0) }
    } else {
      drawSurface(outline, into: &list)
    }
    if showsGrabber { drawGrabber(in: frame, into: &list) }
  }

  private func drawSurface(_ outline: RenderPath, into list: inout DisplayListBuilder) {
    list.group(DisplayGroup(clip: outline)) { list in
      if let background { list.draw(background) }
      if let screen { list.draw(screen) }
    }
  }

  private var isBackgroundUsable: Bool {
    let context = SheetPlacement.detentContext(window: size, safeArea: windowSafeArea, environment: environment)
    return options.allowsInteractionBehind(in: context)
  }

  private func outline(of frame: CGRect) -> RenderPath {
    let design = environment.design.presentations
    let standard = isBubble ? design.popovers.cornerRadius : design.sheets.cornerRadius
    let floating = isFloating ? design.sheets.floating : nil
    let radius = Double(options.cornerRadius ?? floating?.cornerRadius ?? standard)
    // Without round corners of the screen, all corners are the same.
    let lower = floating.map { windowSafeArea.bottom > 0 ? Double($0.bottomCornerRadius) : radius }
    let bottom = lower ?? (hasFloor ? 0 : radius)
    return .roundedRect(
      frame,
      radii: RenderPath.CornerRadii(topLeft: radius, topRight: radius, bottomRight: bottom, bottomLeft: bottom),
      curve: .continuous)
  }

  /// A sheet that can be dragged to another height shows a grabber.
  private var showsGrabber: Bool {
    if isBubble { return false }
    switch options.dragIndicator {
    case .visible: return true
    case .hidden: return false
    case .automatic: return options.detents.count > 1
    }
  }

  private func drawGrabber(in frame: CGRect, into list: inout DisplayListBuilder) {
    let sheets = environment.design.presentations.sheets
    let size = sheets.grabber
    let width = size.width * contentScale
    let rect = CGRect(
      x: frame.midX - width / 2, y: frame.minY + sheets.grabberTop, width: width, height: size.height)
    let color =
      sheets.grabberColor?.color(environment.colorScheme, environment.colorSchemeContrast)
      ?? SystemColor.tertiary.color(in: environment)
    list.add(.fill(.roundedRect(rect, radius: size.height / 2), .color(color), evenOdd: false))
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if isBubble { builder.add(dismissRegion(in: builder)) }
    // XCUITest has no type for sheets; the type `.sheet` is for dialogs.
    var node = SemanticsNode(role: isBubble ? .popover : .other, of: self, frame: frame(in: builder))
    node.traits = .isModal
    node.children = builder.children { builder in
      if let screen { builder.describe(screen) }
    }
    node.actions = dismissActions
    builder.add(node)
  }

  /// The region around a popover: a tap there dismisses it.
  private func dismissRegion(in builder: SemanticsBuilder) -> SemanticsNode {
    var region = SemanticsNode(role: .other, label: "dismiss popup", of: self, frame: builder.frame(of: self))
    region.identifier = "PopoverDismissRegion"
    region.actions = dismissActions.map { $0.named(.activate) }
    // The center may be behind the popover.
    let popover = frame(in: builder)
    let isRoomAbove = popover.minY - region.frame.minY >= region.frame.maxY - popover.maxY
    region.details.append(
      .activationPoint(
        CGPoint(
          x: region.frame.midX,
          y: isRoomAbove ? (region.frame.minY + popover.minY) / 2 : (region.frame.maxY + popover.maxY) / 2)))
    return region
  }

  private func frame(in builder: SemanticsBuilder) -> CGRect {
    let origin = builder.frame(of: self).origin
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  private var dismissActions: [SemanticsAction] {
    guard !options.isInteractiveDismissDisabled, let target = environment.dismissTarget else { return [] }
    return [SemanticsAction(.dismiss) { target.dismissFromOutside() }]
  }

  override var touchResponder: (any TouchResponder)? { pan }

  override func hitTest(_ point: CGPoint) -> Element? {
    guard frame.contains(point) else {
      return isBackgroundUsable ? nil : dimming.flatMap { hitTest($0, at: point) }
    }
    return screen.flatMap { hitTest($0, at: point) } ?? self
  }

  override var pathName: String { "sheet" }
}
