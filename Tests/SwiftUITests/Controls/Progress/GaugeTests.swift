import FlowRendering
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

  @Test(
    "the value in a ring is not cut off at any text size",
    arguments: [DynamicTypeSize.xSmall, .large, .accessibility2, .accessibility5])
  func ring(size: DynamicTypeSize) throws {
    func texts(_ items: [DisplayItem]) -> [(Paragraph, CGRect)] {
      items.flatMap { item -> [(Paragraph, CGRect)] in
        switch item.content {
        case .text(let paragraph, let rect, _): [(paragraph, rect)]
        case .group(_, let inner): texts(inner)
        default: []
        }
      }
    }
    let gauge = Gauge(value: 0.6) {
      Text("AQ")
    } currentValueLabel: {
      Text("60")
    }
    for screen in [
      PhoneScreen(gauge.gaugeStyle(.accessoryCircular).dynamicTypeSize(size)).screen,
      PhoneScreen(gauge.gaugeStyle(.accessoryCircularCapacity).dynamicTypeSize(size)).screen,
    ] {
      let (paragraph, rect) = try #require(
        texts(screen.displayList().items).first { $0.0.runs.map(\.string).joined() == "60" })
      let drawn = TextSystem.shared.measurer.measure(
        paragraph, maxWidth: Double(rect.width) + 0.05, maxHeight: Double(rect.height) + 0.05)
      #expect(!drawn.isTruncated && rect.width <= 60)
    }
  }
}
