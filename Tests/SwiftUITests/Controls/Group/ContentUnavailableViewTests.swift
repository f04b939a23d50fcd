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
}
