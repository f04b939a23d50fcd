import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Bins and values")
struct BinsTests {
  @Test("of numbers are between round numbers, and each value is in one of them")
  func numbers() {
    let bins = NumberBins(data: [0.3, 4.2, 9.7], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 4.2) == 2)
    #expect(bins.index(for: 10) == 4 && bins.index(for: -3) == 0)
    #expect(bins[2].contains(4) && !bins[2].contains(6) && bins[4].contains(10))
    #expect(NumberBins(size: 5, range: 0...12).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test("of dates are units of the calendar")
  func dates() {
    let bins = DateBins(unit: .month, range: day(1, 10)...day(3, 5), calendar: .gregorianInGMT)
    #expect(bins.thresholds == [day(1, 1), day(2, 1), day(3, 1), day(4, 1)])
    #expect(bins.index(for: day(2, 29)) == 1)
    #expect(DateBins(timeInterval: 3_600, range: day(1, 1)...day(1, 1, hour: 2)).count == 2)
  }

  @Test("of a histogram fill their ranges", .tags())
  @MainActor
  func histogram() {
    let bins = NumberBins(thresholds: [0, 10, 20])
    let screen = ChartScreen(width: 100, height: 100) {
      Chart(Array(bins.enumerated()), id: \.offset) { index, range in
        BarMark(x: .value("Range", range), y: .value("Count", index + 1))
      }.bare()
    }
    #expect(screen.rects(.blue).map(\.minX) == [1, 51])
    #expect(screen.rects(.blue).map(\.width) == [48, 48])
  }

  @Test("of each plottable type come back from what stands for them")
  func plottable() {
    #expect(Int(Datum.number(2.6)) == 3 && UInt8(Datum.number(300)) == nil)
    #expect(Double(3.datum) == 3 && Float(Datum.number(1.5)) == 1.5)
    #expect(Decimal(Datum.number(1.5)) == 1.5)
    #expect(Date(day(1, 1).datum) == day(1, 1))
    #expect(String(Datum.number(1)) == nil && Int(Datum.category("1")) == nil)
    #expect(
      Datum.unit(day(2, 5).timeIntervalSinceReferenceDate, .month, nil).resolved(in: .gregorianInGMT)
        == .dates(day(2, 1).timeIntervalSinceReferenceDate, day(3, 1).timeIntervalSinceReferenceDate))
  }
}
