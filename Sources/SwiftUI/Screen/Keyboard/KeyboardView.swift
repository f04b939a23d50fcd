/// The keyboard that the focused control requests, and its layout.
package struct KeyboardRequest: Equatable {
  let kind: KeyboardKind

  /// The items in the bar above the keys.
  let accessory: [BarItem]

  /// The height of the keys, in points, from the bottom edge of the screen.
  let height: CGFloat

  /// The margin below the keys, in points.
  let bottomMargin: CGFloat

  /// The panel of the keys, on a system that has one, and whether the person types in several languages.
  var panel: PanelRequest?

  /// The height of the bar above the keys, in points.
  let accessoryHeight: CGFloat

  /// The height of the keys and of the bar above them, in points.
  var totalHeight: CGFloat { height + accessoryHeight }
}

/// The on-screen keyboard: plain keys that type their label.
struct KeyboardView: View {
  let request: KeyboardRequest

  /// Presses a key for the focused control.
  let press: @MainActor (KeyEquivalent) -> Void

  @State private var showsNumbers = false

  /// Whether shift is on, if it has been pressed since the last letter; otherwise the text determines it.
  @State private var shift: Bool?

  var body: some View {
    VStack(spacing: 0) {
      if !request.accessory.isEmpty { KeyboardToolbar(items: request.accessory) }
      if let input = request.kind.panel {
        InputPanelView(panel: input, request: request)
      } else if let panel = request.panel {
        KeyboardPanel(layout: layout, request: panel, tap: tap).frame(height: request.height)
      } else {
        KeyboardKeys(layout: layout, bottomMargin: request.bottomMargin, tap: tap)
          .frame(height: request.height)
          .background(Color(uiColor: .systemGray4))
      }
    }
  }

  private var layer: KeyboardLayout.Layer {
    if showsNumbers { return .numbers }
    return shift ?? request.kind.beginsWithCapital ? .uppercase : .lowercase
  }

  private var layout: KeyboardLayout {
    KeyboardLayout(
      request.kind.type, submit: request.kind.submitLabel, layer: layer,
      hasEmojiKey: request.panel?.hasSeveralLanguages == true)
  }

  private func tap(_ key: KeyboardLayout.Key) {
    switch key {
    case .character(let character):
      shift = nil
      press(KeyEquivalent(character))
    case .space: press(.space)
    case .delete: press(.delete)
    case .submit: press(.return)
    case .shift: shift = layer != .uppercase
    case .numbers: showsNumbers = true
    case .letters: showsNumbers = false
    case .gap, .emoji: break
    }
  }
}

/// A view in place of the keys, on the keyboard's surface and above the bottom safe area.
private struct InputPanelView: View {
  let panel: InputPanel
  let request: KeyboardRequest

  @Environment(\.design) private var design

  var body: some View {
    panel.content
      .frame(height: panel.height)
      .frame(maxWidth: .infinity)
      .frame(height: request.height, alignment: .top)
      .background {
        if request.panel != nil, let keys = design.keyboard.panel {
          UnevenRoundedRectangle(topLeadingRadius: keys.cornerRadius, topTrailingRadius: keys.cornerRadius)
            .fill(ShadesStyle(shades: keys.surface))
        } else {
          Color(uiColor: .systemGray4)
        }
      }
  }
}

/// The bar above the keys, with the screen's toolbar items for the keyboard.
private struct KeyboardToolbar: View {
  let items: [BarItem]

  @Environment(\.design) private var design

  @ViewBuilder
  var body: some View {
    if let glass = design.bars.glassItems {
      HStack(spacing: 0) {
        GlassItemRow(groups: groups)
        if !groups.contains(where: \.isFlexibleSpace) { Spacer(minLength: 0) }
      }
      .frame(height: glass.height)
      .modifier(BarMargins())
      .padding(.bottom, glass.keyboardDistance)
      .modifier(ToolbarSemantics())
    } else {
      bar
    }
  }

  private var groups: [GlassItemGroup] { GlassItemGroup.groups(of: items) }

  private var bar: some View {
    HStack(spacing: design.bars.toolbarSpacing) {
      ForEach(items) { BarItemSlot(item: $0, isFixed: false) }
      if !hasSpace { Spacer(minLength: 0) }
    }
    .padding(.horizontal, design.bars.margin)
    .frame(maxWidth: .infinity)
    .frame(height: design.bars.toolbarHeight)
    .background { BarBackground(appearance: BarAppearance(), edge: .bottom, isOpaque: true) }
    .modifier(ToolbarSemantics())
  }

  /// Whether the items include a spacer.
  private var hasSpace: Bool {
    items.contains { $0.spacer != nil || $0.element.flexibility(along: .horizontal, cross: nil) == .infinity }
  }
}
