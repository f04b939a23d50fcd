import FlowRendering
import Foundation

/// Compares the exact color of each text with the pixels behind it, with the formula of WCAG 2.
///
/// Below 3:1 fails; below 4.5:1 nearly passes, except for large text (18 points, or 14 and bold), which needs only 3:1.
struct ContrastAudit: ScreenAudit {
  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.texts.compactMap { text in
      let drawn = scene.picture.drawnText(text.string, in: text.frame)
      guard let drawn, let background = scene.picture.backgroundColor(in: text.frame) else { return nil }
      return finding(text, drawn, background, scene)
    }
  }

  private func finding(
    _ text: AuditScene.ShownText, _ drawn: AuditPicture.DrawnText, _ background: RenderColor, _ scene: AuditScene
  ) -> AuditFinding? {
    let runs = drawn.paragraph.runs.filter { !$0.string.allSatisfy(\.isWhitespace) }
    let rated = runs.compactMap { run -> (ratio: Double, isLarge: Bool)? in
      guard let color = run.color ?? drawn.color else { return nil }
      let shown = color.opacity(Float(drawn.opacity)).over(run.backgroundColor?.over(background) ?? background)
      let size = run.font.size * drawn.scale
      let isLarge = size >= 18 || (size >= 14 && run.font.weight >= 700)
      return (shown.contrast(to: run.backgroundColor?.over(background) ?? background), isLarge)
    }
    guard let worst = rated.min(by: { $0.ratio < $1.ratio }) else { return nil }
    let wanted = worst.isLarge ? 3 : 4.5
    guard worst.ratio < wanted else { return nil }
    return AuditFinding(
      type: .contrast, compactDescription: worst.ratio < 3 ? "Contrast failed" : "Contrast nearly passed",
      measure: "a contrast of \(worst.ratio.inHundredths):1", rule: "at least \(wanted == 3 ? "3" : "4.5"):1",
      node: scene.entry(at: text.frame.middle)?.node, subject: text.string, viewPath: text.element.path,
      frame: text.frame)
  }
}

extension Double {
  /// The number with two decimal places, rounded down so that a failing value never looks like a passing one.
  fileprivate var inHundredths: String {
    let hundredths = Int(bounded: (self * 100).rounded(.down))
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }
}

extension RenderColor {
  /// The color composited over an opaque one.
  fileprivate func over(_ background: RenderColor) -> RenderColor {
    func mix(_ front: Float, _ back: Float) -> Float { front * alpha + back * (1 - alpha) }
    return RenderColor(
      red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
  }

  /// The contrast ratio of two opaque colors, from 1 to 21.
  fileprivate func contrast(to other: RenderColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    func linear(_ component: Float) -> Double {
      let value = Double(min(max(component, 0), 1))
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
