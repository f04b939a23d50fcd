/// A menu that opens when a finger rests on a view.
///
/// The view has the action "longPress" for assistive technologies and tests; while the menu is open its items are
/// elements beside it, until one of them is chosen.
private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items

  @State private var isOpen = false

  func body(content: Content) -> some View {
    let isOpen = $isOpen
    // Not even the gesture is there for a menu without items.
    if Items.self == EmptyView.self {
      content
    } else {
      content
        .background {
          if self.isOpen {
            MenuItems(content: items, close: { isOpen.wrappedValue = false })
          }
        }
        .onLongPressGesture { isOpen.wrappedValue.toggle() }
    }
  }
}

extension View {
  /// Adds a context menu to a view.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu with a custom preview to a view; the preview is not drawn.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu to the view; `nil` adds none.
  @_disfavoredOverload
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.menuItems))
  }
}

/// A container for views that you present as menu items in a context menu.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// Creates a context menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    self.menuItems = menuItems()
  }
}
