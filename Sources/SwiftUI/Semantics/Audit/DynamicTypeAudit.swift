/// Finds texts that do not grow with the Dynamic Type size.
///
/// The fonts of each text are resolved at the default and at an accessibility size; nothing is laid out again.
struct DynamicTypeAudit: ScreenAudit {
  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.texts.compactMap { text in
      let entry = scene.entry(at: text.frame.middle)
      if entry.map({ $0.isInSystemControl || $0.node.role.isDrawnBySystem }) ?? false { return nil }
      let usual = sizes(of: text, at: .large)
      let large = sizes(of: text, at: .accessibility3)
      guard let first = usual.first, let largest = large.first else { return nil }
      let growing = zip(usual, large).filter { $0 < $1 }.count
      let shrinks = text.element.environment.minimumScaleFactor < 1
      if growing == usual.count, !shrinks { return nil }
      return AuditFinding(
        type: .dynamicType,
        compactDescription: growing == 0
          ? "Dynamic Type font sizes are unsupported" : "Dynamic Type font sizes are partially unsupported",
        measure: "a font of \(points(first)), and of \(points(largest)) at the size accessibility3"
          + (shrinks ? ", which may be drawn smaller (minimumScaleFactor)" : ""),
        rule: "a larger font at a larger size", node: entry?.node, subject: text.string,
        viewPath: text.element.path, frame: text.frame)
    }
  }

  /// The font sizes of a text's runs, in points.
  private func sizes(of text: AuditScene.ShownText, at typeSize: DynamicTypeSize) -> [Double] {
    var environment = text.element.environment
    environment.dynamicTypeSize = typeSize
    var builder = TextRunBuilder(environment: environment, element: text.element)
    builder.append(text.text, style: builder.style(in: environment))
    return builder.runs.map { Double($0.font.size) }
  }

  private func points(_ size: Double) -> String {
    let tenths = (size * 10).rounded() / 10
    return (tenths == tenths.rounded() ? "\(Int(bounded: tenths))" : "\(tenths)") + " points"
  }
}

extension SemanticsNode.Role {
  fileprivate var isDrawnBySystem: Bool { self == .searchField }
}
