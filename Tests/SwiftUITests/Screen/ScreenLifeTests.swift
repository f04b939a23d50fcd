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
    Shown(testDescription: "rows with a geometry proxy") {
      AnyView(GeometryReader { proxy in ForEach(0..<2) { Text("\($0): \(proxy.size.width)") } })
    },
    Shown(testDescription: "a modifier in a modifier") { AnyView(Text("Content").modifier(Outer())) },
    Shown(testDescription: "content in a closure") { AnyView(Text("Content").modifier(Measured())) },
    Shown(testDescription: "keyframes") {
      AnyView(
        Text("Content").keyframeAnimator(initialValue: 1.0, repeating: true) {
          $0.scaleEffect($1)
        } keyframes: { _ in
          LinearKeyframe(2.0, duration: 1)
        })
    },
    Shown(testDescription: "a form") { AnyView(Form { TextField("Name", text: .constant("")) }) },
  ]

  private struct Inner: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  private struct Outer: ViewModifier {
    func body(content: Content) -> some View { content.modifier(Inner()) }
  }

  private struct Measured: ViewModifier {
    func body(content: Content) -> some View {
      GeometryReader { proxy in content.frame(width: proxy.size.width) }
    }
  }

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
