extension KeyboardRequest {
  /// What the panel of the keys depends on, besides its design.
  package struct PanelRequest: Equatable {
    let isWide: Bool
    let hasHomeButton: Bool

    /// Whether the person types in their own language besides English, which adds a key for emoji.
    let hasSeveralLanguages: Bool
  }
}

/// The keys on a panel with round corners, with an empty strip for suggestions above them. The symbols below them, which
/// on a device change the language and take dictation, do nothing.
struct KeyboardPanel: View {
  let layout: KeyboardLayout
  let request: KeyboardRequest.PanelRequest
  let tap: @MainActor (KeyboardLayout.Key) -> Void

  @Environment(\.design) private var design

  @ViewBuilder
  var body: some View {
    if let panel = design.keyboard.panel {
      let places = PanelPlaces(
        layout: layout, panel: panel, rows: request.isWide ? panel.wideRows : panel.rows)
      ZStack(alignment: .bottom) {
        UnevenRoundedRectangle(topLeadingRadius: panel.cornerRadius, topTrailingRadius: panel.cornerRadius)
          .fill(ShadesStyle(shades: panel.surface))
        strip(panel)
        if !request.hasHomeButton { foot(panel) }
        Canvas { context, size in
          for (key, frame) in places.frames(in: size) { PanelKey(key: key, panel: panel).draw(in: frame, &context) }
        }
        .modifier(KeySemantics(keys: places, tap: tap))
        .modifier(places.touchBehavior(tap: tap))
      }
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  private func strip(_ panel: KeyboardDesign.Panel) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<panel.suggestions, id: \.self) { index in
        if index > 0 {
          Rectangle().fill(ShadesStyle(shades: panel.stripLineColor))
            .frame(width: panel.stripLine.width, height: panel.stripLine.height)
        }
        Spacer(minLength: 0)
      }
    }
    .frame(height: panel.strip)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func foot(_ panel: KeyboardDesign.Panel) -> some View {
    GeometryReader { area in
      let y = area.size.height - panel.foot.height
      Image(systemName: request.hasSeveralLanguages ? "globe" : "face.smiling")
        .position(x: panel.foot.width, y: y)
      Image(systemName: "mic").position(x: area.size.width - panel.foot.width, y: y)
    }
    .font(panel.footFont)
    .accessibilityHidden(true)
  }
}

/// Draws a key of the panel.
private struct PanelKey {
  let key: KeyboardLayout.Key
  let panel: KeyboardDesign.Panel

  @MainActor
  func draw(in frame: CGRect, _ context: inout GraphicsContext) {
    let pixel = context.environment.pixelLength
    let fill = isAction ? panel.actionFill : panel.fill
    context.fill(
      Path(roundedRect: frame.onPixels(of: pixel), cornerRadius: panel.keyCornerRadius, style: .continuous),
      with: .style(ShadesStyle(shades: fill)))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    switch key {
    case .character(let character):
      let text = Text(verbatim: String(character)).font(panel.letterFont)
      context.draw(text, at: CGPoint(x: middle.x, y: middle.y - panel.letterLift))
    case .space, .gap: break
    case .submit(let label): drawAction(label, at: middle, &context)
    default: drawFace(key.face, at: middle, &context)
    }
  }

  @MainActor
  private func drawFace(_ face: KeyboardLayout.Key.Face, at middle: CGPoint, _ context: inout GraphicsContext) {
    switch face {
    case .text(let text): context.draw(Text(verbatim: text).font(panel.wordFont), at: middle)
    case .symbol(let name): context.draw(Text(Image(systemName: name)).font(panel.symbolFont), at: middle)
    }
  }

  @MainActor
  private func drawAction(_ label: SubmitLabel, at middle: CGPoint, _ context: inout GraphicsContext) {
    guard let name = label.keySymbol else { return drawFace(.text(label.title.lowercased()), at: middle, &context) }
    let symbol = Text(Image(systemName: name)).font(panel.symbolFont)
    let place = CGPoint(x: middle.x, y: middle.y - panel.actionLift)
    context.draw(isAction ? symbol.foregroundStyle(.white) : symbol, at: place)
  }

  /// Whether the key is filled with a color: return, if it does more than begin a line or move on.
  private var isAction: Bool {
    guard case .submit(let label) = key else { return false }
    return label != .return && label != .next
  }
}

extension SubmitLabel {
  /// The symbol of return; `nil` if it has a title.
  fileprivate var keySymbol: String? {
    switch self {
    case .done: "checkmark"
    case .next: "chevron.right"
    case .search: "magnifyingglass"
    case .send: "arrow.up"
    case .go: "arrow.right"
    case .return: "return"
    default: nil
    }
  }
}
