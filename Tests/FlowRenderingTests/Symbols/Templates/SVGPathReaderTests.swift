import Foundation
import Testing

@testable import FlowRendering

@Suite("Outlines of SVG")
struct SVGPathReaderTests {
  private func bounds(_ text: String) -> CGRect { SVGPathReader.path(text).boundingRect }

  @Test("lines are absolute and relative, horizontal and vertical")
  func lines() {
    #expect(bounds("M1 2L5 2 5 6z") == CGRect(x: 1, y: 2, width: 4, height: 4))
    #expect(bounds("m1,2h4v4H1Z m10-1l1 1") == CGRect(x: 1, y: 1, width: 11, height: 5))
    #expect(bounds("M.5.5l1e1-.5") == CGRect(x: 0.5, y: 0, width: 10, height: 0.5))
  }

  @Test("smooth curves continue their predecessors")
  func curves() {
    #expect(
      SVGPathReader.path("M0 0C0 1 1 2 2 2S4 3 4 4").elements.last
        == .curve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 3, y: 2), control2: CGPoint(x: 4, y: 3)))
    #expect(
      SVGPathReader.path("M0 0q1 1 2 0t2 0").elements.last
        == .quad(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 3, y: -1)))
  }

  @Test("arcs are parts of ellipses, with flags that need no separators")
  func arcs() {
    let circle = bounds("M0 5a5 5 0 1110 0 5 5 0 11-10 0z")
    #expect(abs(circle.minX) < 0.01 && abs(circle.minY) < 0.01)
    #expect(abs(circle.width - 10) < 0.01 && abs(circle.height - 10) < 0.01)
    let half = bounds("M0 0A5 5 0 0 1 10 0")
    #expect(abs(half.minY + 5) < 0.01 && abs(half.maxY) < 0.01)
  }

  @Test("an arc with enormous radii is a line")
  func hugeArc() {
    let path = SVGPathReader.path("M0 0A1e100 1e100 0 0 0 2 0")
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 2, y: 0))])
  }

  @Test("an outline ends at the first syntax error")
  func damaged() {
    #expect(SVGPathReader.path("M1 2L5 2 x9").elements.count == 2)
    #expect(SVGPathReader.path("").isEmpty)
  }
}
