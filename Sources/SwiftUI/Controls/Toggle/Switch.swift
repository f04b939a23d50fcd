import FlowRendering

/// The switch of a toggle.
struct Switch: LeafView {
  let isOn: Bool

  /// The color while on; `nil` for the environment's tint, or green if there is none.
  let tint: Color?

  func resolve(in element: Element) -> ResolvedSwitch {
    let environment = element.environment
    let measures = environment.design.toggles.switches
    let on: RenderPaint
    if let tint {
      on = .color(tint.renderColor(in: environment))
    } else if environment.tintStyle != nil {
      on = environment.tintPaint().renderPaint(in: CGRect(origin: .zero, size: measures.size))
    } else {
      on = .color(Color.green.renderColor(in: environment))
    }
    let onSheet = environment.sheetRows == nil ? nil : environment.design.presentations.sheets.floating?.offSwitch
    let off = RenderPaint.color(
      onSheet?.color(environment.colorScheme, environment.colorSchemeContrast)
        ?? Color(uiColor: measures.offColor).renderColor(in: environment))
    return ResolvedSwitch(
      isOn: isOn, track: isOn ? on : off, isMirrored: element.isRightToLeft, measures: measures,
      showsKnob: environment.isDrawnInWindow || !measures.isKnobGlass)
  }
}

struct ResolvedSwitch: ResolvedLeaf {
  let isOn: Bool
  let track: RenderPaint
  let isMirrored: Bool
  let measures: ToggleDesign.Switches
  let showsKnob: Bool

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize { measures.layoutSize }

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
