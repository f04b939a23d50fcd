/// What the focused control asks of the keyboard, and where the keyboard has room.
package struct KeyboardRequest: Equatable {
  let kind: KeyboardKind

  /// The items in the bar above the keys.
  let accessory: [BarItem]

  /// The height of the keys, in points, from the bottom edge of the screen.
  let height: CGFloat

  /// What lies below the keys, in points.
  let bottomMargin: CGFloat

  var accessoryHeight: CGFloat { accessory.isEmpty ? 0 : BarMetrics.toolbarHeight }

  /// The height of the keys and of the bar above them, in points.
  var totalHeight: CGFloat { height + accessoryHeight }
}

/// The keyboard on the screen: plain keys that type what they say.
struct KeyboardView: View {
  let request: KeyboardRequest

  /// Presses a key for the control with the focus.
  let press: @MainActor (KeyEquivalent) -> Void

  @State private var layer = KeyboardLayout.Layer.lowercase

  var body: some View {
    VStack(spacing: 0) {
      if !request.accessory.isEmpty { KeyboardToolbar(items: request.accessory) }
      keys
    }
  }

  private var keys: some View {
    let layout = KeyboardLayout(request.kind.type, submit: request.kind.submitLabel, layer: layer)
    return VStack(spacing: KeyboardMetrics.gap) {
      ForEach(layout.rows.indices, id: \.self) { row in
        KeyboardRow(keys: layout.rows[row], tap: tap)
      }
    }
    .padding(.horizontal, KeyboardMetrics.gap / 2)
    .padding(.top, KeyboardMetrics.gap)
    .padding(.bottom, request.bottomMargin)
    .frame(height: request.height)
    .background(Color(uiColor: .systemGray4))
    .modifier(KeyboardSemantics())
  }

  private func tap(_ key: KeyboardLayout.Key) {
    switch key {
    case .character(let character):
      press(KeyEquivalent(character))
      if layer == .uppercase { layer = .lowercase }
    case .space: press(.space)
    case .delete: press(.delete)
    case .submit: press(.return)
    case .shift: layer = layer == .uppercase ? .lowercase : .uppercase
    case .numbers: layer = .numbers
    case .letters: layer = .lowercase
    case .gap: break
    }
  }
}

/// The bar above the keys, with what toolbars of the screen put there.
private struct KeyboardToolbar: View {
  let items: [BarItem]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(items) { BarItemSlot(item: $0, isFixed: false) }
      if !hasSpace { Spacer(minLength: 0) }
    }
    .padding(.horizontal, BarMetrics.margin)
    .frame(maxWidth: .infinity)
    .frame(height: BarMetrics.toolbarHeight)
    .background { BarBackground(appearance: BarAppearance(), edge: .bottom, isOpaque: true) }
    .modifier(ToolbarSemantics())
  }

  /// Whether the items bring a space of their own.
  private var hasSpace: Bool {
    items.contains { $0.spacer != nil || $0.element.flexibility(along: .horizontal, cross: nil) == .infinity }
  }
}

/// One row of keys, which share its width.
private struct KeyboardRow: View {
  let keys: [KeyboardLayout.Key]
  let tap: @MainActor (KeyboardLayout.Key) -> Void

  var body: some View {
    KeyRowLayout(widths: keys.map(\.width)) {
      ForEach(keys.indices, id: \.self) { index in
        KeyView(key: keys[index], tap: tap)
      }
    }
  }
}

/// Places keys beside each other, each as wide as its share; a row of fewer letters is centred.
private struct KeyRowLayout: Layout {
  let widths: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // As wide as a row of ten letters, or as few as share the whole row.
    let units = max(widths.reduce(0, +), widths.count > 4 ? 10 : 0)
    let unit = bounds.width / max(1, units)
    var x = bounds.minX + (bounds.width - unit * widths.reduce(0, +)) / 2
    for (subview, width) in zip(subviews, widths) {
      subview.place(
        at: CGPoint(x: x + KeyboardMetrics.gap / 2, y: bounds.minY),
        proposal: ProposedViewSize(width: unit * width - KeyboardMetrics.gap, height: bounds.height))
      x += unit * width
    }
  }
}

private struct KeyView: View {
  let key: KeyboardLayout.Key
  let tap: @MainActor (KeyboardLayout.Key) -> Void

  var body: some View {
    if key == .gap {
      Color.clear
    } else {
      face
        .font(.system(size: 17))
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .systemBackground), in: .rect(cornerRadius: 5))
        .modifier(behavior)
        .modifier(KeyIdentifier(identifier: key.identifier))
    }
  }

  @ViewBuilder
  private var face: some View {
    switch key.face {
    case .text(let text): Text(verbatim: text)
    case .symbol(let name): Image(systemName: name).modifier(DecorativeModifier())
    }
  }

  private var behavior: ControlBehavior {
    let (key, tap) = (key, tap)
    var behavior = ControlBehavior(role: key.role)
    behavior.label = key.label
    behavior.traits = .isKeyboardKey
    behavior.actions = [ControlAction(.activate) { _ in tap(key) }]
    return behavior
  }
}

private struct KeyIdentifier: ElementModifier {
  let identifier: String?

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    builder.with({ $0.identifier = identifier }) { $0.describe(child) }
  }
}

/// Makes the keyboard one element of the semantics tree, with its keys in it.
private struct KeyboardSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    var node = SemanticsNode(role: .keyboard, of: element)
    node.children = builder.children { $0.describe(child) }
    builder.add(node)
  }
}
