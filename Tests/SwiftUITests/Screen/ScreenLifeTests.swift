import Testing

@testable import SwiftUI

@Suite("The lifetime of a screen") @MainActor
struct ScreenLifeTests {
  struct Shown: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView
  }

  nonisolated static let views = [
    Shown(testDescription: "a list") { AnyView(List { Text("Row") }) },
    Shown(testDescription: "a scroll view") { AnyView(ScrollView { Text("Content") }) },
    Shown(testDescription: "a lazy stack") { AnyView(ScrollView { LazyVStack { Text("Content") } }) },
    Shown(testDescription: "a navigation stack") { AnyView(NavigationStack { Text("Content").navigationTitle("T") }) },
    Shown(testDescription: "tabs") { AnyView(TabView { Text("One").tabItem { Text("1") } }) },
    Shown(testDescription: "a geometry reader") { AnyView(GeometryReader { Text("\($0.size.width)") }) },
    Shown(testDescription: "a form") { AnyView(Form { TextField("Name", text: .constant("")) }) },
  ]

  @Test("a released screen leaves nothing behind, whatever it has shown", arguments: views)
  func release(shown: Shown) {
    weak var graph: Graph?
    do {
      let screen = Screen(device: .iPhone)
      screen.show(shown.view())
      _ = screen.displayList()
      graph = screen.graph
    }
    #expect(graph == nil)
  }
}
