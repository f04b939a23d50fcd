extension Screen {
  /// Audits the accessibility of the screen.
  ///
  /// Only visible elements are audited; nothing is scrolled. The same screen always has the same findings.
  package func audit(_ types: AuditTypes = .all) -> [AuditFinding] {
    let scene = AuditScene(self)
    let audits: [(AuditTypes, any ScreenAudit)] = [
      (.contrast, ContrastAudit()), (.elementDetection, ElementDetectionAudit()), (.hitRegion, HitRegionAudit()),
      (.sufficientElementDescription, DescriptionAudit()), (.dynamicType, DynamicTypeAudit()),
      (.textClipped, TextClippedAudit()), (.trait, TraitAudit()),
    ]
    return audits.filter { types.contains($0.0) }.flatMap { $0.1.findings(in: scene) }
  }
}

/// One kind of audit.
@MainActor
protocol ScreenAudit {
  func findings(in scene: AuditScene) -> [AuditFinding]
}
