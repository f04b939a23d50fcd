import Foundation
import Testing

@testable import FlowRendering

@Suite("Fixed metrics")
struct FixedMetricsTextMeasurerTests {
  let measurer = FixedMetricsTextMeasurer()

  @Test("every character is half an em wide")
  func widths() {
    let metrics = measurer.measure(Paragraph("Größe", font: FontSpec(size: 20)), maxWidth: nil, maxHeight: nil)
    #expect(metrics.size.width == 50)
    #expect(abs(Double(metrics.size.height) - 23.868) < 0.001)
    #expect(metrics.lineCount == 1)
  }

  @Test("words wrap, and words longer than a line are broken")
  func wrapping() {
    let font = FontSpec(size: 20)
    #expect(measurer.measure(Paragraph("aaa bbb ccc", font: font), maxWidth: 75, maxHeight: nil).lineCount == 2)
    #expect(measurer.measure(Paragraph("aaa bbb ccc", font: font), maxWidth: 75, maxHeight: nil).size.width == 70)
    #expect(measurer.measure(Paragraph("aaaaaaa", font: font), maxWidth: 30, maxHeight: nil).lineCount == 3)
  }

  @Test("a limit on lines or height truncates")
  func limits() {
    var paragraph = Paragraph("a\nb\nc", font: FontSpec(size: 20))
    #expect(!measurer.measure(paragraph, maxWidth: nil, maxHeight: nil).isTruncated)
    #expect(measurer.measure(paragraph, maxWidth: nil, maxHeight: 50).lineCount == 2)
    paragraph.lineLimit = 1
    let metrics = measurer.measure(paragraph, maxWidth: nil, maxHeight: nil)
    #expect(metrics.isTruncated && metrics.lineCount == 1)
  }
}
