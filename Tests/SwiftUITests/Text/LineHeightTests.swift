import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Line heights") @MainActor
struct LineHeightTests {
  private func text(_ lineHeight: AttributedString.LineHeight?, lines: Int = 2, size: CGFloat = 48) throws -> CGFloat {
    let string = Array(repeating: "a", count: lines).joined(separator: "\n")
    let phone = PhoneScreen(Text(string).font(.system(size: size)).lineHeight(lineHeight))
    return try #require(phone.nodes.first { $0.role == .staticText }).frame.height
  }

  /// Measured by others on iOS 26: two lines of 48 points are 96 points high for a factor of 1, and 144 for 1.5.
  @Test("lines are a multiple of the font's size apart")
  func multiples() throws {
    #expect(try text(.multiple(factor: 1)) == 96)
    #expect(try text(.multiple(factor: 1.5)) == 144)
    #expect(try text(.leading(increase: 8)) == 112)
    #expect(try text(.exact(points: 30)) == 60)
    #expect(try text(.exact(points: 30), lines: 1) == 30)
  }

  @Test("without a height, and with a variable one, the lines are those of the font")
  func natural() throws {
    let standard = try text(nil)
    #expect(try text(.variable) == standard && standard > 100)
  }

  @Test("the first baseline is the font's size below the top of its line")
  func baseline() {
    var paragraph = Paragraph("a", font: FontSpec(size: 100))
    paragraph.setLineHeight(.multiple(factor: 1.5))
    #expect(paragraph.fontMetrics.ascent == 100 && paragraph.fontMetrics.descent == 50)
  }

  @Test("the largest font decides, and a line that is lower than it ends above its letters")
  func sizes() {
    var paragraph = Paragraph(runs: [TextRun("a", font: FontSpec(size: 10)), TextRun("b", font: FontSpec(size: 20))])
    paragraph.setLineHeight(.multiple(factor: 2))
    #expect(paragraph.runs.allSatisfy { $0.font.line == FontSpec.Line(ascent: 20, height: 40) })
    paragraph.setLineHeight(.exact(points: 12))
    #expect(paragraph.fontMetrics.lineHeight == 12)
  }
}
