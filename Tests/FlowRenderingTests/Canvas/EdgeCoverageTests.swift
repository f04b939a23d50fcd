import Foundation
import Testing

@testable import FlowRendering

@Suite("Round edges")
struct EdgeCoverageTests {
  /// The opacity of each pixel of a filled path, in hundredths.
  private func opacities(_ path: RenderPath, _ edges: EdgeCoverage) -> [[Int]] {
    let canvas = Canvas(size: CGSize(width: 34, height: 34), scale: 3)
    canvas.fill(path, with: .color(.black), edges: edges)
    let picture = canvas.makeBitmap()
    return (0..<picture.height).map { y in
      (0..<picture.width).map { Int((Double(picture[$0, y].alpha) / 2.55).rounded()) }
    }
  }

  private let card = RenderPath.roundedRect(
    CGRect(x: 0, y: 0, width: 34, height: 34), radius: 10, curve: .continuous)

  /// Measured on iOS 26: 22, 71 and 100 in the row and the columns from 8 on, where the edge is at 45 degrees; by area
  /// they are 13, 87 and 100.
  @Test("an oblique edge is softer by distance than by area")
  func oblique() {
    let area = opacities(card, .area)[8]
    let distance = opacities(card, .distance(inset: 0.05))[8]
    #expect(abs(area[8] - 13) <= 1 && abs(area[9] - 87) <= 1)
    #expect(abs(distance[8] - 22) <= 2 && abs(distance[9] - 71) <= 2 && distance[10] == 100)
  }

  @Test("straight edges at pixels are as sharp, and nothing outside of the edge is painted")
  func straight() {
    let (area, distance) = (opacities(card, .area), opacities(card, .distance(inset: 0.05)))
    #expect(distance[51].allSatisfy { $0 == 100 })
    #expect(zip(area, distance).allSatisfy { zip($0, $1).allSatisfy { $0 > 0 || $1 == 0 } })
  }

  @Test("other paths with curves are painted by area")
  func others() {
    var leaf = RenderPath()
    leaf.move(to: CGPoint(x: 2, y: 2))
    leaf.addQuad(to: CGPoint(x: 30, y: 30), control: CGPoint(x: 30, y: 2))
    leaf.close()
    #expect(!leaf.isRoundedRectangle && card.isRoundedRectangle)
    #expect(!RenderPath.rect(CGRect(x: 0, y: 0, width: 9, height: 9)).isRoundedRectangle)
    #expect(opacities(leaf, .area) == opacities(leaf, .distance(inset: 0.05)))
  }
}
