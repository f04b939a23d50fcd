import Testing

@testable import SwiftUI

@Suite("Transitions between screens") @MainActor
struct NavigationTransitionTests {
  @Test("a zoom is a warning, also when its type is erased; other transitions are none")
  func zooms() {
    struct Screen<Style: NavigationTransition>: View {
      let style: (Namespace.ID) -> Style
      @Namespace private var namespace

      var body: some View {
        Text("Detail").navigationTransition(style(namespace)).matchedTransitionSource(id: 1, in: namespace)
      }
    }
    func issues<Style: NavigationTransition>(_ style: @escaping (Namespace.ID) -> Style) -> [String] {
      PhoneScreen(Screen(style: style)).issues.map { String($0.prefix { $0 != "(" }) }
    }
    #expect(issues { .zoom(sourceID: 1, in: $0) } == ["navigationTransition"])
    #expect(issues { AnyNavigationTransition(.zoom(sourceID: 1, in: $0)) } == ["navigationTransition"])
    #expect(issues { _ in .automatic } == [])
    #expect(issues { _ in .crossFade } == [])
    #expect(issues { _ in AnyNavigationTransition(.crossFade) } == [])
  }

  @Test("the configuration of a source is asked for, and can be extended by an app")
  func configurations() {
    struct Source: View {
      let log: EventLog
      @Namespace private var namespace

      var body: some View {
        Text("Source").matchedTransitionSource(id: 1, in: namespace) { source in
          log.add("configured")
          return source.card()
        }
      }
    }
    let log = EventLog()
    let phone = PhoneScreen(Source(log: log))
    #expect(Set(log.lines) == ["configured"])
    #expect(phone.texts == ["Source"])
  }
}

extension MatchedTransitionSourceConfiguration {
  fileprivate func card() -> some MatchedTransitionSourceConfiguration {
    background(.blue).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 4)
  }
}
