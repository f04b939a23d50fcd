import FlowRendering

/// The switch of a toggle: laid out 49 points wide, drawn 51 (measured on iOS).
struct Switch: LeafView {
  let isOn: Bool

  /// The colour while on; `nil` for the environment's tint, or green where there is none.
  let tint: Color?

  func resolve(in element: Element) -> ResolvedSwitch {
    let environment = element.environment
    let on: RenderPaint
    if let tint {
      on = .color(tint.renderColor(in: environment))
    } else if environment.tintStyle != nil {
      on = environment.tintPaint().renderPaint(in: CGRect(origin: .zero, size: ResolvedSwitch.drawnSize))
    } else {
      on = .color(Color.green.renderColor(in: environment))
    }
    let off = RenderPaint.color(Color(uiColor: .secondarySystemFill).renderColor(in: environment))
    return ResolvedSwitch(isOn: isOn, track: isOn ? on : off, isMirrored: element.isRightToLeft)
  }
}

struct ResolvedSwitch: ResolvedLeaf {
  static let layoutSize = CGSize(width: 49, height: 31)
  static let drawnSize = CGSize(width: 51, height: 31)
  private static let knobRadius: CGFloat = 13.5

  let isOn: Bool
  let track: RenderPaint
  let isMirrored: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize { Self.layoutSize }

  func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let origin = CGPoint(
      x: isMirrored ? size.width - Self.drawnSize.width : 0, y: (size.height - Self.drawnSize.height) / 2)
    let frame = CGRect(origin: origin, size: Self.drawnSize)
    list.add(.fill(.roundedRect(frame, radius: frame.height / 2), track, evenOdd: false))
    let inset = frame.height / 2
    let centre = CGPoint(x: isOn == isMirrored ? frame.minX + inset : frame.maxX - inset, y: frame.midY)
    ThumbDrawing.draw(at: centre, radius: Self.knobRadius, into: &list)
  }
}

/// The white disc that a switch or slider is moved by, with its soft shadow.
enum ThumbDrawing {
  /// Rings of shadow around the disc: how much wider, how far down, how dark.
  private static let rings: [(grow: CGFloat, down: CGFloat, opacity: Float)] = [
    (3, 3, 0.02), (2, 2.5, 0.03), (1, 2, 0.04), (0.5, 0.5, 0.04),
  ]

  @MainActor
  static func draw(at centre: CGPoint, radius: CGFloat, into list: inout DisplayListBuilder) {
    for ring in rings {
      let shadow = disc(CGPoint(x: centre.x, y: centre.y + ring.down), radius + ring.grow)
      list.add(.fill(shadow, .color(RenderColor(white: 0, alpha: ring.opacity)), evenOdd: false))
    }
    list.add(.fill(disc(centre, radius), .color(.white), evenOdd: false))
  }

  static func disc(_ centre: CGPoint, _ radius: CGFloat) -> RenderPath {
    .ellipse(in: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
