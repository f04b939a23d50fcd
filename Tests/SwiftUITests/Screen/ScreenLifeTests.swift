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
    Shown(testDescription: "a geometry proxy in an action") {
      AnyView(GeometryReader { proxy in Text("Content").onAppear { _ = proxy.frame(in: .global) } })
    },
    Shown(testDescription: "a geometry proxy that the app keeps") { AnyView(ProxyKeeper()) },
    Shown(testDescription: "an anchor that the app keeps") { AnyView(AnchorKeeper()) },
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

  private final class Kept {
    var proxy: GeometryProxy?
    var anchor: Anchor<CGRect>?
  }

  private struct ProxyKeeper: View {
    @State private var kept = Kept()

    var body: some View {
      GeometryReader { proxy in
        Text("Content").onAppear { kept.proxy = proxy }.onChange(of: proxy.size, initial: true) { kept.proxy = proxy }
      }
    }
  }

  private struct AnchorKeeper: View {
    @State private var kept = Kept()

    var body: some View {
      Text("Content").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(BoundsKey.self) { anchor in
          GeometryReader { proxy in
            Color.clear.onAppear { (kept.proxy, kept.anchor) = (proxy, anchor) }
          }
        }
    }
  }

  private enum BoundsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

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
