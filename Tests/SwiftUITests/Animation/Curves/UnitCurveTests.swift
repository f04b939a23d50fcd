import Testing

@testable import SwiftUI

@Suite("Unit curves")
struct UnitCurveTests {
  private static let times = [0, 0.25, 0.5, 0.75, 1]

  private func expectValues(_ curve: UnitCurve, _ expected: [Double], within tolerance: Double) {
    for (time, value) in zip(Self.times, expected) {
      #expect(abs(curve.value(at: time) - value) <= tolerance, "at \(time)")
    }
  }

  private func expectVelocities(_ curve: UnitCurve, _ expected: [Double], within tolerance: Double) {
    for (time, value) in zip(Self.times, expected) {
      let velocity = curve.velocity(at: time)
      #expect(velocity == value || abs(velocity - value) <= tolerance, "at \(time)")
    }
  }

  @Test("the linear curve is exact")
  func linear() {
    expectValues(.linear, [0, 0.25, 0.5, 0.75, 1], within: 0)
    expectVelocities(.linear, [1, 1, 1, 1, 1], within: 0)
  }

  @Test("the eased curves have Apple's values and velocities")
  func eased() {
    expectVelocities(.easeIn, [0, 0.67, 1.07, 1.37, 0], within: 0.01)
    expectValues(.easeOut, [0, 0.38, 0.68, 0.91, 1], within: 0.01)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    expectValues(.easeInOut, [0, 0.13, 0.5, 0.87, 1], within: 0.01)
    expectVelocities(.easeInOut, [0, 1.06, 1.72, 1.06, 0], within: 0.01)
  }

  @Test("the circular curves have Apple's values and velocities")
  func circular() {
    expectValues(.circularEaseIn, [0, 0.032, 0.134, 0.339, 1], within: 0.001)
    expectValues(.circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], within: 0.001)
    expectVelocities(.circularEaseInOut, [0, 0.577, .infinity, 0.577, 0], within: 0.001)
  }

  @Test("a custom curve passes through its middle")
  func custom() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(curve.value(at: 0) == 0)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(curve.value(at: 1) == 1)
    #expect(abs(curve.velocity(at: 0.5) - 1.2) < 0.01)
  }

  @Test("the x of control points is kept within 0 and 1")
  func clampedControlPoints() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(curve.value(at: 0) == 0)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(curve.value(at: 1) == 1)
    #expect(abs(curve.velocity(at: 0.5) + 1) < 0.01)
  }

  @Test("progress outside of the unit range is clamped")
  func clampedProgress() {
    #expect(UnitCurve.easeInOut.value(at: -0.5) == 0)
    #expect(UnitCurve.easeInOut.value(at: 1.5) == 1)
  }

  @Test("the inverse of a circular curve is the other one; that of easeIn is not easeOut", arguments: [0.3, 0.7])
  func inverse(time: Double) {
    let inverse = UnitCurve.circularEaseIn.inverse
    #expect(inverse.value(at: time) == UnitCurve.circularEaseOut.value(at: time))
    #expect(inverse.velocity(at: time) == UnitCurve.circularEaseOut.velocity(at: time))
    #expect(UnitCurve.linear.inverse == .linear)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: time) - UnitCurve.easeOut.value(at: time)) > 0.01)
    #expect(abs(UnitCurve.easeIn.inverse.velocity(at: time) - UnitCurve.easeOut.velocity(at: time)) > 0.01)
  }

  @Test("a curve and its inverse cancel", arguments: [UnitCurve.easeIn, .easeInOut, .circularEaseInOut])
  func roundTrip(curve: UnitCurve) {
    for time in stride(from: 0.05, to: 1, by: 0.05) {
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
  }
}
