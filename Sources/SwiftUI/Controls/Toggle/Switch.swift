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
    if measures.isKnobGlass {
      ThumbDrawing.drawDisc(in: knob, into: &list)
    } else {
      ThumbDrawing.drawPicture(in: knob, scale: element.environment.displayScale, into: &list)
    }
  }
}
