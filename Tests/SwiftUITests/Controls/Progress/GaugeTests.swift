import FlowRendering
import Foundation
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
    #expect(PhoneScreen(marked).issues.count == 1 && PhoneScreen(bounded).issues.isEmpty)
  }

  private func picture(_ gauge: some View, width: CGFloat, _ direction: LayoutDirection = .leftToRight) throws -> Bitmap
  {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let screen = Screen(size: ProposedViewSize(width: width, height: 58), environment: environment)
    screen.show(gauge)
    return try #require(screen.picture(scale: 2))
  }

  /// The amount of red of a gradient from blue to red, from 0 to 1, or nil where something else is drawn.
  private func redness(_ picture: Bitmap, _ x: Int, _ y: Int) -> Double? {
    let pixel = picture[x, y]
    guard pixel.alpha == 255, abs(Int(pixel.red) + Int(pixel.blue) - 255) < 6, pixel.green < 6 else { return nil }
    return Double(pixel.red) / 255
  }

  private let gradient = Gradient(colors: [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0)])

  @Test("a gradient follows a bar from its leading edge", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func gradientAlongBar(direction: LayoutDirection) throws {
    let styles: [any GaugeStyle] = [.accessoryLinear, .linearCapacity]
    for style in styles {
      let gauge = Gauge(value: 1) {}.gaugeStyle(style).tint(gradient)
      let picture = try picture(AnyView(gauge), width: 100, direction)
      let y = try #require((0..<picture.height).first { redness(picture, 60, $0) != nil }) + 4
      for x in [30, 100, 150] {
        let expected = Double(direction == .leftToRight ? x : 200 - x) / 200
        #expect(abs(try #require(redness(picture, x, y)) - expected) < 0.02, "\(style) at \(x)")
      }
    }
  }

  @Test("a gradient follows a ring from its start, open at the bottom or closed")
  func gradientAlongRing() throws {
    // The ring's radius is 26 points, its centre 29 points from the picture's edges.
    func redness(_ style: some GaugeStyle, at degrees: Double) throws -> Double {
      let gauge = Gauge(value: 1) {
      } currentValueLabel: {
        Color.clear
      }
      let picture = try picture(gauge.gaugeStyle(style).tint(gradient), width: 58)
      let angle = degrees * .pi / 180
      return try #require(self.redness(picture, Int(58 + 52 * cos(angle)), Int(58 + 52 * sin(angle))))
    }
    // From 135° clockwise to 45°, which has the marker.
    #expect(abs(try redness(.accessoryCircular, at: 140) - 0.02) < 0.03)
    #expect(abs(try redness(.accessoryCircular, at: 270) - 0.5) < 0.02)
    #expect(abs(try redness(.accessoryCircular, at: 0) - 0.83) < 0.03)
    // From the top, clockwise.
    #expect(try redness(.accessoryCircularCapacity, at: -80) < 0.08)
    #expect(abs(try redness(.accessoryCircularCapacity, at: 90) - 0.5) < 0.03)
    #expect(abs(try redness(.accessoryCircularCapacity, at: 180) - 0.75) < 0.03)
  }

  @Test("a gradient with its own direction keeps it")
  func directedGradient() throws {
    let tint = LinearGradient(gradient: gradient, startPoint: .trailing, endPoint: .leading)
    let picture = try picture(Gauge(value: 1) {}.gaugeStyle(.accessoryLinear).tint(tint), width: 100)
    let y = try #require((0..<picture.height).first { redness(picture, 60, $0) != nil }) + 4
    #expect(abs(try #require(redness(picture, 50, y)) - 0.75) < 0.02)
  }

  @Test(
    "the value in a ring is not cut off at any text size",
    arguments: [DynamicTypeSize.xSmall, .large, .accessibility2, .accessibility5])
  func ring(size: DynamicTypeSize) throws {
    func texts(_ items: [DisplayItem]) -> [(Paragraph, CGRect)] {
      items.flatMap { item -> [(Paragraph, CGRect)] in
        switch item.content {
        case .text(let layout, let rect, _): [(layout.paragraph, rect)]
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
