import Foundation
import Testing

@testable import SwiftUI

@Suite("ProgressView and Gauge") @MainActor
struct ProgressViewTests {
  @Test("progress has its label and the completed fraction")
  func describes() throws {
    let host = ControlHost {
      ProgressView("Copying", value: 30.0, total: 120)
      ProgressView("Waiting")
      ProgressView(value: 0.5) {
        Text("Sending")
      } currentValueLabel: {
        Text("half")
      }
    }
    #expect(host.nodes.map(\.role) == [.progressIndicator, .activityIndicator, .progressIndicator])
    #expect(try host.node("Copying").value == "25%")
    #expect(try host.node("Waiting").value == "1")
    #expect(try host.node("Sending").value == "50%")
  }

  @Test("the wheel of spokes is 20 points, 35.33 when it is large (measured on iOS 18); a bar is 4 high")
  func measures() throws {
    let host = ControlHost(width: 200) {
      ProgressView()
      ProgressView().controlSize(.large)
      ProgressView(value: 0.5)
    }
    let widths = host.elements(named: "Spinner").map(\.size.width)
    #expect(widths.count == 2 && widths[0] == 20 && abs(widths[1] - 35.33) < 0.01)
    #expect(try host.frame(of: "ProgressBar").size == CGSize(width: 200, height: 4))
  }

  @Test("a large wheel, the gap and a headline are 60.67 points high (measured on iOS 18 at text size medium)")
  func largeWithTitle() {
    let view = LaidOut(width: 390, height: nil) {
      ProgressView { Text("Loading...").font(.headline) }
        .controlSize(.large)
        .environment(\.displayScale, 3)
        .environment(\.dynamicTypeSize, .medium)
    }
    #expect(abs(view.size.height - 60.67) < 0.34)
  }

  /// Measured on iOS 17 and 18, at two and three pixels a point, in light and dark.
  @Test("a wheel of spokes has just begun to turn: the darkest spoke is at the left")
  func spokes() throws {
    func spokes(_ scheme: ColorScheme, on ground: Color) throws -> [Int] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let screen = Screen(size: ProposedViewSize(width: 20, height: 20), environment: environment)
      screen.show(ProgressView().background(ground))
      let bitmap = try #require(screen.picture(scale: 3))
      return (0..<8).map { spoke in
        let angle = Double(spoke) * .pi / 4
        return Int(bitmap[Int(30 + 20 * sin(angle)), Int(30 - 20 * cos(angle))].red)
      }
    }
    let light = try spokes(.light, on: .white)
    #expect(zip(light, [223, 223, 223, 206, 189, 172, 156, 223]).allSatisfy { abs($0 - $1) <= 2 }, "\(light)")
    let dark = try spokes(.dark, on: Color(red: 33 / 255, green: 33 / 255, blue: 33 / 255))
    #expect(zip(dark, [66, 66, 66, 84, 101, 118, 136, 66]).allSatisfy { abs($0 - $1) <= 2 }, "\(dark)")
  }

  @Test(
    "spokes are a third of the wheel long, and 2.5 or 4 points thick",
    arguments: [(ControlSize.regular, 60, 20, 7.5), (.large, 106, 35, 12)])
  func spokeMeasures(size: ControlSize, diameter: Int, length: Int, thickness: Double) throws {
    let screen = Screen(size: ProposedViewSize(width: 60, height: 60))
    screen.show(ProgressView().controlSize(size))
    let bitmap = try #require(screen.picture(scale: 3))
    let middle = bitmap.height / 2
    let row = (0..<bitmap.width).filter { bitmap[$0, middle].alpha > 8 }
    let first = try #require(row.first)
    let last = try #require(row.last)
    #expect(last - first + 1 == diameter)
    let end = try #require((first..<last).first { bitmap[$0, middle].alpha <= 8 })
    #expect(abs(end - first - length) <= 1)
    let x = first + length / 2
    let opaque = Double(bitmap[x, middle].alpha)
    let ink = (middle - 12..<middle + 12).reduce(0.0) { $0 + Double(bitmap[x, $1].alpha) / opaque }
    #expect(abs(ink - thickness) < 0.2)
  }

  struct Style: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
      }
    }
  }

  @Test("a style of the app's own gets the fraction and the labels")
  func customStyle() throws {
    let host = ControlHost { ProgressView("Copying", value: 1.0, total: 4).progressViewStyle(Style()) }
    #expect(host.elements(named: "Text").count == 2)
    #expect(try host.node().label == "Copying, 0.25")
  }

  @Test("a timer's progress follows from the present of the environment")
  func timer() throws {
    let now = EnvironmentValues().now
    let host = ControlHost { ProgressView(timerInterval: now.addingTimeInterval(-30)...now.addingTimeInterval(90)) }
    #expect(try host.node().value == "75%")
  }

  @Test("a gauge has its label and its fraction, in every style")
  func gauge() throws {
    func gauge() -> some View { Gauge(value: 3, in: 0...12) { Text("Speed") } }
    let host = ControlHost {
      gauge()
      gauge().gaugeStyle(.accessoryCircular)
      gauge().gaugeStyle(.accessoryCircularCapacity)
      gauge().gaugeStyle(.accessoryLinear)
      gauge().gaugeStyle(.accessoryLinearCapacity)
    }
    #expect(host.nodes.map(\.label) == Array(repeating: "Speed", count: 5))
    #expect(host.nodes.map(\.value) == Array(repeating: "25%", count: 5))
  }
}
