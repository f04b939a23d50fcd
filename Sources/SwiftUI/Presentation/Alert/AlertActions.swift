import FlowRendering

/// The text fields and buttons of an alert, with separators.
///
/// Two buttons are side by side if there is enough space, the cancel button first; more buttons are stacked, with the
/// cancel button last. Without a button there is "OK".
struct AlertActions<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    AlertActionsElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class AlertActionsElement<Content: View>: Element {
  private var content: _ViewNode?
  private var defaultButton: _ViewNode?
  private var lines: [CGRect] = []

  /// The container of text fields, with capsules.
  private var fieldArea: CGRect?

  init(_ view: AlertActions<Content>, in context: _NodeContext) {
    super.init(context)
    content = Content._makeNode(view.content, in: childContext)
    let button = Button(SystemString.ok) {}
    defaultButton = type(of: button)._makeNode(button, in: childContext)
  }

  override func update<V: View>(_ view: V) {
    content?.update(reinterpret(view, as: AlertActions<Content>.self).content)
  }

  override func childElementsChanged() { setNeedsLayout() }

  // MARK: - Actions

  private struct Actions {
    var fields: [Element] = []
    var buttons: [Element] = []
  }

  private var actions: Actions {
    var elements: [Element] = []
    content?.appendElements(to: &elements)
    var actions = Actions()
    var cancel: [Element] = []
    for element in elements {
      element.layoutParent = self
      switch element.preference(AlertActionKey.self) {
      case nil: actions.fields.append(element)
      case let action? where action.role == .cancel: cancel.append(element)
      case _?: actions.buttons.append(element)
      }
    }
    let isPair = actions.buttons.count + cancel.count == 2
    actions.buttons = isPair ? cancel + actions.buttons : actions.buttons + cancel
    if actions.buttons.isEmpty, let button = defaultButton?.element(at: 0) {
      button.layoutParent = self
      actions.buttons = [button]
    }
    return actions
  }

  // MARK: - Layout

  private var alerts: PresentationDesign.Alerts { environment.design.presentations.alerts }

  private func fitsSideBySide(_ buttons: [Element], width: CGFloat) -> Bool {
    buttons.count == 2 && buttons.allSatisfy { $0.size(for: .unspecified).width <= width / 2 }
  }

  private func proposal(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: width, height: nil) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? alerts.width
    if let capsules = alerts.capsules {
      return CGSize(width: width, height: arrange(width: width, capsules) { _, _, _ in }.height)
    }
    return CGSize(width: width, height: arrange(width: width) { _, _, _ in }.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let capsules = alerts.capsules {
      let arranged = arrange(width: size.width, capsules) { element, origin, width in
        placeChild(element, at: origin, proposal: self.proposal(width))
      }
      (lines, fieldArea) = (arranged.lines, arranged.fields)
      return
    }
    lines =
      arrange(width: size.width) { element, origin, width in
        placeChild(element, at: origin, proposal: self.proposal(width))
      }.lines
  }

  /// Places all elements; returns the height and the separators.
  private func arrange(
    width: CGFloat, place: (Element, CGPoint, CGFloat) -> Void
  ) -> (height: CGFloat, lines: [CGRect]) {
    var lines: [CGRect] = []
    let actions = actions
    let line = environment.pixelLength
    let (fieldInset, fieldSpacing) = (alerts.fieldInset, alerts.fieldSpacing)
    var y: CGFloat = 0
    for field in actions.fields {
      let inner = width - 2 * fieldInset
      place(field, CGPoint(x: fieldInset, y: y), inner)
      y += field.size(for: proposal(inner)).height + fieldSpacing
    }
    if !actions.fields.isEmpty { y += fieldSpacing }
    if fitsSideBySide(actions.buttons, width: width) {
      let heights = actions.buttons.map { $0.size(for: proposal(width / 2)).height }
      let height = heights.max() ?? 0
      lines += [
        CGRect(x: 0, y: y, width: width, height: line),
        CGRect(x: width / 2, y: y, width: line, height: height + line),
      ]
      for (index, button) in actions.buttons.enumerated() {
        place(button, CGPoint(x: CGFloat(index) * width / 2, y: y + line), width / 2)
      }
      return (y + line + height, lines)
    }
    for button in actions.buttons {
      lines.append(CGRect(x: 0, y: y, width: width, height: line))
      place(button, CGPoint(x: 0, y: y + line), width)
      y += line + button.size(for: proposal(width)).height
    }
    return (y, lines)
  }

  /// Places fields in one container, and buttons in capsules below it.
  private func arrange(
    width: CGFloat, _ capsules: PresentationDesign.Capsules, place: (Element, CGPoint, CGFloat) -> Void
  ) -> (height: CGFloat, lines: [CGRect], fields: CGRect?) {
    let actions = actions
    let inner = width - 2 * capsules.margin
    let line = environment.pixelLength
    var lines: [CGRect] = []
    var y: CGFloat = 0
    for (index, field) in actions.fields.enumerated() {
      if index > 0 {
        lines.append(
          CGRect(
            x: capsules.margin + capsules.fieldLineInset, y: y, width: inner - 2 * capsules.fieldLineInset, height: line
          ))
      }
      place(field, CGPoint(x: capsules.margin, y: y), inner)
      y += field.size(for: proposal(inner)).height
    }
    let fields = y > 0 ? CGRect(x: capsules.margin, y: 0, width: inner, height: y) : nil
    if fields != nil { y += capsules.fieldDistance }
    let half = (inner - capsules.spacing) / 2
    let isPair =
      actions.buttons.count == 2 && actions.buttons.allSatisfy { $0.size(for: .unspecified).width <= half }
    if isPair {
      for (index, button) in actions.buttons.enumerated() {
        place(button, CGPoint(x: capsules.margin + CGFloat(index) * (half + capsules.spacing), y: y), half)
      }
      y += actions.buttons.map { $0.size(for: proposal(half)).height }.max() ?? 0
    } else {
      for (index, button) in actions.buttons.enumerated() {
        if index > 0 { y += capsules.spacing }
        place(button, CGPoint(x: capsules.margin, y: y), inner)
        y += button.size(for: proposal(inner)).height
      }
    }
    return (y + capsules.margin, lines, fields)
  }

  // MARK: - Structure and outputs

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let defaultButton { body(defaultButton) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    let actions = actions
    for element in actions.fields + actions.buttons { body(element) }
  }

  override func draw(into list: inout DisplayListBuilder) {
    if let fieldArea, let capsules = alerts.capsules {
      let outline = RenderPath.roundedRect(fieldArea, radius: capsules.fieldCornerRadius, curve: .continuous)
      let fill = capsules.fill.color(environment.colorScheme, environment.colorSchemeContrast)
      list.add(.fill(outline, .color(fill), evenOdd: false))
    }
    let color = SystemColor.separator.color(in: environment)
    for line in lines { list.add(.fill(.rect(line), .color(color), evenOdd: false)) }
    drawChildren(into: &list)
  }

  override var pathName: String { "" }
}
