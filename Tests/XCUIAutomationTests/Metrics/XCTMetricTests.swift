import XCTest

@testable import XCUIAutomation

final class XCTMetricTests: XCTestCase {
  private final class Laps: NSObject, XCTMetric {
    var count = 0.0
    var _name: String { "Laps" }
    func _read() -> Double { count }
  }

  func testABlockIsMeasuredAsOftenAsTheOptionsSay() {
    let laps = Laps()
    measure(metrics: [laps]) { laps.count += 2 }
    XCTAssertEqual(laps.count, 10)
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    measure(metrics: [laps], options: options) { laps.count += 1 }
    XCTAssertEqual(laps.count, 13)
  }

  func testAMeasurementHasItsAverageAndItsDeviation() {
    XCTAssertEqual(
      UITestCase.summary(of: [1, 3]),
      "average: 2.000000, relative standard deviation: 50.000%, values: [1.000000, 3.000000]")
    XCTAssertEqual(
      UITestCase.summary(of: []), "average: 0.000000, relative standard deviation: 0.000%, values: []")
  }

  func testMetricsOfTheProcessGrow() {
    let clock = XCTClockMetric()
    let time = clock._read()
    let processor = XCTCPUMetric()
    let work = processor._read()
    var sum = 0
    while clock._read() - time < 0.01 { sum &+= 1 }
    XCTAssertGreaterThan(clock._read(), time)
    XCTAssertGreaterThan(processor._read(), work)
    XCTAssertGreaterThan(XCTMemoryMetric()._read(), 0)
  }
}
