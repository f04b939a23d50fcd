/// The placement of an open menu.
enum MenuPlacement {
  /// The frame of a view's menu in points: below the view if there is enough space, otherwise above it, inside the
  /// window.
  ///
  /// - Parameters:
  ///   - distance: The distance from the view; `nil` for that of a menu.
  ///   - covers: Whether the menu covers the view: it begins at the view's top and is aligned with the view's edge that
  ///     is nearer to an edge of the window.
  static func frame(
    content: CGSize, anchor: CGRect, window: CGSize, safeArea: EdgeInsets, menus: MenuDesign,
    distance: CGFloat? = nil, covers: Bool = false
  ) -> CGRect {
    let area = CGRect(origin: .zero, size: window).inset(by: safeArea).insetBy(dx: menus.margin, dy: menus.margin)
    let size = CGSize(width: min(content.width, area.width), height: min(content.height, area.height))
    if covers {
      let start = anchor.midX > window.width / 2 ? anchor.maxX - size.width : anchor.minX
      let top = CGRect(origin: .zero, size: window).inset(by: safeArea).minY
      return CGRect(
        x: min(max(start, area.minX), area.maxX - size.width),
        y: min(max(anchor.minY, top), max(top, area.maxY - size.height)), width: size.width, height: size.height)
    }
    let distance = distance ?? menus.distance
    let below = anchor.maxY + distance
    let above = anchor.minY - distance - size.height
    let y = below + size.height <= area.maxY ? below : max(area.minY, above)
    let x = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
