// The keyboard that a phone or an iPad shows while a text control has the focus.
extension Screen {
  /// Shows or hides the keyboard according to the focused control.
  ///
  /// - Parameter revealsFocus: Whether to scroll the control into view, because it has just received the focus.
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

  /// Whether the focused control has toolbar items for the keyboard that are not shown, because the screen has no device
  /// and therefore no keyboard.
  package var hidesKeyboardToolbar: Bool {
    guard device == nil, let control = graph.focus.focusedControl, control.behavior.textInput != nil else {
      return false
    }
    return !keyboardItems(for: control).isEmpty
  }

  /// Whether the focused control has a view in place of the keyboard that is not shown, because the screen has no device.
  package var hidesInputPanel: Bool {
    device == nil && graph.focus.focusedControl?.behavior.textInput?.keyboard.panel != nil
  }

  private var keyboardRequest: KeyboardRequest? {
    guard let device, let control = graph.focus.focusedControl, let input = control.behavior.textInput else {
      return nil
    }
    let accessory = keyboardItems(for: control)
    let design = device.design
    let language = window.environment.languageCode
    let panel = design.keyboard.panel(on: device).map { _ in
      KeyboardRequest.PanelRequest(
        isWide: device.size.width >= design.keyboard.wideWidth, hasHomeButton: device.safeArea.bottom == 0,
        hasSeveralLanguages: !language.isEmpty && language != "en")
    }
    return KeyboardRequest(
      kind: input.keyboard, accessory: accessory,
      height: input.keyboard.panel.map { height(of: $0, hasBar: !accessory.isEmpty, on: device) }
        ?? design.keyboard.height(on: device),
      bottomMargin: design.keyboard.margin(on: device), panel: panel,
      accessoryHeight: accessory.isEmpty ? 0 : design.bars.keyboardToolbarHeight)
  }

  /// The height of a panel in place of the keys from the bottom edge of the screen, in points. An empty one without a bar
  /// above it covers nothing.
  private func height(of panel: InputPanel, hasBar: Bool, on device: Device) -> CGFloat {
    panel.height > 0 || hasBar ? panel.height + device.safeArea.bottom : 0
  }

  /// The toolbar items for the keyboard on the control's screen.
  private func keyboardItems(for control: ControlInteraction) -> [BarItem] {
    let contents = (control.element?.screenNode ?? graph.root)?.preference(NavigationBarKey.self)
    return contents?.items.flatMap(\.elements).map(BarItem.init).filter { $0.placement.region == .keyboard } ?? []
  }

  /// Scrolls the focused control out from behind the keyboard, and from behind bars above it.
  private func revealFocus() {
    guard let element = graph.focus.focused?.element, let scroll = element.enclosingScrollElement else { return }
    // A row that was created for the focus may be outside the visible area.
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
    let hidden = frame.maxY + element.environment.design.keyboard.keys.gap - min(free, visible.maxY)
    // If there is little space, the beginning is visible.
    let distance = min(hidden, max(0, frame.minY - visible.minY))
    if distance > 0 { scroll.scroll(to: CGPoint(x: scroll.offset.x, y: scroll.offset.y + distance)) }
  }
}
