import FlowRendering
import Testing

@testable import SwiftUI

@MainActor
@Suite("Animated colours")
struct PaintTrackerTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  @Test("a colour, the colour of a shape and the one that a shape inherits change gradually")
  func colors() {
    let isOn = TestValue(false)
    let (black, white) = (black, white)
    let screen = MovingScreen(Painted(isOn: isOn, off: black, on: white))
    #expect(screen.colors.map(\.red) == [0, 0, 0])
    screen.animate { isOn.value = true }
    #expect(screen.colors.map(\.red) == [0, 0, 0])
    screen.screen.advance(by: 0.25)
    for color in screen.colors { #expect(abs(color.red - 0.25) < 0.001) }
    screen.screen.settle()
    #expect(screen.colors.map(\.red) == [1, 1, 1])
  }

  @Test("a text's colour changes gradually")
  func text() {
    let isOn = TestValue(false)
    let (black, white) = (black, white)
    let screen = MovingScreen(Written(isOn: isOn, off: black, on: white))
    #expect(screen.textColors.count == 2)
    screen.animate { isOn.value = true }
    screen.screen.advance(by: 0.5)
    #expect(screen.textColors.allSatisfy { abs($0.red - 0.5) < 0.001 })
  }
}

private struct Painted: View {
  let isOn: TestValue<Bool>
  let off: Color
  let on: Color
  var body: some View {
    VStack {
      isOn.value ? on : off
      Circle().fill(isOn.value ? on : off)
      Rectangle().foregroundStyle(isOn.value ? on : off)
    }
  }
}

private struct Written: View {
  let isOn: TestValue<Bool>
  let off: Color
  let on: Color
  var body: some View {
    VStack {
      Text("its own").foregroundStyle(isOn.value ? on : off)
      Text("inherited")
    }
    .foregroundStyle(isOn.value ? on : off)
  }
}

extension MovingScreen {
  fileprivate var textColors: [RenderColor] {
    func find(_ items: [DisplayItem]) -> [RenderColor] {
      items.flatMap { item -> [RenderColor] in
        switch item.content {
        case .text(let layout, _, .color(let color)): [layout.paragraph.runs.first?.color ?? color]
        case .group(_, let inner): find(inner)
        default: []
        }
      }
    }
    return find(screen.displayList().items)
  }
}
