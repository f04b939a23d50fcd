import FlowRendering
import Testing

@testable import SwiftUI

@MainActor
@Suite("Attributed strings")
struct AttributedStringTests {
  @Test("SwiftUI's attributes are read and written like Foundation's")
  func attributes() {
    var string = AttributedString("Hello")
    string.font = .title
    string.foregroundColor = .red
    string.underlineStyle = .single
    string.swiftUI.kern = 2
    #expect(string.font == .title)
    #expect(string.runs.first?.foregroundColor == .red)
    #expect(string.runs.first?.underlineStyle == Text.LineStyle.single)
    #expect(string.kern == 2)
  }

  @Test("a text shows each run with its attributes")
  func runs() {
    var string = AttributedString("Hello ")
    var world = AttributedString("World")
    world.foregroundColor = .white
    world.font = .system(size: 30)
    world.backgroundColor = .black
    string.append(world)
    let screen = Screen(
      size: ProposedViewSize(width: 300, height: 100), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
    screen.show(Text(string))
    guard case .text(let layout, _, _) = screen.displayList().items[0].content else {
      Issue.record("no text")
      return
    }
    let paragraph = layout.paragraph
    #expect(paragraph.runs.map(\.string) == ["Hello ", "World"])
    #expect(paragraph.runs.map(\.font.size) == [17, 30])
    #expect(paragraph.runs[1].color == .white)
    #expect(paragraph.runs.map(\.backgroundColor) == [nil, .black])
  }

  private struct Marked: FormatStyle {
    func format(_ value: Int) -> AttributedString {
      var string = AttributedString("No. ")
      var number = AttributedString(String(value))
      number.foregroundColor = .white
      string.append(number)
      return string
    }
  }

  @Test("a text of a format has the attributes that the format adds")
  func formats() {
    let screen = Screen.phone()
    screen.show(Text(3, format: Marked()))
    guard case .text(let layout, _, _) = screen.displayList().items[0].content else {
      Issue.record("no text")
      return
    }
    let paragraph = layout.paragraph
    #expect(paragraph.runs.map(\.string) == ["No. ", "3"])
    #expect(paragraph.runs.last?.color == .white)
    #expect(screen.nodes.map(\.label) == ["No. 3"])
  }
}
