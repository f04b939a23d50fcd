/// Finds texts that end in an ellipsis or have less space than their lines need.
struct TextClippedAudit: ScreenAudit {
  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.texts.compactMap { text in
      guard ResolvedText(text.text, element: text.element).isCut(in: text.element.size) else { return nil }
      return AuditFinding(
        type: .textClipped, compactDescription: "Text clipped",
        measure: "less space than its text needs "
          + "(\(Int(bounded: text.frame.width)) × \(Int(bounded: text.frame.height)) points)",
        rule: "space for all of its text", node: scene.entry(at: text.frame.middle)?.node, subject: text.string,
        viewPath: text.element.path, frame: text.frame)
    }
  }
}
