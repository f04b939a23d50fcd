extension ListRowElement {
  /// The menu of the row, and the values it applies to: the whole selection if the row is part of it, otherwise the row
  /// alone.
  private var menuChoice: (menu: SelectionMenu, values: [AnyHashable])? {
    guard isRow, let menu = list.environment.selectionMenu, let own = menu.value(rowIdentities) else { return nil }
    guard content.innermost.environment.isEnabled else { return nil }
    let selected = list.settings.selection?.selected ?? []
    return (menu, selected.contains(own) ? Array(selected) : [own])
  }

  var hasMenu: Bool { menuChoice != nil }

  /// The primary action of the row's menu, performed by a tap; in edit mode a tap selects instead.
  var primaryAction: (() -> Void)? {
    guard !list.settings.isEditing, let (menu, values) = menuChoice, let action = menu.primaryAction else { return nil }
    return { action(values) }
  }

  func openMenu() {
    guard let (menu, values) = menuChoice else { return }
    showMenu(menu.items(values), isOpen: true)
  }

  private func showMenu(_ items: AnyView, isOpen: Bool) {
    let anchor = RowMenuAnchor(isOpen: isOpen, items: items) { [weak self] in self?.showMenu(items, isOpen: false) }
    if let menuAnchor { return menuAnchor.show(anchor, alignment: .center) }
    let node = LayerElement(anchor, alignment: .center, in: childContext)
    node.layoutParent = self
    menuAnchor = node
    // The menu is placed before the next layout of the row.
    node.place(at: .zero, proposal: ProposedViewSize(size))
  }
}

/// The anchor of a row's menu: it has the size of the row and draws nothing.
struct RowMenuAnchor: View {
  let isOpen: Bool
  let items: AnyView
  let close: @MainActor () -> Void

  var body: some View {
    let (isOpen, items, close) = (isOpen, items, close)
    let isPresented = Binding(
      get: { isOpen },
      set: { isPresented in
        if !isPresented { assumeMainActor { close() } }
      })
    return Color.clear.menuPresentation(isPresented: isPresented, isOfContext: true) { items }
  }
}
