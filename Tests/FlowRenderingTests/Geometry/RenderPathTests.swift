import Foundation
import Testing

@testable import FlowRendering

@Suite("Paths")
struct RenderPathTests {
  @Test("a rectangle contains its middle and not a point beside it")
  func containment() {
    let path = RenderPath.rect(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.contains(CGPoint(x: 25, y: 40)))
    #expect(!path.contains(CGPoint(x: 5, y: 40)))
    #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("an even-odd ring has a hole, a non-zero one of the same direction has not")
  func fillRules() {
    var path = RenderPath.rect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.add(.rect(CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), evenOdd: true))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
  }

  /// Measured on iOS 26 in a card of 26 points at @3x: the position of the edge in rows 0, 4, 8 …, in pixels.
  @Test("the corner of a card leaves the horizontal side earlier than the vertical one")
  func cardCorner() {
    let path = RenderPath.roundedRect(CGRect(x: 0, y: 0, width: 300, height: 156), radius: 78, curve: .card)
    let canvas = Canvas(size: CGSize(width: 300, height: 156), scale: 1)
    canvas.fill(path, with: .color(.black))
    let bitmap = canvas.makeBitmap()
    let measured = [91.9, 53.2, 42, 34.7, 29.1, 24.4, 20.4, 16.9, 13.9, 11.4, 9, 7, 5.4, 3.8, 2.6, 1.6, 0.9, 0.4]
    for (index, expected) in measured.enumerated() {
      for row in [4 * index, 155 - 4 * index] {
        let left = (0..<150).reduce(0.0) { $0 + 1 - Double(bitmap[$1, row].alpha) / 255 }
        let right = (150..<300).reduce(0.0) { $0 + 1 - Double(bitmap[$1, row].alpha) / 255 }
        // The first row is nearly level: small errors move the edge far.
        let limit = index == 0 ? 0.6 : 0.25
        #expect(abs(left - expected) < limit && abs(right - expected) < limit, "row \(row): \(left), \(right)")
      }
    }
  }

