/// Finds tappable elements smaller than 44 by 44 points, measured by where a tap reaches them, not by their drawing.
struct HitRegionAudit: ScreenAudit {
  /// The minimum of Apple's guidelines, in points.
  private static let least: CGFloat = 44

  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.entries.compactMap { entry in
      let node = entry.node
      guard node.role == .button || node.role == .link || node.action(.activate) != nil, node.role != .cell else {
        return nil
      }
      guard !entry.isInSystemControl, !node.isSizedBySystem, let element = node.element else { return nil }
      let size = region(of: element, around: node.frame.middle, on: scene)
      guard size.width < Self.least || size.height < Self.least else { return nil }
      return AuditFinding(
        type: .hitRegion, compactDescription: "Hit area is too small",
        measure: "\(number(size.width)) × \(number(size.height)) points", rule: "at least 44 × 44 points", node: node,
        subject: node.outlineName ?? node.identifier ?? "", viewPath: element.path, frame: node.frame)
    }
  }

  /// The extent of the hit region around the center of an element, in whole points, up to the required size.
  private func region(of element: Element, around middle: CGPoint, on scene: AuditScene) -> CGSize {
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      var distance: CGFloat = 0
      while distance < Self.least {
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
      if current.listRowShare == .row { return element.isInside(current) }
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
  /// Whether the system determines the size of the control.
  fileprivate var isSizedBySystem: Bool {
    switch role {
    case .switch, .slider, .stepper, .textField, .secureTextField, .searchField, .textView, .datePicker, .picker: true
    default: false
    }
  }
}
