extension Screen {
  /// Audits the accessibility of the screen.
  ///
  /// Only visible elements are audited; nothing is scrolled. The same screen always has the same findings.
  ///
  /// - Parameters:
  ///   - types: The kinds of problems to look for. Those whose limits are not known are looked for if they are named,
  ///     and not as a part of all.
  ///   - least: The least width and height of a hit region, in points.
  package func audit(
    _ types: AuditTypes = .all, leastHitRegion least: CGFloat = AuditTypes.leastHitRegion
  ) -> [AuditFinding] {
    let scene = AuditScene(self)
    let types = types.withoutUnknown
    let audits: [(AuditTypes, any ScreenAudit)] = [
      (.contrast, ContrastAudit()), (.elementDetection, ElementDetectionAudit()),
      (.hitRegion, HitRegionAudit(least: least)),
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
