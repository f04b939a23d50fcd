import Foundation
import Testing

@testable import SwiftUI

@Suite("Marks of sliders") @MainActor
struct SliderTickTests {
  private func row<Content: View>(_ system: SystemVersion = .iOS26, @ViewBuilder _ slider: () -> Content) throws
    -> [[Int]]
  {
    let phone = PhoneScreen(slider().tint(.red).frame(width: 300), system: system)
    let y = try #require(phone.node(.slider)).frame.midY
    return try (51..<351).map { try phone.color(CGFloat($0), y) }
  }

  private func isRed(_ color: [Int]) -> Bool { color[0] > 200 && color[1] < 100 }

  /// The number of runs of gray pixels that are darker than the track.
  private func ticks(_ row: [[Int]]) -> Int {
    let dark = row.map { $0[0] < 190 && abs($0[0] - $0[2]) < 20 }
    return zip([false] + dark, dark).filter { !$0 && $1 }.count
  }

  @Test("the filled part begins at the neutral value")
  func neutral() throws {
    let row = try row { Slider(value: .constant(0.75), in: 0...1, neutralValue: 0.5) { Text("a") } }
    #expect(!isRed(row[40]) && isRed(row[180]) && !isRed(row[290]))
    let below = try self.row { Slider(value: .constant(0.25), in: 0...1, neutralValue: 0.5) { Text("a") } }
    #expect(!isRed(below[20]) && isRed(below[120]) && !isRed(below[200]))
  }

  @Test("marks are where they are declared, and at steps of a system that shows them")
  func marks() throws {
    let own = try row {
      Slider(value: .constant(0.0), in: 0...1) {
        Text("a")
      } ticks: {
        SliderTick(0.5)
        SliderTickContentForEach([0.75, 1.0], id: \.self) { SliderTick($0) }
      }
    }
    #expect(ticks(own) == 3)
    let titled = try row {
      Slider(value: .constant(0.0), in: 0...1) {
        Text("a")
      } ticks: {
        SliderTick("Half", 0.5)
        SliderTick(String("Full"), 1.0)
      }
    }
    #expect(ticks(titled) == 2)
    #expect(SliderTick("Half", 0.5).id == SliderTick(0.5).id && SliderTick(0.5).id != SliderTick(1.0).id)
    #expect(ticks(try row { Slider(value: .constant(0), in: 0...4, step: 1) }) == 4)
    #expect(ticks(try row(.iOS18) { Slider(value: .constant(0), in: 0...4, step: 1) }) == 0)
  }

  @Test("a slider keeps its value in the enabled bounds, and can hide its thumb")
  func bounds() throws {
    let value = TestValue(0.5)
    struct Volume: View {
      let value: TestValue<Double>

      var body: some View {
        Slider(value: value.binding, in: 0...1, neutralValue: 0, enabledBounds: 0.2...0.6) { Text("Volume") }
      }
    }
    let phone = PhoneScreen(Volume(value: value), system: .iOS26)
    let slider = try #require(phone.node(.slider))
    for _ in 0..<9 {
      let action = try #require(phone.node(.slider)?.actions.first { $0.kind == .increment })
      phone.screen.perform { action.perform() }
    }
    #expect(value.value == 0.6, "\(slider.value ?? "")")
    let hidden = try row { Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden) }
    #expect(!hidden.contains { $0.allSatisfy { $0 > 250 } })
  }
}
