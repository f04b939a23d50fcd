/// Finds texts that end in an ellipsis or have less space than their lines need.
struct TextClippedAudit: ScreenAudit {
  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.texts.compactMap { text in
      guard text.element.isTextCut else { return nil }
      return AuditFinding(
        type: .textClipped, compactDescription: "Text clipped",
        measure: "less space than its text needs "
          + "(\(Int(bounded: text.frame.width)) × \(Int(bounded: text.frame.height)) points)",
        rule: "space for all of its text", node: scene.entry(at: text.frame.middle)?.node, subject: text.string,
        viewPath: text.element.path, frame: text.frame)
    }
  }
}

extension LeafElement where Leaf == Text {
  /// Whether a part of the text is not drawn.
  fileprivate var isTextCut: Bool { (resolved as? ResolvedText)?.isCut(in: size) ?? false }
}
