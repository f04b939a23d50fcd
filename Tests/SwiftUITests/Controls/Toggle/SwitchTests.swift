import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Switches in pictures")
struct SwitchTests {
  /// A switch that is on, at @3x on white; the track begins 30 pixels from the top and 33 from the left.
  private func picture() throws -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let screen = Screen(size: ProposedViewSize(width: 71, height: 51), environment: environment)
    screen.show(
      ZStack {
        Color.white
        Toggle("a", isOn: .constant(true)).labelsHidden().tint(Color(red: 1, green: 0, blue: 0))
      })
    return try #require(screen.picture(scale: 3))
  }

  @Test("the knob's shadow falls on the track, and on nothing beside it")
  func shadow() throws {
    let bitmap = try picture()
    let knob = 33 + 3 * 35
    for y in 124..<153 { #expect(bitmap[knob, y].green == 255, "row \(y)") }
    // Measured: 232 below the knob, 245 beside it, 253 four points from it.
    #expect(abs(Int(bitmap[knob, 30 + 3 * 30].red) - 233) <= 4)
    #expect(abs(Int(bitmap[33 + 3 * 22 - 3, 30 + 46].red) - 246) <= 4)
    #expect(abs(Int(bitmap[33 + 3 * 22 - 12, 30 + 46].red) - 253) <= 2)
  }
}
