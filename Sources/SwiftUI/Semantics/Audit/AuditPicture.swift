import FlowRendering

/// The drawn texts with their colors, and the picture behind them.
@MainActor
struct AuditPicture {
  /// A drawn text.
  struct DrawnText {
    let paragraph: Paragraph

    /// The frame on the screen, in points.
    let frame: CGRect

    /// The drawn size of one point of the text, in points.
    let scale: Double

    /// The color of runs without their own; `nil` for a gradient.
    let color: RenderColor?

    /// The opacity of the text with all effects around it, from 0 to 1.
    let opacity: Double
  }

  private(set) var texts: [DrawnText] = []

  /// The picture without texts, at one pixel per point; `nil` without a drawing engine.
  let background: Bitmap?

  init(_ screen: Screen) {
    let list = screen.displayList()
    let root = screen.rootElement
    let isDark = root?.environment.colorScheme == .dark
    if let root, let engine = screen.graph.textSystem.engine, root.size.width > 0, root.size.height > 0 {
      let canvas = RenderCanvas(size: root.size, scale: 1, background: isDark ? .black : .white)
      DisplayListPainter(canvas: canvas, engine: engine).paint(list.items.withoutTexts)
      background = canvas.makeBitmap()
    } else {
      background = nil
    }
    collect(list.items, .identity, opacity: 1)
  }

  private mutating func collect(_ items: [DisplayItem], _ transform: RenderTransform, opacity: Double) {
    for item in items {
      let moved = RenderTransform.translation(x: item.offset.x, y: item.offset.y).concatenating(transform)
      switch item.content {
      case .text(let layout, let rect, let paint):
        var color: RenderColor?
        if case .color(let own) = paint { color = own }
        texts.append(
          DrawnText(
            paragraph: layout.paragraph, frame: rect.applying(moved), scale: abs(moved.determinant).squareRoot(),
            color: color, opacity: opacity))
      case .group(let group, let inner):
        collect(inner, group.affineTransform.concatenating(moved), opacity: opacity * group.opacity)
      default: break
      }
    }
  }

  /// The topmost text drawn in a rectangle.
  func drawnText(_ string: String, in frame: CGRect) -> DrawnText? {
    if string.isEmpty { return nil }
    return texts.last {
      abs($0.frame.midX - frame.midX) < 1 && abs($0.frame.midY - frame.midY) < 1
        && $0.paragraph.runs.map(\.string).joined() == string
    }
  }

  /// The most frequent color behind a rectangle.
  func backgroundColor(in rect: CGRect) -> RenderColor? {
    guard let background else { return nil }
    let columns = Self.range(from: rect.minX, to: rect.maxX, limit: background.width)
    let rows = Self.range(from: rect.minY, to: rect.maxY, limit: background.height)
    var counts: [UInt32: Int] = [:]
    for row in rows {
      for column in columns { counts[background.pixels[row * background.width + column], default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { RenderColor(hex: $0.key & 0xFF_FFFF) }
  }

  /// The pixel range of a length, clipped to the picture.
  private static func range(from start: CGFloat, to end: CGFloat, limit: Int) -> Range<Int> {
    let first = min(max(0, Int(bounded: start)), limit)
    return first..<max(first, min(limit, Int(bounded: end.rounded(.up))))
  }
}

extension [DisplayItem] {
  /// The display items without texts.
  fileprivate var withoutTexts: [DisplayItem] {
    compactMap { item in
      switch item.content {
      case .text: return nil
      case .group(let group, let items):
        var item = item
        item.content = .group(group, items.withoutTexts)
        return item
      default: return item
      }
    }
  }
}

extension CGRect {
  /// The bounding box of the transformed rectangle.
  fileprivate func applying(_ transform: RenderTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
      CGPoint(
        x: Double(x) * transform.a + Double(y) * transform.c + transform.tx,
        y: Double(x) * transform.b + Double(y) * transform.d + transform.ty)
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y)
  }
}
