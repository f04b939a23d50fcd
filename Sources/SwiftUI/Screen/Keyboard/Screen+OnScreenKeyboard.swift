// The keyboard that a phone or an iPad shows while a text control has the focus.
extension Screen {
  /// Shows the keyboard that the control with the focus asks for, or takes it away.
  ///
  /// - Parameter revealsFocus: Whether the control is scrolled into sight: it has just got the focus.
  func updateKeyboard(revealsFocus: Bool = true) {
    guard device?.showsKeyboard == true else { return }
    let request = keyboardRequest
    let height = request?.totalHeight ?? 0
    let oldHeight = window.keyboardHeight
    if height != oldHeight {
      window.keyboardHeight = height
      announceKeyboard(height: height, oldHeight: oldHeight)
    }
    (graph.root as? any WindowElement)?.show(request) { [graph] key in
      // The tap on the key is the event.
      _ = graph.focus.edit(KeyEvent(key))
    }
    if request != nil, revealsFocus { graph.enqueueLateAction { [weak self] in self?.revealFocus() } }
  }

  private var keyboardRequest: KeyboardRequest? {
    guard let device, let control = graph.focus.focused, let input = control.behavior.textInput else { return nil }
    return KeyboardRequest(
      kind: input.keyboard, accessory: keyboardItems(for: control), height: KeyboardMetrics.height(on: device),
      bottomMargin: KeyboardMetrics.bottomMargin(on: device))
  }

  /// The items that the screen with the control puts above the keyboard.
  private func keyboardItems(for control: ControlInteraction) -> [BarItem] {
    var node: _ViewNode? = control.element
    while let current = node, !(current is ScreenElement) { node = current.parent }
    let contents = (node ?? graph.root)?.preference(NavigationBarKey.self)
    return contents?.items.flatMap(\.elements).map(BarItem.init).filter { $0.placement.region == .keyboard } ?? []
  }

  /// Scrolls what has the focus out from behind the keyboard, and out from behind bars above it.
  private func revealFocus() {
    guard let element = graph.focus.focused?.element, let scroll = element.enclosingScrollElement else { return }
    // A row that was made for the focus may be out of sight.
    if let rect = scroll.contentRect(around: element) {
      let place = scroll.geometry.offset(showing: rect, anchor: nil, from: scroll.offset, axes: scroll.style.axes)
      if place != scroll.offset {
        scroll.scroll(to: place)
        graph.enqueueLateAction { [weak self] in self?.uncoverFocus() }
        return
      }
    }
    uncoverFocus()
  }

  private func uncoverFocus() {
    guard let element = graph.focus.focused?.element, let scroll = element.enclosingScrollElement else { return }
    let (frame, visible) = (element.frameOnScreen, scroll.frameOnScreen)
    let free = window.size.height.map { $0 - window.contentSafeArea.bottom } ?? .infinity
    let hidden = frame.maxY + KeyboardMetrics.gap - min(free, visible.maxY)
    // In little room its beginning is seen.
    let distance = min(hidden, max(0, frame.minY - visible.minY))
    if distance > 0 { scroll.scroll(to: CGPoint(x: scroll.offset.x, y: scroll.offset.y + distance)) }
  }
}
