import Testing

@testable import SwiftUI

@Suite("ContentUnavailableView") @MainActor
struct ContentUnavailableViewTests {
  private func frames(_ view: some View) -> [CGRect] {
    PhoneScreen(view).nodes.filter { $0.role == .staticText }.map(\.frame)
  }

  @Test("a search without results has no space for actions")
  func withoutActions() {
    let search = frames(ContentUnavailableView.search)
    #expect(search.count == 2)
    #expect(
      search
        == frames(
          ContentUnavailableView {
            Label("No Results", systemImage: "magnifyingglass")
          } description: {
            Text("Check the spelling or try a new search.")
          }))
  }

  @Test("on iOS 26 a description is close to the title, and both are above the middle without actions")
  func closeTexts() throws {
    func texts(_ system: SystemVersion) -> [CGRect] {
      PhoneScreen(
        ContentUnavailableView("Title", systemImage: "tray", description: Text("Description")), system: system
      ).nodes.filter { $0.role == .staticText }.map(\.frame)
    }
    let (old, new) = (texts(.iOS18), texts(.iOS26))
    #expect(old.count == 2 && new.count == 2)
    #expect(abs((old[1].minY - old[0].maxY) - (new[1].minY - new[0].maxY) - 17.0 / 3) < 0.5)
    #expect(new[1].maxY < old[1].maxY - 9)
  }
}
