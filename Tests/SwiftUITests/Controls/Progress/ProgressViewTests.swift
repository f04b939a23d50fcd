import Foundation
import Testing

@testable import SwiftUI

@Suite("ProgressView and Gauge") @MainActor
struct ProgressViewTests {
  @Test("progress says its label and how much is done")
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

  @Test("a gauge says its label and how full it is, in every style")
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
