import Testing

@testable import SwiftUI

@Suite("Colour schemes") @MainActor
struct PreferredColorSchemeTests {
  private struct Screen: View {
    @Bindable var scheme: TestValue<ColorScheme?>
    let outer: EnvironmentProbe<ColorScheme>.Note

    var body: some View {
      EnvironmentProbe(\.colorScheme, note: outer)
      Text("a").preferredColorScheme(scheme.value)
    }
  }

  @Test("the window uses the scheme that a view prefers, for all of its views")
  func preferred() {
    let scheme = TestValue<ColorScheme?>(.dark)
    let note = EnvironmentProbe<ColorScheme>.Note()
    let phone = PhoneScreen(Screen(scheme: scheme, outer: note))
    #expect(note.value == .dark)
    phone.screen.perform { scheme.value = nil }
    #expect(note.value == .light)
  }

  @Test("the deprecated modifier sets the scheme of its content only")
  func inside() {
    #expect(read(\.colorScheme) { $0.colorScheme(.dark) } == .dark)
    let outer = EnvironmentProbe<ColorScheme>.Note()
    _ = PhoneScreen(
      VStack {
        EnvironmentProbe(\.colorScheme, note: outer)
        Text("a").colorScheme(.dark)
      })
    #expect(outer.value == .light)
  }
}
