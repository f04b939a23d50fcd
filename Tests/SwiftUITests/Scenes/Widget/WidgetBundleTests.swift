import Testing

@testable import SwiftUI

@Suite("Widgets of an extension") @MainActor
struct WidgetBundleTests {
  private struct Declared: WidgetDeclaration { let kind: String }

  private struct Configuration: WidgetConfiguration {
    let kind: String

    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    func _collect(into contents: inout _WidgetContents) { contents.declarations.append(Declared(kind: kind)) }
  }

  private struct Clock: Widget {
    var body: some WidgetConfiguration { Configuration(kind: "clock") }
  }

  private struct Weather: Widget {
    var body: some WidgetConfiguration { Configuration(kind: "weather") }
  }

  private struct Blank: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private struct Both: WidgetBundle {
    static var hasWeather: Bool { true }

    var body: some Widget {
      Clock()
      Blank()
      if Self.hasWeather { Weather() }
    }
  }

  private func kinds(_ widget: some Widget) -> [String] {
    var contents = _WidgetContents()
    widget._collect(into: &contents)
    return contents.declarations.compactMap { ($0 as? Declared)?.kind }
  }

  @Test("a widget declares what its configuration does, and an empty configuration nothing")
  func single() {
    #expect(kinds(Clock()) == ["clock"])
    #expect(kinds(Blank()) == [])
  }

  @Test("a bundle declares its widgets in order")
  func bundle() {
    #expect(kinds(Both().body) == ["clock", "weather"])
  }
}
