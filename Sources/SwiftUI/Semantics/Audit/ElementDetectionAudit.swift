/// Finds visible texts that are not part of an element.
struct ElementDetectionAudit: ScreenAudit {
  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.texts.filter { !isDescribed($0, in: scene) }.map { text in
      AuditFinding(
        type: .elementDetection, compactDescription: "Potentially inaccessible text",
        measure: "no element where it is drawn", rule: "an element that says it", node: nil, subject: text.string,
        viewPath: text.element.path, frame: text.frame)
    }
  }

  private func isDescribed(_ text: AuditScene.ShownText, in scene: AuditScene) -> Bool {
    scene.entries.contains { entry in
      (entry.node.isReadAsOne || entry.isInSystemControl)
        && entry.node.frame.insetBy(dx: -1, dy: -1).contains(text.frame.middle)
    }
  }
}
