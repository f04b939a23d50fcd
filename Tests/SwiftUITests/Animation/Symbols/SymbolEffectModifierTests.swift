import Testing

@testable import SwiftUI

@Suite("Effects of symbols") @MainActor
struct SymbolEffectModifierTests {
  private func screen(_ view: some View) -> Screen {
    let screen = Screen(size: ProposedViewSize(width: 40, height: 40))
    screen.show(view)
    return screen
  }

  private func symbols(_ view: some View) -> Int { screen(view).displayList().items.count }

  private func warnings(_ view: some View) -> [String] { screen(view).graph.issues.map(\.message) }

  private let star = Image(systemName: "star.fill")

  @Test("a symbol that has disappeared is not drawn, and keeps its place")
  func disappear() {
    #expect(symbols(star) == 1)
    #expect(symbols(star.symbolEffect(.disappear)) == 0)
    #expect(symbols(star.symbolEffect(.disappear.down, isActive: false)) == 1)
    #expect(symbols(star.symbolEffect(.appear)) == 1)
    #expect(symbols(Color.red.symbolEffect(.disappear)) == 1)
    #expect(screen(star.symbolEffect(.disappear)).contentSize == screen(star).contentSize)
    #expect(warnings(star.symbolEffect(.disappear)) == [])
  }

  @Test("an indefinite effect warns while it is active; one that ends does not")
  func warnings() {
    #expect(
      warnings(star.symbolEffect(.pulse.byLayer)) == [
        "symbolEffect(_:options:isActive:) is approximate: the symbol is shown at rest, without 'pulse.byLayer'."
      ])
    #expect(warnings(star.symbolEffect(.pulse, isActive: false)) == [])
    #expect(warnings(star.symbolEffect(.bounce, value: 1)) == [])
  }

  @Test("removed effects neither hide nor warn")
  func removed() {
    #expect(symbols(star.symbolEffect(.disappear).symbolEffectsRemoved()) == 1)
    #expect(symbols(star.symbolEffect(.disappear).symbolEffectsRemoved(false)) == 0)
    #expect(warnings(star.symbolEffect(.pulse).symbolEffectsRemoved()) == [])
  }
}
