import Foundation
import Testing

@testable import SwiftUIFlowTesting

@Suite("Marks of touches")
struct FingerMarksTests {
  private func marks(_ path: [CGPoint]) -> String? {
    FingerMarks(touches: [FlowTouch(path: path).path], size: CGSize(width: 390, height: 844)).svg
  }

  @Test("a tap and a press are a circle, a drag is a line to a circle")
  func shapes() throws {
    let (start, end) = (CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 80.25))
    let tap = try #require(marks([start]))
    #expect(tap.hasSuffix("<circle cx=\"10\" cy=\"20\" r=\"16\"/></svg>"))
    #expect(!tap.contains("polyline"))
    #expect(marks([start, start]) == tap)
    #expect(
      try #require(marks([start, end])).contains("<polyline points=\"10,20 10,80.25\"/><circle cx=\"10\" cy=\"80.25\""))
    #expect(FingerMarks(touches: [], size: .zero).svg == nil)
  }
}
