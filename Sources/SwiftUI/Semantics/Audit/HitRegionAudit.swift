/// Finds tappable elements that are too small, measured by where a tap reaches them, not by their drawing.
struct HitRegionAudit: ScreenAudit {
  /// The least width and height that pass, in points.
  let least: CGFloat

  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.entries.compactMap { entry in
      let node = entry.node
      guard node.isTouched, !entry.isInSystemControl, let element = node.element else { return nil }
      let size = region(of: element, around: node.frame.middle, on: scene)
      guard size.width < least || size.height < least else { return nil }
      return AuditFinding(
        type: .hitRegion, compactDescription: "Hit area is too small",
        measure: "\(number(size.width)) × \(number(size.height)) points",
        rule: "at least \(number(least)) × \(number(least)) points", node: node,
        subject: node.outlineName ?? node.identifier ?? "", viewPath: element.path, frame: node.frame)
    }
  }

  /// The extent of the hit region around the center of an element, in whole points, up to the required size.
  private func region(of element: Element, around middle: CGPoint, on scene: AuditScene) -> CGSize {
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      var distance: CGFloat = 0
      while distance < least {
        let point = CGPoint(x: middle.x + dx * (distance + 0.5), y: middle.y + dy * (distance + 0.5))
        guard scene.bounds.contains(point), takesTap(at: point, element, scene.screen) else { break }
        distance += 1
      }
      return distance
    }
    return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
  }

  private func takesTap(at point: CGPoint, _ element: Element, _ screen: Screen) -> Bool {
    var hit = screen.rootElement?.hitTest(point)
    while let current = hit {
      if current === element { return true }
      // A tap anywhere in a list row presses its button.
      if current.lineShare == .line { return element.isInside(current) }
      hit = current.layoutParent
    }
    return false
  }

  private func number(_ length: CGFloat) -> String { "\(Int(bounded: length))" }
}

extension Element {
  fileprivate func isInside(_ ancestor: Element) -> Bool {
    var element: Element? = self
    while let current = element {
      if current === ancestor { return true }
      element = current.layoutParent
    }
    return false
  }
}

extension SemanticsNode {
  /// Whether the app determines the size of the region in which the element is touched.
  fileprivate var isTouched: Bool {
    switch role {
    case .button, .link, .textField, .secureTextField: true
    // The system determines the size of these.
    case .cell, .switch, .slider, .stepper, .searchField, .textView, .datePicker, .picker: false
    default: action(.activate) != nil
    }
  }
}
