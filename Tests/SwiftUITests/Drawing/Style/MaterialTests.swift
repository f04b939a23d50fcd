import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Material") @MainActor
struct MaterialTests {
  /// The largest difference of neighbouring pixels in the middle row of stripes under a background.
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

  @Test("the backdrop is blurred, and has less contrast than under an equally opaque colour")
  func blur() throws {
    #expect(try contrast(Color.white.opacity(0.44)) > 100)
    #expect(try contrast(Material.ultraThin) <= 4)
    #expect(try contrast(Material.bar) <= 4)
  }

  @Test("a thin one in a clipped card looks as on iOS, over a blue and over a red")
  func thin() throws {
    func color(over background: Color) throws -> [Int] {
      let screen = Screen(size: ProposedViewSize(width: 60, height: 40))
      screen.show(
        background.overlay {
          Color.clear.background(.thinMaterial).clipShape(RoundedRectangle(cornerRadius: 10)).shadow(radius: 2)
        })
      let pixel = try #require(screen.picture(scale: 2))[60, 40]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    // Read from a simulator's picture: (154, 168, 203) over (26, 51, 116), and (243, 159, 176) over (195, 38, 67).
    let blue = try color(over: Color(red: 26 / 255, green: 51 / 255, blue: 116 / 255))
    #expect(zip(blue, [154, 168, 203]).allSatisfy { abs($0 - $1) <= 4 }, "\(blue)")
    let red = try color(over: Color(red: 195 / 255, green: 38 / 255, blue: 67 / 255))
    #expect(zip(red, [243, 159, 176]).allSatisfy { abs($0 - $1) <= 4 }, "\(red)")
  }

  @Test("thicker ones show less of the backdrop")
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
