import Foundation
import Testing

@testable import SwiftUI

@Suite("Slider") @MainActor
struct SliderTests {
  struct Volume: View {
    @State var value = 12.0
    var step: Double?

    var body: some View {
      if let step {
        Slider(value: $value, in: 0...30, step: step) { Text("Volume") }
      } else {
        Slider(value: $value, in: 0...30) { Text("Volume") }
      }
    }
  }

  @Test("a slider's value is its position, and it moves by steps or tenths")
  func moves() throws {
    let host = ControlHost { Volume() }
    #expect(try host.node("Volume").role == .slider)
    #expect(try host.node("Volume").value == "40%")
    try host.perform(.increment, on: "Volume")
    #expect(try host.node("Volume").value == "50%")
    try host.perform(.setNumber, on: "Volume", with: .number(30))
    #expect(try host.node("Volume").value == "100%")
    try host.perform(.setNumber, on: "Volume", with: .number(-100))
    #expect(try host.node("Volume").value == "0%")
  }

  @Test("values are rounded to the step")
  func steps() throws {
    let host = ControlHost { Volume(step: 6) }
    try host.perform(.setNumber, on: "Volume", with: .number(16))
    #expect(try host.node("Volume").value == "60%")
    try host.perform(.decrement, on: "Volume")
    #expect(try host.node("Volume").value == "40%")
  }

  @Test("the thumb is where it is on iOS: 12 of 0...30 in 207.667 points at 85.5 (F186)")
  func thumb() {
    let geometry = SliderGeometry(width: 207.667, in: .iOS18)
    #expect(geometry.thumbCentre(at: 0.4) == 85.5)
    #expect(abs(geometry.fraction(at: geometry.thumbCentre(at: 1)) - 1) < 0.01)
  }

  @Test("labels stand 8 points beside the track (F185)")
  func labels() throws {
    let host = ControlHost(width: 280) {
      Slider(value: .constant(12.0), in: 0...30) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("30")
      }
    }
    let track = try host.frame(of: "SliderDrawing")
    // The slider's own label is there too, but hidden.
    let frames = host.elements(named: "Text").map(\.frameOnScreen)
    let texts = frames.filter { $0.maxX <= track.minX || $0.minX >= track.maxX }
    #expect(texts.count == 2)
    #expect(track.minX == texts[0].maxX + 8)
    #expect(texts[1].minX == track.maxX + 8)
    #expect(texts[1].maxX == 280)
  }

  @Test("a finger moves the thumb")
  func finger() throws {
    let host = ControlHost(width: 300) { Volume() }
    let frame = try host.frame(of: "SliderDrawing")
    host.screen.drag(from: CGPoint(x: 120, y: frame.midY), to: CGPoint(x: 290, y: frame.midY))
    #expect(try host.node("Volume").value == "100%")
    host.screen.tap(at: CGPoint(x: 150, y: frame.midY))
    #expect(try host.node("Volume").value == "50%")
  }

  @Test("editing begins when a finger touches the slider and ends when it is lifted, even outside of it")
  func editing() throws {
    let log = EventLog()
    let host = ControlHost(width: 300) {
      Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { log.add("\($0)") })
    }
    let frame = try host.frame(of: "SliderDrawing")
    host.screen.drag(from: CGPoint(x: 120, y: frame.midY), to: CGPoint(x: 290, y: frame.midY + 100))
    #expect(log.take() == ["true", "false"])
  }

  @Test("all spellings of a slider resolve")
  func spellings() {
    let value = Binding.constant(0.5)
    let host = ControlHost {
      Slider(value: value)
      Slider(value: value, in: 0...2)
      Slider(value: value, in: 0...2, step: 1)
      Slider(value: value, in: 0...2, onEditingChanged: { _ in })
      Slider(value: value, in: 0...2) { Text("A") }
      Slider(value: value, in: 0...2, step: 0.5) { _ in }
      Slider(
        value: value, in: 0...2, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("2")
      ) { Text("B") }
      Slider(value: .constant(Float(1)), in: 0...2)
    }
    #expect(host.nodes.map(\.role) == Array(repeating: .slider, count: 8))
  }

  @Test("the track begins and ends two points inside of the slider")
  func track() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 31), drawsBackground: true)
    screen.show(Slider(value: .constant(0.5)))
    let picture = try #require(screen.picture(scale: 2))
    let row = picture.height / 2
    let inked = (0..<picture.width).filter { picture[$0, row] != .init(red: 255, green: 255, blue: 255) }
    #expect(abs((inked.first ?? 0) - 4) <= 1 && abs((inked.last ?? 0) - 195) <= 1, "\(inked)")
  }
}
