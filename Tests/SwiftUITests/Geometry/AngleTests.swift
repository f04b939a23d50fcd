import Testing

@testable import SwiftUI

@Suite("Angle")
struct AngleTests {
  @Test("its animatable data is radians times 128", arguments: [0.0, 90, 180, 360])
  func animatableData(degrees: Double) {
    let angle = Angle(degrees: degrees)
    #expect(angle.animatableData == angle.radians * 128)
  }

  @Test("degrees convert exactly to fractions of pi")
  func conversion() {
    #expect(Angle.degrees(90).radians == .pi / 2)
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.degrees(360).radians == 2 * .pi)
  }

  @Test("doubling the animatable data doubles the angle")
  func doubling() {
    var angle = Angle.degrees(45)
    angle.animatableData *= 2
    #expect(angle.radians == 2 * Angle.degrees(45).radians)
  }

  @Test("angles are added, scaled and compared")
  func arithmetic() {
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(abs((Angle.degrees(30) * 3).degrees - 90) < 1e-12)
    #expect(Angle.degrees(30) < .degrees(31))
  }
}
