// The keyboard that a phone or an iPad shows while a text control has the focus.
extension Screen {
  /// Shows the keyboard that the control with the focus asks for, or takes it away.
  func updateKeyboard() {
    guard device?.showsKeyboard == true else { return }
    let request = keyboardRequest
    window.keyboardHeight = request?.height ?? 0
    (graph.root as? any WindowElement)?.show(request) { [weak graph] key in
      // The tap on the key is the event.
      _ = graph?.focus.edit(KeyEvent(key))
    }
    if request != nil { graph.enqueueLateAction { [weak self] in self?.revealFocus() } }
  }

  private var keyboardRequest: KeyboardRequest? {
    guard let device, let control = graph.focus.focused, control.behavior.textInput != nil else {
      return nil
    }
    let environment = control.environment
    return KeyboardRequest(
      type: environment.keyboardType, submitLabel: environment.submitLabel,
      height: KeyboardMetrics.height(on: device), bottomMargin: KeyboardMetrics.bottomMargin(on: device))
  }

  /// Scrolls what has the focus out from behind the keyboard, and out from behind bars above it.
  private func revealFocus() {
    guard let element = graph.focus.focused?.element, let scroll = element.enclosingScrollElement else { return }
    let (frame, window) = (element.frameOnScreen, scroll.frameOnScreen)
    let free = self.window.size.height.map { $0 - self.window.contentSafeArea.bottom } ?? .infinity
    let hidden = frame.maxY + KeyboardMetrics.gap - min(free, window.maxY)
    // In little room its beginning is seen.
    let distance = min(hidden, max(0, frame.minY - window.minY))
    if distance > 0 { scroll.scroll(to: CGPoint(x: scroll.offset.x, y: scroll.offset.y + distance)) }
  }
}
