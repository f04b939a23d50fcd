import Testing

@testable import SwiftUI

@Suite("Path")
struct PathTests {
  private let unit = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test("a path describes its elements, and can be made from the description")
  func description() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0.5))
    path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 50, y: 0))
    path.addCurve(to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 25, y: 0), control2: CGPoint(x: 75, y: 100))
    path.closeSubpath()
    #expect(path.description == "0 0 m 100 0.5 l 50 0 100 100 q 25 0 75 100 1 2 c h")
    #expect(try #require(Path(path.description)) == path)
  }

  @Test(
    "the short forms of a description are understood",
    arguments: [
      ("10 20 30 40 re", "10 20 m 40 20 l 40 60 l 10 60 l h"), ("0 0 m 50 50 100 100 v", "0 0 m 0 0 50 50 100 100 c"),
      ("0 0 m 25 0 100 100 y", "0 0 m 25 0 100 100 100 100 c"), ("0\t0\nm\n100\t100\tl", "0 0 m 100 100 l"),
    ])
  func shortForms(text: String, description: String) {
    #expect(Path(text)?.description == description)
  }

  @Test("invalid descriptions return nil", arguments: ["0 0 z", "0 m", "1 2 3 4 5 6 7 m", "1 2"])
  func invalid(text: String) {
    #expect(Path(text) == nil)
  }

  @Test("the bounding rectangle is that of the curve, not of its control points")
  func bounds() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(Path().boundingRect.isNull)
  }

  @Test("an arc runs to larger angles unless it is clockwise")
  func arcs() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.contains(CGPoint(x: 6, y: 6)))
    var clockwise = Path()
    clockwise.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(clockwise.contains(CGPoint(x: -6, y: 0)) && !clockwise.contains(CGPoint(x: 6, y: 6)))
    var relative = Path()
    relative.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    #expect(relative.contains(CGPoint(x: 6, y: -6)))
  }

  @Test("an arc between tangents rounds a corner")
  func tangentArc() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 10) < 1e-9)
    #expect(path.boundingRect.maxX < 100.0001)
  }

  @Test("trimming takes a part of the length")
  func trimming() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "50 0 m 100 0 l 100 50 l")
  }

  @Test("a stroke covers its line width, its caps and its joins")
  func stroking() {
    var line = Path()
    line.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect == CGRect(x: 10, y: 8, width: 40, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: 8, y: 8, width: 44, height: 4))
    let corner = Path(unit).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(corner.contains(CGPoint(x: -4.9, y: -4.9)) && !corner.contains(CGPoint(x: 10, y: 10)))
    let round = Path(unit).strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
    #expect(!round.contains(CGPoint(x: -4.9, y: -4.9)) && round.contains(CGPoint(x: -3, y: -3)))
  }

  @Test("dashes and gaps alternate")
  func dashes() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 100, y: 0)])
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3))
    #expect([1, 6.9, 12.1, 21.9].map { dashed.contains(CGPoint(x: $0, y: 0)) } == [true, true, true, true])
    #expect([7.1, 11.9, 22.1].map { dashed.contains(CGPoint(x: $0, y: 0)) } == [false, false, false])
  }

  @Test("a transform applies to added elements, not to existing ones")
  func transforms() {
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRect(
      CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 11, height: 1))
    #expect(path.offsetBy(dx: 5, dy: 5).boundingRect == CGRect(x: 5, y: 5, width: 11, height: 1))
  }

  @Test("corners may be elliptical")
  func ellipticalCorners() {
    let path = Path(roundedRect: unit, cornerSize: CGSize(width: 40, height: 10), style: .circular)
    #expect(path.boundingRect == unit)
    #expect(!path.contains(CGPoint(x: 5, y: 2)) && path.contains(CGPoint(x: 35, y: 1)))
  }
}
