import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Round numbers and dates of axes")
struct NiceNumbersTests {
  @Test(
    "the ticks are those of pictures of Apple's charts",
    arguments: [
      (0.0...240, 5, 100.0, 300.0), (0...7, 5, 2, 8), (0...195, 5, 50, 200), (0...90, 5, 25, 100),
      (0...30, 5, 10, 30), (0...29_000, 3, 20_000, 40_000),
    ])
  func ticks(range: ClosedRange<Double>, count: Int, step: Double, end: Double) {
    let found = NiceNumbers.step(covering: range, desiredCount: count)
    #expect(found == step)
    #expect(NiceNumbers.rounded(range, to: found) == 0...end)
  }

  @Test("a range below zero is rounded outwards, too")
  func negative() {
    let step = NiceNumbers.step(covering: -9...10, desiredCount: 5)
    #expect(step == 5)
    #expect(NiceNumbers.rounded(-9...10, to: step) == -10...10)
    #expect(NiceNumbers.multiples(of: step, in: -10...10) == [-10, -5, 0, 5, 10])
  }

  @Test("ends that are not rounded count only the ticks between them")
  func inside() {
    #expect(NiceNumbers.step(covering: 25...225, desiredCount: 5, isRounded: false) == 50)
    #expect(NiceNumbers.multiples(of: 50, in: 25...225) == [50, 100, 150, 200])
  }

  @Test("a step is not smaller than the least one, and ranges without a length have one")
  func limits() {
    #expect(NiceNumbers.step(covering: 0...2, desiredCount: 5) == 0.5)
    #expect(NiceNumbers.step(covering: 0...2, desiredCount: 5, minimum: 1) == 1)
    #expect(NiceNumbers.step(covering: 3...3, desiredCount: 5) == 1)
  }

  @Test("dates are strides of calendar units that fit the length")
  func dates() {
    let day = 86_400.0
    func nice(_ length: Double) -> DateStride { DateStride.nice(length: length, desiredCount: 5) }
    #expect(nice(day) == DateStride(component: .hour, count: 6))
    #expect(nice(29 * day) == DateStride(component: .weekOfYear, count: 1))
    #expect(nice(365 * day) == DateStride(component: .month, count: 3))
    #expect(nice(4 * 366 * day) == DateStride(component: .year, count: 1))
    #expect(nice(240) == DateStride(component: .minute, count: 1))
  }

  @Test("the dates of a stride begin at whole units, and cover the range")
  func covering() {
    let dates = DateStride(component: .hour, count: 6).dates(
      covering: day(6, 1, hour: 7)...day(6, 2, hour: 1), in: .gregorianInGMT)
    #expect(dates == [day(6, 1, hour: 6), day(6, 1, hour: 12), day(6, 1, hour: 18), day(6, 2), day(6, 2, hour: 6)])
    let months = DateStride(component: .month, count: 3).dates(covering: day(2, 5)...day(5, 1), in: .gregorianInGMT)
    #expect(months == [day(1, 1), day(4, 1), day(7, 1)])
  }
}
