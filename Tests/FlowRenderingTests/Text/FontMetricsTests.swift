import Foundation
import Testing

@testable import FlowRendering

@Suite("Heights of lines")
struct FontMetricsTests {
  private func height(_ size: Double, weight: Int, language: String?, isOfTextStyle: Bool = true) -> TextMetrics {
    let font = FontSpec(size: size, weight: weight, isOfTextStyle: isOfTextStyle)
    var paragraph = Paragraph("Header 1", font: font)
    paragraph.language = language
    return TextEngine().measure(paragraph, maxWidth: nil, maxHeight: nil)
  }

  /// Measured on iOS 18 at 3x, in points: heights of lines, and the baselines in them. Heights are rounded up to pixels.
  @Test(
    "lines of text styles leave space for tall letters",
    arguments: [
      (27.0, 700, 40.0, 30.17), (38, 700, 56.33, 42.5), (43, 700, 63.33, 47.83), (58, 700, 85.33, 64.5),
      (14, 400, 19.67, 14.83),
    ])
  func tallLetters(size: Double, weight: Int, height: Double, baseline: Double) {
    for language in ["hi", "hi-IN", "mr"] {
      let metrics = self.height(size, weight: weight, language: language)
      #expect(abs((metrics.size.height * 3).rounded(.up) / 3 - height) <= 0.34, "\(metrics.size.height)")
      #expect(abs(metrics.firstBaseline - baseline) <= 0.34, "\(metrics.firstBaseline)")
    }
  }

  @Test(
    "other languages and fonts of a size have San Francisco's lines", arguments: ["en", "ja", "his", nil] as [String?])
  func plainLines(language: String?) {
    #expect(abs(height(27, weight: 700, language: language).size.height - 32.22) < 0.02)
    #expect(abs(height(27, weight: 700, language: "hi", isOfTextStyle: false).size.height - 32.22) < 0.02)
  }

  @Test("the growth of a line reduces the gap between lines")
  func gap() {
    let body = FontSpec(size: 17, lineGap: 0.1, isOfTextStyle: true)
    #expect(body.metrics(in: "hi").lineGap == 0)
    #expect(abs(body.metrics(in: "en").lineGap - 1.7) < 0.001)
    let wide = FontSpec(size: 10, lineGap: 1, isOfTextStyle: true)
    let growth = wide.metrics(in: "hi").lineHeight - wide.metrics(in: "en").lineHeight
    #expect(growth > 2 && abs(wide.metrics(in: "hi").lineGap - (10 - growth)) < 0.001)
  }
}
