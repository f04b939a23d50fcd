import FlowRendering

/// The switch of a toggle.
struct Switch: LeafView {
  let isOn: Bool

  /// The color while on; `nil` for the environment's tint, or green if there is none.
  let tint: Color?

  func resolve(in element: Element) -> ResolvedSwitch {
    let environment = element.environment
    let measures = SwitchMeasures(environment.systemVersion)
    let on: RenderPaint
    if let tint {
      on = .color(tint.renderColor(in: environment))
    } else if environment.tintStyle != nil {
      on = environment.tintPaint().renderPaint(in: CGRect(origin: .zero, size: measures.size))
    } else {
      on = .color(Color.green.renderColor(in: environment))
    }
    let off = RenderPaint.color(Color(uiColor: measures.offColor).renderColor(in: environment))
    return ResolvedSwitch(
      isOn: isOn, track: isOn ? on : off, isMirrored: element.isRightToLeft, measures: measures,
      showsKnob: environment.isDrawnInWindow || !measures.isKnobGlass)
  }
}

/// The metrics of a switch in points, from pictures of iOS 13 to 18 and of iOS 26.
struct SwitchMeasures: Equatable {
  /// The drawn size; the layout size is 2 points narrower.
  let size: CGSize
  let knob: CGSize
  let offColor: UIColor

  /// The shadow of the knob on the track; it does not extend beyond the track.
  let shadow: ThumbShadow?

  /// Whether the knob is of glass, which only windows show.
  let isKnobGlass: Bool

  init(_ version: SystemVersion) {
    switch version {
    case .iOS18:
      size = CGSize(width: 51, height: 31)
      knob = CGSize(width: 27, height: 27)
      offColor = .secondarySystemFill
      shadow = .ofSwitch
      isKnobGlass = false
    case .iOS26:
      size = CGSize(width: 63, height: 28)
      knob = CGSize(width: 37, height: 24)
      offColor = .tertiaryLabel
      shadow = nil
      isKnobGlass = true
    }
  }

  var layoutSize: CGSize { CGSize(width: size.width - 2, height: size.height) }
}

struct ResolvedSwitch: ResolvedLeaf {
  let isOn: Bool
  let track: RenderPaint
  let isMirrored: Bool
  let measures: SwitchMeasures
  let showsKnob: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize { measures.layoutSize }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let origin = CGPoint(
      x: isMirrored ? size.width - measures.size.width : 0, y: (size.height - measures.size.height) / 2)
    let frame = CGRect(origin: origin, size: measures.size)
    let path = RenderPath.roundedRect(frame, radius: frame.height / 2)
    list.add(.fill(path, track, evenOdd: false))
    guard showsKnob else { return }
    let inset = (frame.height - measures.knob.height) / 2
    let knob = CGRect(
      x: isOn == isMirrored ? frame.minX + inset : frame.maxX - inset - measures.knob.width, y: frame.minY + inset,
      width: measures.knob.width, height: measures.knob.height)
    if let shadow = measures.shadow {
      list.group(DisplayGroup(clip: path)) { ThumbDrawing.drawShadow(shadow, of: knob, into: &$0) }
    }
    ThumbDrawing.drawDisc(in: knob, into: &list)
  }
}

/// The soft shadow of a control's thumb, drawn as rings around it.
struct ThumbShadow: Equatable {
  struct Ring: Equatable {
    /// The growth relative to the disc and the vertical offset, in points.
    let grow, down: CGFloat
    let opacity: Float
  }

  let rings: [Ring]

  static let ofSlider = ThumbShadow(
    rings: [(3, 3, 0.02), (2, 2.5, 0.03), (1, 2, 0.04), (0.5, 0.5, 0.04)].map(Ring.init))

  /// Measured on iOS 17: 0.045 beside the knob, 0 at 5 points and beyond, 0.09 to 0.06 below it.
  static let ofSwitch = ThumbShadow(
    rings: [
      (4, 2.5, 0.008), (3, 2.5, 0.011), (2, 2.5, 0.01), (1, 2.5, 0.01), (0.5, 2.5, 0.01), (0, 2, 0.018),
      (0, 1.5, 0.018),
    ].map(Ring.init))
}

/// The white thumb of a switch or slider, with its soft shadow.
enum ThumbDrawing {
  @MainActor
  static func draw(at centre: CGPoint, radius: CGFloat, into list: inout DisplayListBuilder) {
    drawShadow(.ofSlider, of: frame(centre, radius), into: &list)
    drawDisc(in: frame(centre, radius), into: &list)
  }

  @MainActor
  static func drawShadow(_ shadow: ThumbShadow, of frame: CGRect, into list: inout DisplayListBuilder) {
    for ring in shadow.rings {
      let shadow = frame.insetBy(dx: -ring.grow, dy: -ring.grow).offsetBy(dx: 0, dy: ring.down)
      list.add(.fill(capsule(shadow), .color(RenderColor(white: 0, alpha: ring.opacity)), evenOdd: false))
    }
  }

  /// Draws a disc, or a capsule in a wider frame.
  @MainActor
  static func drawDisc(in frame: CGRect, into list: inout DisplayListBuilder) {
    list.add(.fill(capsule(frame), .color(.white), evenOdd: false))
  }

  private static func capsule(_ frame: CGRect) -> RenderPath {
    frame.width == frame.height ? .ellipse(in: frame) : .roundedRect(frame, radius: frame.height / 2)
  }

  static func disc(_ centre: CGPoint, _ radius: CGFloat) -> RenderPath {
    .ellipse(in: frame(centre, radius))
  }

  private static func frame(_ centre: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
