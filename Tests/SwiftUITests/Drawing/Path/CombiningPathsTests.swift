import Testing

@testable import SwiftUI

@Suite("Combined paths")
struct CombiningPathsTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: 3, y: 3, width: 20, height: 20))

  @Test("rectangles that overlap combine to rectangles")
  func rectangles() {
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(left.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    let difference = left.symmetricDifference(right)
    #expect(difference.contains(CGPoint(x: 2, y: 5)) && difference.contains(CGPoint(x: 12, y: 5)))
    #expect(!difference.contains(CGPoint(x: 7, y: 5)))
  }

  @Test("a union of rectangles has no seam")
  func outline() {
    var elements = 0
    left.union(right).forEach { _ in elements += 1 }
    #expect(elements == 5)
  }

  @Test("every point is in the result exactly when the operation says so")
  func everyPoint() {
    let square = Path(CGRect(x: 0, y: 0, width: 14, height: 14))
    let results: [(Path, (Bool, Bool) -> Bool)] = [
      (square.union(circle), { $0 || $1 }), (square.intersection(circle), { $0 && $1 }),
      (square.subtracting(circle), { $0 && !$1 }), (circle.subtracting(square), { !$0 && $1 }),
      (square.symmetricDifference(circle), { $0 != $1 }),
    ]
    for x in stride(from: -1.13, to: 25, by: 1.37) {
      for y in stride(from: -1.29, to: 25, by: 1.41) {
        let point = CGPoint(x: x, y: y)
        for (result, operation) in results {
          #expect(result.contains(point) == operation(square.contains(point), circle.contains(point)), "at \(point)")
        }
      }
    }
  }

  @Test("a disjoint path changes nothing; one that covers everything leaves nothing")
  func extremes() {
    let far = Path(CGRect(x: 100, y: 100, width: 1, height: 1))
    #expect(left.intersection(far).isEmpty)
    #expect(left.subtracting(far).boundingRect == left.boundingRect)
    #expect(left.subtracting(Path(CGRect(x: -5, y: -5, width: 50, height: 50))).isEmpty)
    #expect(left.union(left).boundingRect == left.boundingRect)
    #expect(left.symmetricDifference(left).isEmpty)
  }

  @Test("a line is cut where it leaves a region")
  func lines() {
    var line = Path()
    line.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 30, y: 5)])
    let inside = line.lineIntersection(left).boundingRect
    #expect(abs(inside.minX) < 1 && abs(inside.maxX - 10) < 1)
    #expect(abs(line.lineSubtraction(left).boundingRect.width - 40) < 1e-9)
  }

  @Test("shapes combine as their paths do")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let ring = Circle().subtracting(Circle().inset(by: 5)).path(in: rect)
    #expect(ring.contains(CGPoint(x: 2, y: 10)) && !ring.contains(CGPoint(x: 10, y: 10)))
  }
}
