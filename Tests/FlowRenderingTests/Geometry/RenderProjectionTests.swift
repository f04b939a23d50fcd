import Foundation
import Testing

@testable import FlowRendering

@Suite("Projections")
struct RenderProjectionTests {
  /// Lengths are doubled at x = 50, and the viewer is at x = 100.
  private let projection = RenderProjection(matrix: [1, 0, -0.01, 0, 1, 0, 0, 0, 1])

  private func isNear(_ first: CGPoint?, _ second: CGPoint) -> Bool {
    guard let first else { return false }
    return abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6
  }

  @Test("near content is larger")
  func perspective() {
    #expect(isNear(projection.apply(to: CGPoint(x: 50, y: 10)), CGPoint(x: 100, y: 20)))
    #expect(isNear(projection.apply(to: CGPoint(x: 0, y: 10)), CGPoint(x: 0, y: 10)))
  }

  @Test("points behind the viewer have no projection")
  func behind() {
    #expect(projection.apply(to: CGPoint(x: 200, y: 10)) == nil)
    #expect(projection.affine(near: CGPoint(x: 200, y: 10)) == nil)
    #expect(projection.apply(to: CGRect(x: 0, y: 0, width: 200, height: 10)) == nil)
  }

  @Test("the inverse restores points, and a flattening projection has none")
  func inverse() throws {
    let there = projection.concatenating(RenderProjection(.rotation(radians: 1)))
    let back = try #require(there.inverted)
    for point in [CGPoint(x: 3, y: 4), CGPoint(x: -20, y: 7)] {
      let seen = try #require(there.apply(to: point))
      #expect(isNear(back.apply(to: seen), point))
    }
    #expect(RenderProjection(.scale(x: 0, y: 1)).inverted == nil)
  }

  @Test("an affine transform is unchanged as a projection")
  func affine() throws {
    let turn = RenderTransform.rotation(radians: 0.3).concatenating(.translation(x: 5, y: 6))
    let point = CGPoint(x: 7, y: 8)
    #expect(isNear(RenderProjection(turn).apply(to: point), turn.apply(to: point)))
    let near = try #require(RenderProjection(turn).affine(near: point))
    #expect(abs(near.a - turn.a) < 1e-9 && abs(near.tx - turn.tx) < 1e-9)
  }

  @Test("the affine transform near a point agrees there to first order")
  func nearPoint() throws {
    let point = CGPoint(x: 20, y: 10)
    let affine = try #require(projection.affine(near: point))
    for near in [point, CGPoint(x: 20.0001, y: 10), CGPoint(x: 20, y: 10.0001)] {
      #expect(isNear(projection.apply(to: near), affine.apply(to: near)))
    }
  }
}
