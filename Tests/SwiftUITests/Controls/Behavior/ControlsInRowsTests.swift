import Foundation
import Testing

@testable import SwiftUI

@Suite("Focusable views, controls in rows") @MainActor
struct ControlsInRowsTests {
  struct Card: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      Inner()
        .focusable()
        .focused($isFocused)
      Button("Focus") { isFocused = true }
    }

    struct Inner: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "focused" : "resting") }
    }
  }

  @Test("a focusable view takes the focus and knows it")
  func focusable() throws {
    let host = ControlHost { Card() }
    #expect(try host.node(nil, .staticText).label == "resting")
    try host.perform(.activate, on: "Focus")
    #expect(try host.node(nil, .staticText).label == "focused")
  }

  @Test("rows with a switch, a stepper or a slider are as high as others (measured: 44 points)")
  func rowHeights() {
    let host = ControlHost(width: 390, height: 800) {
      Form {
        Text("Text")
        Toggle("Toggle", isOn: .constant(true))
        Stepper("Stepper", value: .constant(1))
        Slider(value: .constant(0.5))
        DatePicker("Date", selection: .constant(.distantPast), displayedComponents: .date)
        VStack {
          Text("Stacked")
          Stepper("Stepper", value: .constant(1))
        }
      }
    }
    let rows = host.elements.filter { $0 is ListRowElement }.map(\.size.height)
    #expect(rows.prefix(5) == [44, 44, 44, 44, 44])
    #expect(rows.count == 6)
    #expect((rows.last ?? 0) > 60)
  }

  @Test("on iOS 26 a row with segments is 61 points high: 15 above them, 14 below")
  func segments() throws {
    let phone = PhoneScreen(
      Form {
        Picker("Kind", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        Text("Below")
      }, system: .iOS26)
    let segments = try #require(phone.node(.segmentedControl)).frame
    let below = try #require(phone.node(.staticText, "Below")).frame
    // A text is in the middle of its row of 52 points.
    #expect(segments.height == 32 && abs(below.midY - 26 - (segments.maxY + 14)) < 0.5)
  }
}
