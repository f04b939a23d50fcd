import Testing

@testable import SwiftUI

@Suite("Gauges") @MainActor
struct GaugeTests {
  private func value(_ gauge: some View) -> String? { PhoneScreen(gauge).node(.progressIndicator)?.value }

  @Test("every variant shows its value between its bounds")
  func values() {
    #expect(value(Gauge(value: 0.25) { Text("Tank") }) == "25%")
    #expect(value(Gauge(value: 5, in: 0...20) { Text("Tank") }) == "25%")
    #expect(value(Gauge(value: 30, in: 0...20) { Text("Tank") }) == "100%")
    let marked = Gauge(value: 3, in: 0...4) {
      Text("Tank")
    } currentValueLabel: {
      Text("three")
    } markedValueLabels: {
      Text("marked")
    }
    let bounded = Gauge(value: 3, in: 0...4) {
      Text("Tank")
    } currentValueLabel: {
      Text("three")
    } minimumValueLabel: {
      Text("empty")
    } maximumValueLabel: {
      Text("full")
    }
    #expect(PhoneScreen(marked).node(.progressIndicator)?.label == "Tank")
    #expect(PhoneScreen(bounded).node(.progressIndicator)?.label == "Tank")
    #expect(value(marked) == value(bounded))
  }
}