  @Test("an ellipse's bounding box is the rectangle it was made in")
  func ellipseBounds() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 20)
    let bounds = RenderPath.ellipse(in: rect).boundingRect
    #expect(abs(bounds.minX - rect.minX) < 0.02 && abs(bounds.maxX - rect.maxX) < 0.02)
    #expect(abs(bounds.minY - rect.minY) < 0.02 && abs(bounds.maxY - rect.maxY) < 0.02)
  }

  @Test("rounded corners do not move the rectangle's edges", arguments: [0.0, 4, 20, 500])
  func roundedBounds(radius: Double) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    for curve in [RenderPath.CornerCurve.circular, .continuous] {
      let path = RenderPath.roundedRect(rect, radius: radius, curve: curve)
      let bounds = path.boundingRect
      #expect(abs(bounds.width - 100) < 1e-9 && abs(bounds.height - 60) < 1e-9)
      #expect(path.contains(CGPoint(x: 0.1, y: 0.1)) == (radius == 0))
    }
  }

  @Test(
    "continuous corners keep their curve where a side is too short for them",
    arguments: [CGSize(width: 200, height: 56), CGSize(width: 200, height: 32), CGSize(width: 40, height: 32)])
  func shortSides(size: CGSize) {
    let path = RenderPath.roundedRect(CGRect(origin: .zero, size: size), radius: 16, curve: .continuous)
    // Measured on iOS 18: insets in thirds of a point, in rows of thirds, of a button of 56 points and of one of 32.
    for (row, inset) in [(6, 24.0), (12, 15.6), (18, 10.1), (24, 6.2), (30, 3.6)] {
      let y = (Double(row) + 0.5) / 3
      let edge = stride(from: 16, to: 0, by: -0.02).first { !path.contains(CGPoint(x: $0, y: y)) } ?? .infinity
      #expect(abs(edge * 3 - inset) < 0.5, "row \(row): \(edge * 3)")
    }
  }

  @Test(
    "on a side that is too short for them, corners cross each other, and the area between them is filled",
    arguments: [
      // Measured on iOS 18 in thirds of a point: the mean inset in the first row, of a side without and with enough
      // length.
      (CGSize(width: 40, height: 40), 20.0, 54.83, 54.84), (CGSize(width: 132, height: 40), 20, 62.86, 54.84),
      (CGSize(width: 76, height: 32), 16, 48.85, 43.74),
    ])
  func firstRow(size: CGSize, radius: Double, along: Double, down: Double) {
    let path = RenderPath.roundedRect(CGRect(origin: .zero, size: size), radius: radius, curve: .continuous)
    func inset(_ point: (Double, Double) -> CGPoint, upTo end: Double) -> Double {
      let rows = stride(from: 0.005, to: 1.0 / 3, by: 0.01).map { row in
        stride(from: 0.005, to: end, by: 0.01).count { !path.contains(point($0, row)) }
      }
      return Double(rows.reduce(0, +)) / Double(rows.count) * 0.03
    }
    #expect(abs(inset({ CGPoint(x: $0, y: $1) }, upTo: size.width / 2) - along) < 0.5)
    #expect(abs(inset({ CGPoint(x: $1, y: $0) }, upTo: size.height / 2) - down) < 0.5)
  }

  @Test("the stroke of a capsule has no ends beyond its sides", arguments: [20.0, 25, 26, 26.5])
  func stroked(radius: Double) throws {
    for size in [CGSize(width: 300, height: 53), CGSize(width: 53, height: 300), CGSize(width: 53, height: 53)] {
      let path = RenderPath.roundedRect(CGRect(origin: .zero, size: size), radius: radius, curve: .continuous)
      var points: [CGPoint] = []
      for element in path.forStroking.elements {
        switch element {
        case .move(let point), .line(let point): points.append(point)
        case .curve(let end, let first, let second):
          let start = try #require(points.last)
          for step in 1...20 {
            let t = Double(step) / 20
            let weights = [pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), t * t * t]
            let parts = zip([start, first, second, end], weights)
            points.append(
              CGPoint(x: parts.reduce(0) { $0 + $1.0.x * $1.1 }, y: parts.reduce(0) { $0 + $1.0.y * $1.1 }))
          }
        default: break
        }
      }
      for (before, (point, after)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
        let (dx, dy) = (point.x - before.x, point.y - before.y)
        let turn = dx * (after.y - point.y) - dy * (after.x - point.x)
        let along = dx * (after.x - point.x) + dy * (after.y - point.y)
        #expect(turn > -1e-6 && along > -1e-6, "at \(point)")
      }
    }
  }

  @Test("a radius of more than half a side makes the side a half circle", arguments: [26.1, 50, 500])
  func halfCircle(radius: Double) {
    let path = RenderPath.roundedRect(CGRect(x: 0, y: 0, width: 104, height: 52), radius: radius, curve: .continuous)
    for degrees in stride(from: 90.0, through: 270, by: 5) {
      let direction = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      func isInside(_ distance: Double) -> Bool {
        path.contains(CGPoint(x: 26 + distance * direction.0, y: 26 + distance * direction.1))
      }
      #expect(isInside(25.95) && !isInside(26.05), "at \(degrees) degrees")
    }
  }

  @Test("half of a line is half as long")
  func trimLine() {
    var path = RenderPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(
      path.trimmed(from: 0.25, to: 0.75).elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5)),
      ])
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: -1, to: 2) == path)
  }

  @Test("a quarter of a circle ends at its bottom")
  func trimCircle() throws {
    let circle = RenderPath.ellipse(in: CGRect(x: -1, y: -1, width: 2, height: 2))
    guard case .curve(let end, _, _)? = circle.trimmed(from: 0, to: 0.25).elements.last else {
      Issue.record("no curve")
      return
    }
    #expect(abs(end.x) < 1e-3 && abs(end.y - 1) < 1e-3)
  }

  @Test("a transform and its inverse cancel")
  func inverse() throws {
    let transform = RenderTransform.rotation(radians: 0.3).concatenating(.scale(x: 2, y: 5))
      .concatenating(.translation(x: 7, y: -2))
    let back = try #require(transform.inverted)
    let point = back.apply(to: transform.apply(to: CGPoint(x: 3, y: 4)))
    #expect(abs(point.x - 3) < 1e-12 && abs(point.y - 4) < 1e-12)
    #expect(RenderTransform.scale(x: 0, y: 1).inverted == nil)
  }
}
