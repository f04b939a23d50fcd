/// Finds tappable elements without the button trait.
struct TraitAudit: ScreenAudit {
  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.entries.compactMap { entry in
      let node = entry.node
      guard [.staticText, .image, .other].contains(node.role), node.action(.activate) != nil else { return nil }
      guard !node.traits.contains(.isButton), !node.traits.contains(.isLink), node.outlineName != nil else {
        return nil
      }
      return AuditFinding(
        type: .trait, compactDescription: "Trait is missing", measure: "an action and no trait of a control",
        rule: "the trait isButton or isLink", node: node, subject: node.outlineName ?? "",
        viewPath: node.element?.path ?? "", frame: node.frame)
    }
  }
}
