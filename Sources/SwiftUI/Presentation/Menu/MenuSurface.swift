import FlowRendering

/// The items of an open menu on their surface, near the view of the menu.
struct MenuSurface: PrimitiveView {
  let content: AnyView
  /// Whether the window is dimmed, as for a context menu.
  var isOfContext = false
  let completion: (@MainActor () -> Void)?

  /// - Parameter isCut: Whether the menu is lower than its items, which scroll.
  func list(isCut: Bool) -> MenuList { MenuList(content: content, completion: completion, isCut: isCut) }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    MenuSurfaceElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class MenuSurfaceElement: Element {
  private var dimming: LayerElement<DimmingView>?
  private var items: LayerElement<MenuList>?

  private var menus: MenuDesign { environment.design.menus }

  private var view: MenuSurface
  private var isCut = false

  init(_ view: MenuSurface, in context: _NodeContext) {
    self.view = view
    super.init(context)
    let dimming = LayerElement(DimmingView(), alignment: .center, in: childContext)
    let items = LayerElement(view.list(isCut: false), alignment: .topLeading, in: childContext)
    for element in [dimming, items] as [Element] { element.layoutParent = self }
    self.dimming = dimming
    self.items = items
  }

  override func update<V: View>(_ view: V) {
    self.view = reinterpret(view, as: MenuSurface.self)
    items?.show(self.view.list(isCut: isCut), alignment: .topLeading)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let dimming { body(dimming) }
    if let items { body(items) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let dimming { body(dimming) }
    if let items { body(items) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The height of all items, in points.
  private var contentHeight: CGFloat {
    var height: CGFloat = 0
    items?.forEachLayoutChild {
      height = max(height, $0.size(for: ProposedViewSize(width: menus.width, height: nil)).height)
    }
    return height + 2 * menus.verticalPadding
  }

  private func frame(in size: CGSize) -> CGRect {
    let presenter = environment.enclosingPresentation?.presentation?.presenter
    var anchor = presenter?.anchorFrame ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    if menus.coversSource, environment.isBarItem, let glass = environment.design.bars.glassItems {
      // The button's glass.
      // A symbol is in the middle of a circle.
      let dx = anchor.width <= glass.height ? (anchor.width - glass.height) / 2 : -glass.itemPadding
      anchor = anchor.insetBy(dx: dx, dy: (anchor.height - glass.height) / 2)
    }
    return MenuPlacement.frame(
      content: CGSize(width: menus.width, height: contentHeight), anchor: anchor, window: size,
      safeArea: environment.presentationCenter?.safeArea ?? EdgeInsets(), menus: menus,
      distance: view.isOfContext ? menus.contextDistance : menus.distance,
      covers: menus.coversSource && !view.isOfContext)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let frame = frame(in: size)
    let isCut = frame.height < contentHeight
    if isCut != self.isCut {
      self.isCut = isCut
      items?.show(view.list(isCut: isCut), alignment: .topLeading)
    }
    if let dimming { placeChild(dimming, at: .zero, proposal: ProposedViewSize(size)) }
    let padding = isCut ? 0 : menus.verticalPadding
    if let items {
      placeChild(
        items, at: CGPoint(x: frame.minX, y: frame.minY + padding),
        proposal: ProposedViewSize(width: frame.width, height: frame.height - 2 * padding))
    }
  }

  override func draw(into list: inout DisplayListBuilder) {
    if view.isOfContext, let dimming {
      list.draw(dimming)
      drawSource(into: &list)
    }
    let outline = RenderPath.roundedRect(frame(in: size), radius: menus.cornerRadius, curve: .continuous)
    let surface = menus.surface.color(environment.colorScheme, environment.colorSchemeContrast)
    if environment.design.materials.glass != nil {
      GlassDrawing.drawSurface(outline, color: surface, material: \.menu, in: environment, into: &list)
      return list.group(DisplayGroup(clip: outline)) { list in
        if let items { list.draw(items) }
      }
    }
    list.group(DisplayGroup(filters: [environment.design.presentations.popovers.shadow])) { list in
      list.group(DisplayGroup(clip: outline)) { list in
        list.add(.fill(outline, .color(surface), evenOdd: false))
        if let items { list.draw(items) }
      }
    }
  }

  /// Draws the view of a context menu in front of the dimmed window.
  private func drawSource(into list: inout DisplayListBuilder) {
    guard let source = environment.enclosingPresentation?.presentation?.presenter?.element(at: 0) else { return }
    let place = source.convert(.zero, to: nil)
    list.draw(
      source, of: self, through: .translation(x: place.x - source.origin.x, y: place.y - source.origin.y))
  }

  override func describe(into builder: inout SemanticsBuilder) {
    guard let items else { return }
    var node = SemanticsNode(role: .collectionView, of: self, frame: frame(in: size))
    node.traits = .isModal
    node.children = builder.children { $0.describe(items) }
    builder.add(node)
  }

  override var pathName: String { "menu" }
}

/// Items stacked vertically, with separators. They scroll if the menu is lower than they are.
nonisolated struct MenuList: View {
  let content: AnyView
  let completion: (@MainActor () -> Void)?
  let isCut: Bool

  @Environment(\.dismissTarget) private var target

  /// Whether an item has a symbol, beside which all titles have their place.
  @State private var hasIcons = false

  @MainActor var body: some View {
    items
      .modifier(MenuItemEnvironment(close: close))
      .environment(\.menuHasIcons, hasIcons)
      .onPreferenceChange(MenuIconsKey.self) { hasIcons = $0 }
  }

  @MainActor @ViewBuilder
  private var items: some View {
    if isCut {
      ScrollView { RuledList { content } }
    } else {
      RuledList { content }
    }
  }

  private var close: @MainActor () -> Void {
    let target = target
    let completion = completion
    return {
      target?.action()
      completion?()
    }
  }
}

/// The style of a button in an open menu: the title, with its symbol at the end.
struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { item, _ in MenuItem(configuration: item) }
  }
}

private struct MenuItem: View {
  let configuration: ButtonStyleConfiguration

  /// Whether the item has a symbol in the column of symbols.
  @State private var hasIcon = false

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ControlContent { configuration.label }
      .labelStyle(MenuLabelStyle())
      .foregroundStyle(foreground)
      .modifier(MenuRow(isIndented: !hasIcon))
      .onPreferenceChange(MenuIconsKey.self) { hasIcon = $0 }
      .background(configuration.isPressed ? AnyShapeStyle(Color(uiColor: .systemFill)) : AnyShapeStyle(Color.clear))
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}

/// Whether an item of a menu has a symbol or a mark.
enum MenuIconsKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension EnvironmentValues {
  /// Whether titles in a menu are beside a column of symbols.
  @Entry var menuHasIcons: Bool = false
}

/// The column of symbols in front of the titles of a menu.
struct MenuIconColumn<Icon: View>: View {
  let icon: Icon

  @Environment(\.design) private var design

  init(@ViewBuilder icon: () -> Icon) {
    self.icon = icon()
  }

  var body: some View {
    let half = design.menus.iconMiddle - design.menus.rowMargin
    icon
      .frame(width: 2 * half)
      .padding(.trailing, design.menus.titleStart - design.menus.iconMiddle - half)
      .modifier(DecorativeModifier())
  }
}

private struct MenuLabelStyle: LabelStyle {
  @Environment(\.design) private var design

  @ViewBuilder
  func makeBody(configuration: Configuration) -> some View {
    if design.menus.hasLeadingIcons {
      HStack(spacing: 0) {
        MenuIconColumn { configuration.icon }
        configuration.title
        Spacer(minLength: 0)
      }
      .preference(key: MenuIconsKey.self, value: true)
    } else {
      trailing(configuration)
    }
  }

  private func trailing(_ configuration: Configuration) -> some View {
    HStack(spacing: design.menus.iconSpacing) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon.modifier(DecorativeModifier())
    }
  }
}
