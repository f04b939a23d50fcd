import Foundation
import Testing

@testable import SwiftUI

@Suite("Turning wheels") @MainActor
struct WheelTurningTests {
  @Test("a finger turns a wheel by a row for each 32 points, as far as there are rows")
  func turns() {
    struct Numbers: View {
      @Bindable var number: TestValue<Int>
      var body: some View {
        Picker("Number", selection: $number.value) {
          ForEach(0..<10, id: \.self) { Text("\($0)") }
        }
        .pickerStyle(.wheel)
      }
    }
    let number = TestValue(3)
    let screen = Screen.phone(width: 320, height: 300)
    screen.show(Numbers(number: number))
    func drag(by distance: CGFloat) {
      screen.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 150 + distance))
    }
    drag(by: -74)
    #expect(number.value == 5)
    drag(by: 42)
    #expect(number.value == 4)
    drag(by: 500)
    #expect(number.value == 0)
    screen.tap(at: CGPoint(x: 160, y: 150 + 32))
    #expect(number.value == 1)
  }
}
