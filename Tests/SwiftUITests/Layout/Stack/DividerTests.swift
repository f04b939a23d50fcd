import Foundation
import Testing

@testable import SwiftUI

@Suite("Divider") @MainActor
struct DividerTests {
  @Test("it lies across its stack, and is one line thick")
  func liesAcross() {
    let column = LaidOut {
      VStack(spacing: 0) {
        Block("a", 20, 10); Divider().part("line"); Block("b", 20, 10)
      }
    }
    #expect(column["line"].width == 200)
    #expect(column["line"].height > 0 && column["line"].height <= 1)
    let row = LaidOut {
      HStack(spacing: 0) {
        Block("a", 20, 10); Divider().part("line")
      }
    }
    #expect(row["line"].height == 100)
    #expect(row["line"].width > 0 && row["line"].width <= 1)
  }

  @Test("on iOS 26 a divider is one pixel thick, and has the color that separators had before")
  func ofIOS26() throws {
    // Measured in a picture of iOS 26 at 3x: one pixel of #C6C6C8 on white.
    var environment = EnvironmentValues()
    environment.design = .iOS26
    environment.displayScale = 3
    let screen = Screen(size: ProposedViewSize(width: 10, height: 9), environment: environment)
    screen.show(
      VStack(spacing: 0) {
        Color.white.frame(height: 4)
        Divider()
        Color.white
      }
      .background(Color.white))
    let bitmap = try #require(screen.picture(scale: 3))
    let rows = (0..<27).filter { bitmap[15, $0].red < 250 }
    #expect(rows == [12])
    let pixel = bitmap[15, 12]
    for (value, right) in [(pixel.red, 0xC6), (pixel.green, 0xC6), (pixel.blue, 0xC8)] {
      #expect(abs(Int(value) - right) <= 1)
    }
  }
}
