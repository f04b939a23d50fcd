extension View {
  /// Adds a context menu to a view, which a long press opens.
  ///
  /// - Parameter menuItems: The menu items of the menu.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: AnyView(menuItems())))
  }

  /// Adds a context menu with a custom preview to a view.
  ///
  /// - Note: Approximate: the preview is not drawn, and a warning is recorded.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: AnyView(menuItems())))
      .approximate("contextMenu(menuItems:preview:)", "the preview is not drawn.")
  }

  /// Adds a context menu to the view.
  ///
  /// - Parameter contextMenu: A context menu container for views that you present as menu items; `nil` adds none.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu.map { AnyView($0.items) }))
  }
}

/// A container for views that you present as menu items in a context menu.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

/// Opens a menu on a long press, or through the view's semantic action for assistive technologies and tests.
private struct ContextMenuModifier {
  let items: AnyView?

  @State private var isOpen = false

  nonisolated init(items: AnyView?) {
    self.items = items
  }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(ContextMenuAction(open: open))
      .gesture(LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: items != nil)
      .menuPresentation(isPresented: isPresented, isOfContext: true) { items }
  }

  /// Opens the menu; `nil` without items.
  @MainActor private var open: (@MainActor () -> Void)? {
    if items == nil { return nil }
    return { isOpen = true }
  }

  /// Whether the menu is open and has items.
  @MainActor private var isPresented: Binding<Bool> {
    let isOpen = $isOpen
    let hasItems = items != nil
    return Binding(
      get: { hasItems && isOpen.wrappedValue },
      write: { value, transaction in isOpen.transaction(transaction).wrappedValue = value })
  }
}

extension ContextMenuModifier: ComposedModifier {
  var composition: Composition { Composition("contextMenu").part("menuItems", ifPresent: items?.given) }
}

/// Adds the action that opens the menu to the elements of a view.
private struct ContextMenuAction: ElementModifier {
  /// Opens the menu; `nil` without a menu.
  let open: (@MainActor () -> Void)?

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard let open else { return builder.describe(child) }
    let action = SemanticsAction(.showMenu) { open() }
    builder.with({ $0.actions.append(action) }) { $0.describe(child) }
  }
}
