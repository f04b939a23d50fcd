import Testing

@testable import SwiftUI

@MainActor
@Suite("Options that are not implemented are recorded")
struct UnsupportedOptionsTests {
  private func warnings(_ view: some View) -> [String] {
    let screen = Screen.phone()
    screen.show(view)
    // Effects are evaluated when they are drawn.
    _ = screen.displayList()
    return screen.graph.issues.filter { $0.severity == .warning }.map { String($0.message.prefix { $0 != "(" }) }
  }

  @Test("options of menus, palettes, badges and toolbars that differ from the default")
  func options() {
    let text = Text("a")
    #expect(warnings(text.menuActionDismissBehavior(.disabled)) == ["menuActionDismissBehavior"])
    #expect(warnings(text.menuActionDismissBehavior(.enabled)) == [])
    #expect(warnings(text.paletteSelectionEffect(.symbolVariant(.fill))) == ["paletteSelectionEffect"])
    #expect(warnings(text.paletteSelectionEffect(.automatic)) == [])
    #expect(warnings(text.badgeProminence(.increased)) == ["badgeProminence"])
    #expect(warnings(text.badgeProminence(.standard)) == [])
    #expect(warnings(text.toolbar(removing: .sidebarToggle)) == ["toolbar"])
    #expect(warnings(text.toolbar(removing: nil)) == [])
    #expect(warnings(text.searchDictationBehavior(.inline(activation: .onLook))) == ["searchDictationBehavior"])
    #expect(warnings(text.searchDictationBehavior(.automatic)) == [])
  }

  @Test("options of search, speech and sharing")
  func actions() {
    let text = Text("a")
    #expect(warnings(text.findNavigator(isPresented: .constant(true))) == ["findNavigator"])
    #expect(warnings(text.findNavigator(isPresented: .constant(false)).findDisabled().replaceDisabled()) == [])
    #expect(warnings(AnyView(text).speechSpellsOutCharacters()) == ["speechSpellsOutCharacters"])
    #expect(warnings(AnyView(text).speechAlwaysIncludesPunctuation()) == ["speechAlwaysIncludesPunctuation"])
    #expect(warnings(AnyView(text).speechAdjustedPitch(0.5)) == ["speechAdjustedPitch"])
    #expect(warnings(AnyView(text).speechAnnouncementsQueued()) == ["speechAnnouncementsQueued"])
    #expect(warnings(text.navigationDocument("a")) == ["navigationDocument"])
  }

  @Test("parameters of images and gradients that differ from the default")
  func drawings() {
    func mesh(_ space: Gradient.ColorSpace) -> some View {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow],
        colorSpace: space)
    }
    #expect(warnings(mesh(.device)) == [])
    #expect(warnings(mesh(.perceptual)) == ["MeshGradient"])
    #expect(Image("a", variableValue: nil).shortfalls == [])
    #expect(Image("a", variableValue: 0.5).shortfalls.map(\.api) == ["Image(_:variableValue:)"])
  }

  @Test("options of dialogs, rows and widgets without effect on a phone")
  func inert() {
    let text = Text("a").dialogIcon(Image(systemName: "star")).typeSelectEquivalent("b").invalidatableContent()
    #expect(warnings(text.dialogSuppressionToggle(isSuppressed: .constant(true))) == [])
  }
}
