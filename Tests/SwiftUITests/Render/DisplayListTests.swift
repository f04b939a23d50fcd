import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Painting is aligned to whole pixels")
struct DisplayListTests {
  private func picture(_ view: some View, _ width: CGFloat, _ height: CGFloat, scale: CGFloat) throws -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let screen = Screen(size: ProposedViewSize(width: width, height: height), environment: environment)
    screen.show(view)
    return try #require(screen.picture(scale: Double(scale)))
  }

  /// The runs of opaque pixels in a column or a row, and the number of partially transparent pixels.
  private func runs(_ pixels: [Bitmap.Pixel]) -> (opaque: [Range<Int>], halves: Int) {
    var opaque: [Range<Int>] = []
    for (index, pixel) in pixels.enumerated() where pixel.alpha == 255 {
      if let last = opaque.last, last.upperBound == index {
        opaque[opaque.count - 1] = last.lowerBound..<index + 1
      } else {
        opaque.append(index..<index + 1)
      }
    }
    return (opaque, pixels.filter { $0.alpha > 0 && $0.alpha < 255 }.count)
  }

  @Test("F161, F163: three colours in 100 points are painted from 0 to 27, 37 to 63 and 73 to 100")
  func column() throws {
    let stack = VStack(spacing: 10) {
      Color.red
      Rectangle()
      Color.blue
    }
    let bitmap = try picture(stack, 100, 100, scale: 1)
    let painted = runs((0..<100).map { bitmap[50, $0] })
    #expect(painted.opaque == [0..<27, 37..<63, 73..<100])
    #expect(painted.halves == 0)
  }

  @Test("F176: a view centred at 12.5 points begins at 12.667 at three pixels a point, 11.833 at 12.0")
  func centred() throws {
    for (width, first) in [(23.0, 38), (24.0 + 1 / 3.0, 36), (24.0 + 2 / 3.0, 35)] {
      let bitmap = try picture(Color.red.frame(width: width, height: 10), 48, 10, scale: 3)
      let painted = runs((0..<144).map { bitmap[$0, 15] })
      #expect(painted.opaque.first?.lowerBound == first, "\(width)")
      #expect(painted.halves == 0)
    }
  }

  @Test("clipped, offset and grouped views are aligned too")
  func groups() throws {
    let moved = Color.red.frame(width: 20.4, height: 10).clipShape(Rectangle()).offset(x: 0.3).opacity(0.999)
    let bitmap = try picture(moved, 40, 10, scale: 1)
    let partly = (0..<40).map { bitmap[$0, 5].alpha }.filter { $0 > 0 && $0 < 254 }
    #expect(partly.isEmpty)
  }

  @Test("a line thinner than half a pixel does not vanish")
  func hairline() throws {
    let bitmap = try picture(Color.red.frame(width: 20, height: 0.3), 20, 10, scale: 1)
    #expect((0..<10).contains { bitmap[10, $0].alpha > 0 })
  }

  @Test("rotated or scaled views are not aligned")
  func scaled() throws {
    let view = Color.red.frame(width: 10, height: 10).scaleEffect(1.05)
    let bitmap = try picture(view, 20, 20, scale: 1)
    #expect(bitmap[4, 10].alpha > 0 && bitmap[4, 10].alpha < 255)
  }
}
