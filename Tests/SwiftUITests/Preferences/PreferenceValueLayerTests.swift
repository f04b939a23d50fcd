import Testing

@_spi(Private) @testable import SwiftUI

@Suite("Layers made of preferences") @MainActor
struct PreferenceValueLayerTests {
  private struct Longest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  /// Shows the value of the modified view.
  private struct Shown: ViewModifier {
    func body(content: Content) -> some View {
      content.overlayPreferenceValue(Longest.self) { Text("value \($0)") }
    }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View {
      content.padding().backgroundPreferenceValue(Longest.self) { Text("behind \($0)") }
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("a").preference(key: Longest.self, value: 1)
      VStack { Text("b").preference(key: Longest.self, value: 5) }
    }
  }

  private struct Counter: View {
    @State private var count = 3

    var body: some View {
      Button("more") { count += 1 }.preference(key: Longest.self, value: count)
    }
  }

  private func texts(_ view: some View) -> [String] {
    PhoneScreen(view).texts
  }

  @Test("a modifier sees the value of the view that it modifies")
  func modifier() {
    #expect(texts(Text("a").preference(key: Longest.self, value: 7).modifier(Shown())) == ["a", "value 7"])
    #expect(texts(Text("a").preference(key: Longest.self, value: 7).modifier(Padded())) == ["behind 7", "a"])
    #expect(texts(Text("a").modifier(Shown())) == ["a", "value 0"])
  }

  @Test("each view of a group has a layer of its own value, and a stack one of all")
  func groups() {
    #expect(texts(VStack { Pair().modifier(Shown()) }) == ["a", "value 1", "b", "value 5"])
    #expect(texts(VStack { Pair() }.modifier(Shown())) == ["a", "b", "value 5"])
  }

  @Test("a value that changes later changes the layer of a modifier")
  func change() throws {
    let phone = PhoneScreen(Counter().modifier(Shown()))
    #expect(phone.texts.contains("value 3"))
    phone.tap("more")
    #expect(phone.texts.contains("value 4"))
  }
}
