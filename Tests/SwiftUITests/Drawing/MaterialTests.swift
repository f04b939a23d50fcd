import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Material") @MainActor
struct MaterialTests {
  /// How much neighbouring pixels differ at most in the middle row of stripes under a background.
  private func contrast<Style: ShapeStyle>(_ style: Style) throws -> Int {
    let screen = Screen(size: ProposedViewSize(width: 60, height: 40))
    screen.show(
      HStack(spacing: 0) {
        ForEach(0..<15, id: \.self) { Rectangle().fill($0 % 2 == 0 ? .black : .white) }
      }
      .overlay { Color.clear.background(style) }
    )
    let picture = try #require(screen.picture(scale: 2))
    let row = (0..<picture.width).map { Int(picture[$0, picture.height / 2].red) }
    return zip(row, row.dropFirst()).map { abs($0 - $1) }.max() ?? 0
  }

  @Test("what is behind is blurred, more than under a colour as thick")
  func blur() throws {
    #expect(try contrast(Color.white.opacity(0.44)) > 100)
    #expect(try contrast(Material.ultraThin) <= 4)
    #expect(try contrast(Material.bar) <= 4)
  }

  @Test("thicker ones show less of what is behind")
  func thickness() throws {
    func brightness(_ material: Material) throws -> UInt8 {
      let screen = Screen(size: ProposedViewSize(width: 20, height: 20))
      screen.show(Color.black.overlay { Color.clear.background(material) })
      return try #require(screen.picture(scale: 1))[10, 10].red
    }
    let all = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(brightness)
    #expect(all == all.sorted() && Set(all).count == 5)
  }
}
