import Foundation
import Testing

@testable import SwiftUI

@Suite("Label and LabeledContent") @MainActor
struct LabelTests {
  @Test("a label is named by its title, whichever parts are shown")
  func title() {
    let host = ControlHost {
      Label("Both", systemImage: "star")
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
      Label("Icon", systemImage: "star").labelStyle(.iconOnly)
    }
    #expect(host.allNodes.map(\.label) == ["Both", "Title", "Icon"])
    #expect(host.elements(named: "Image").count == 2)
  }

  @Test("icon and title are 8 points apart")
  func distance() throws {
    let host = ControlHost { Label("Both", systemImage: "star") }
    #expect(try host.frame(of: "Text").minX == host.frame(of: "Image").maxX + 8)
  }

  @Test("the environment sets the distance between icon and title, and the width of icons", arguments: [false, true])
  func spacing(isInList: Bool) throws {
    struct Spaced: View {
      let isInList: Bool

      var body: some View {
        if isInList { List { label } } else { label }
      }

      private var label: some View {
        Label("Both", systemImage: "star").labelIconToTitleSpacing(20).labelReservedIconWidth(60)
      }
    }
    let host = ControlHost(height: 400) { Spaced(isInList: isInList) }
    let distance = try host.frame(of: "Text").minX - host.frame(of: "Image").midX
    #expect(abs(distance - (30 + 20)) < 0.001)
  }

  /// Measured on iOS 26 at the text size medium: a circle of 20.3 points in a row of 51, as high as one of text.
  @Test("in a list's row the icon is large, and the title determines the height of the row")
  func inRow() throws {
    var environment = EnvironmentValues()
    environment.design = .iOS26
    environment.dynamicTypeSize = .medium
    environment.displayScale = 3
    let host = ControlHost(width: 390, height: 600, environment: environment) {
      List {
        Text("Plain")
        Label("How it works?", systemImage: "questionmark.circle")
      }
    }
    let rows = host.allNodes.filter { $0.role == .cell }.map(\.frame.height)
    #expect(rows.count == 2 && abs(rows[0] - 51) < 0.4 && rows[0] == rows[1], "\(rows)")
    #expect(try host.frame(of: "Image").height > 20)
  }

  struct Reversed: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        if isEnabled { configuration.icon }
      }
    }
  }

  @Test("a style of the app's own arranges title and icon, with its own environment")
  func customStyle() throws {
    let host = ControlHost {
      Label("Both", systemImage: "star").labelStyle(Reversed())
      Label("Off", systemImage: "star").labelStyle(Reversed()).disabled(true)
    }
    #expect(try host.frame(of: "Image").minX > host.frame(of: "Text").minX)
    #expect(host.elements(named: "Image").count == 1)
  }

  /// UI tests of several authors read `Confidence, Low` and `Email, alex…` as one text in a form.
  @Test("labeled content with texts is one text, one with a control or a named text is not")
  func labeledElements() {
    let host = ControlHost(height: 600) {
      Form {
        LabeledContent("Email", value: "ann@example.com")
        LabeledContent("Total") { Text("12").accessibilityIdentifier("total") }
        LabeledContent("Name") { TextField("Name", text: .constant("Ann")) }
        LabeledContent("Plan", value: "Free").accessibilityIdentifier("plan")
      }
    }
    let texts = host.allNodes.filter { $0.role == .staticText }
    #expect(texts.map(\.label) == ["Email, ann@example.com", "Total", "12", "Name", "Plan, Free"])
    #expect(texts.map(\.identifier) == [nil, nil, "total", nil, "plan"])
  }

  @Test("labeled content has its label leading and its value trailing")
  func labeledContent() throws {
    let host = ControlHost(width: 300) { LabeledContent("Version", value: "1.0") }
    let frames = host.elements(named: "Text").map(\.frameOnScreen)
    #expect(frames.count == 2)
    #expect(frames.first?.minX == 0)
    #expect(frames.last?.maxX == 300)
  }

  @Test("at accessibility text sizes the value is below its label")
  func largeText() throws {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility2
    let host = ControlHost(width: 300, environment: environment) { LabeledContent("Version", value: "1.0") }
    let frames = host.elements(named: "Text").map(\.frameOnScreen)
    try #require(frames.count == 2)
    #expect(frames[1].minX == 0)
    #expect(frames[1].minY >= frames[0].maxY)
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("a custom style arranges the label and the value; the automatic one restores the default")
  func labeledContentStyle() throws {
    let host = ControlHost { VStack { LabeledContent("Version", value: "1.0") }.labeledContentStyle(Stacked()) }
    #expect(host.allNodes.map(\.label) == ["1.0", "Version"])
    #expect(try host.node("Version").frame.minY >= host.node("1.0").frame.maxY)
    let automatic = ControlHost {
      VStack { LabeledContent("Version", value: "1.0").labeledContentStyle(.automatic) }.labeledContentStyle(Stacked())
    }
    #expect(automatic.allNodes.map(\.label) == ["Version, 1.0"])
  }
}
