import Foundation
import Testing

@testable import SwiftUI

@Suite("Labels of controls") @MainActor
struct ControlLabelTests {
  @Test("of several texts the first is the title, and the others are subtitles below it")
  func subtitles() throws {
    let host = ControlHost {
      LabeledContent {
        Text("Value")
      } label: {
        Text("Title")
        Text("Subtitle")
      }
    }
    let frames = host.elements(named: "Text").map(\.frameOnScreen)
    try #require(frames.count == 3)
    let (title, subtitle) = (frames[0], frames[1])
    #expect(subtitle.minX == title.minX)
    #expect(subtitle.minY >= title.maxY)
    #expect(subtitle.height < title.height)
    #expect(frames[2].minX > title.maxX)
    #expect(host.allNodes.map(\.label) == ["Title, Subtitle, Value"])
  }

  @Test("a toggle is as high as its title and subtitle, and has both as its label")
  func toggle() throws {
    let host = ControlHost {
      Toggle(isOn: .constant(true)) {
        Text("Vibrate")
        Text("Also while it rings")
      }
    }
    let texts = host.elements(named: "Text").map(\.frameOnScreen)
    try #require(texts.count == 2)
    #expect(texts[1].minX == texts[0].minX)
    #expect(texts[1].minY >= texts[0].maxY)
    #expect(host.nodes.map(\.label) == ["Vibrate, Also while it rings"])
  }

  @Test("a label that is one of two views stays alone")
  func condition() throws {
    struct Choice: View {
      @State var isOn = true

      var body: some View {
        Toggle(isOn: $isOn) {
          if isOn { Text("On") } else { Color.red.frame(width: 10, height: 10) }
        }
      }
    }
    let host = ControlHost { Choice() }
    #expect(host.elements(named: "Text").count == 1)
    try host.perform(.activate, on: "On")
    #expect(host.elements(named: "Text").isEmpty)
  }
}
