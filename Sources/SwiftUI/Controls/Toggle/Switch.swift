import FlowRendering

/// The switch of a toggle.
struct Switch: LeafView {
  let isOn: Bool

  /// The colour while on; `nil` for the environment's tint, or green where there is none.
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
      isOn: isOn, track: isOn ? on : off, isMirrored: element.isRightToLeft, measures: measures)
  }
}

/// What a switch measures, in points, as in pictures of iOS 13 to 18 and of iOS 26.
struct SwitchMeasures: Equatable {
  /// As it is drawn; it is laid out 2 points narrower.
  let size: CGSize
  let knob: CGSize
  let offColor: UIColor

  private let version: SystemVersion

  init(_ version: SystemVersion) {
    self.version = version
    switch version {
    case .iOS18:
      size = CGSize(width: 51, height: 31)
      knob = CGSize(width: 27, height: 27)
      offColor = .secondarySystemFill
    case .iOS26:
      size = CGSize(width: 63, height: 28)
      knob = CGSize(width: 37, height: 24)
      offColor = .tertiaryLabel
    }
  }

  var shadow: ThumbDrawing.Shadow { version == .iOS18 ? .switchKnob : .slider }

  var layoutSize: CGSize { CGSize(width: size.width - 2, height: size.height) }
}

struct ResolvedSwitch: ResolvedLeaf {
  let isOn: Bool
  let track: RenderPaint
  let isMirrored: Bool
  let measures: SwitchMeasures

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize { measures.layoutSize }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let origin = CGPoint(
      x: isMirrored ? size.width - measures.size.width : 0, y: (size.height - measures.size.height) / 2)
    let frame = list.aligned(
      CGRect(origin: origin, size: measures.size), toPixelsOf: element.paintedPixelLength)
    let outline = RenderPath.roundedRect(frame, radius: frame.height / 2)
    list.add(.fill(outline, track, evenOdd: false))
    let inset = (frame.height - measures.knob.height) / 2
    let knob = CGRect(
      x: isOn == isMirrored ? frame.minX + inset : frame.maxX - inset - measures.knob.width, y: frame.minY + inset,
      width: measures.knob.width, height: measures.knob.height)
    // Measured on iOS 17 and 18: the knob's shadow falls on the track, and on nothing beside it.
    list.group(DisplayGroup(clip: outline)) { ThumbDrawing.draw(in: knob, shadow: measures.shadow, into: &$0) }
  }
}

/// The white disc that a switch or slider is moved by, with its soft shadow.
enum ThumbDrawing {
  /// Rings of shadow around the disc: how much wider, how far down, how dark.
  struct Shadow {
    fileprivate let rings: [(grow: CGFloat, down: CGFloat, opacity: Float)]

    static let slider = Shadow(rings: [(3, 3, 0.02), (2, 2.5, 0.03), (1, 2, 0.04), (0.5, 0.5, 0.04)])

    /// Measured beside and below the knob of a switch of iOS 18, in steps of two thirds of a point.
    static let switchKnob = Shadow(rings: [
      (4.7, 3, 0.005), (3.7, 3, 0.006), (2.7, 3, 0.009), (1.7, 3, 0.01), (1, 3, 0.012), (0.6, 3, 0.008), (0, 3, 0.041),
    ])
  }

  @MainActor
  static func draw(at centre: CGPoint, radius: CGFloat, into list: inout DisplayListBuilder) {
    draw(in: frame(centre, radius), shadow: .slider, into: &list)
  }

  /// A disc, or a capsule in a frame that is wider.
  @MainActor
  static func draw(in frame: CGRect, shadow: Shadow, into list: inout DisplayListBuilder) {
    for ring in shadow.rings {
      let shadow = frame.insetBy(dx: -ring.grow, dy: -ring.grow).offsetBy(dx: 0, dy: ring.down)
      list.add(.fill(capsule(shadow), .color(RenderColor(white: 0, alpha: ring.opacity)), evenOdd: false))
    }
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
