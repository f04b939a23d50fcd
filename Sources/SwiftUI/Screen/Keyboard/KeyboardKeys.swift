/// The keys of a keyboard, which are a single view because they appear with each focused field and change with the
/// typed text.
struct KeyboardKeys: View {
  let layout: KeyboardLayout

  /// The margin below the keys, in points.
  let bottomMargin: CGFloat

  let tap: @MainActor (KeyboardLayout.Key) -> Void

  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.design) private var design

  var body: some View {
    let keys = KeyPlaces(layout: layout, bottomMargin: bottomMargin, keys: design.keyboard.keys)
    Canvas { context, size in
      for (key, frame) in keys.frames(in: size) { draw(key, in: frame, &context) }
    }
    .font(design.keyboard.keys.font)
    .modifier(KeySemantics(keys: keys, tap: tap))
    .modifier(keys.touchBehavior(tap: tap))
  }

  private func draw(_ key: KeyboardLayout.Key, in frame: CGRect, _ context: inout GraphicsContext) {
    let cap = frame.onPixels(of: pixelLength)
    context.fill(
      Path(roundedRect: cap, cornerRadius: design.keyboard.keys.cornerRadius),
      with: .color(Color(uiColor: .systemBackground)))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    switch key.face {
    case .text(let text): context.draw(Text(verbatim: text), at: middle)
    case .symbol(let name): context.draw(Image(systemName: name), at: middle)
    }
  }
}

/// Where the keys of a keyboard are.
protocol KeyFrames {
  /// The keys from top to bottom.
  func frames(in size: CGSize) -> [(key: KeyboardLayout.Key, frame: CGRect)]
}

extension KeyFrames {
  /// Taps the key at a touch.
  @MainActor func touchBehavior(tap: @escaping @MainActor (KeyboardLayout.Key) -> Void) -> ControlBehavior {
    let frames = frames(in:)
    var behavior = ControlBehavior(role: nil)
    behavior.touch = { point, control in
      for (key, frame) in frames(control.size) where frame.contains(point) { tap(key) }
    }
    return behavior
  }
}

/// The frames of a keyboard's keys.
struct KeyPlaces: KeyFrames {
  let layout: KeyboardLayout

  /// The margin below the keys, in points.
  let bottomMargin: CGFloat

  let keys: KeyboardDesign.Keys

  /// The keys from top to bottom, each as wide as its share of its row; a row of fewer letters is centered.
  func frames(in size: CGSize) -> [(key: KeyboardLayout.Key, frame: CGRect)] {
    let gap = keys.gap
    let count = CGFloat(layout.rows.count)
    let height = max(0, size.height - bottomMargin - gap * count) / count
    var frames: [(key: KeyboardLayout.Key, frame: CGRect)] = []
    var y = gap
    for row in layout.rows {
      let widths = row.map { $0.width(in: keys) }
      let sum = widths.reduce(0, +)
      // As wide as in a row of ten letters, or wider if few keys share the whole row.
      let unit = max(0, size.width - gap) / max(1, sum, widths.count > keys.fewKeys ? keys.letters : 0)
      var x = (size.width - unit * sum) / 2
      for index in 0..<row.count {
        let frame = CGRect(x: x + gap / 2, y: y, width: max(0, unit * widths[index] - gap), height: height)
        if row[index] != .gap { frames.append((row[index], frame)) }
        x += unit * widths[index]
      }
      y += height + gap
    }
    return frames
  }
}

/// Makes the keyboard one element of the semantics tree that contains its keys.
struct KeySemantics<Keys: KeyFrames>: ElementModifier {
  let keys: Keys
  let tap: @MainActor (KeyboardLayout.Key) -> Void

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let tap = tap
    let frame = builder.frame(of: element)
    let isEnabled = element.environment.isEnabled
    var keyboard = SemanticsNode(role: .keyboard, of: element, frame: frame)
    keyboard.children = keys.frames(in: element.size).map { key, place in
      var node = SemanticsNode(
        role: key.role, label: key.label, of: element, frame: place.offsetBy(dx: frame.minX, dy: frame.minY))
      node.identifier = key.identifier
      node.traits = .isKeyboardKey
      node.isEnabled = isEnabled
      node.reading = .asOne
      node.actions = [SemanticsAction(.activate) { tap(key) }]
      return node
    }
    builder.add(keyboard)
  }
}

extension CGRect {
  /// The rectangle with its edges rounded to whole pixels.
  func onPixels(of length: CGFloat) -> CGRect {
    guard length > 0 else { return self }
    func edge(_ value: CGFloat) -> CGFloat { (value / length).rounded() * length }
    let (left, top) = (edge(minX), edge(minY))
    return CGRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
  }
}
