import Testing

@testable import SwiftUI

@Suite("The focus of assistive technologies") @MainActor
struct AccessibilityFocusStateTests {
  private enum Place: Hashable { case title, notice }

  private struct Screen: View {
    @AccessibilityFocusState private var place: Place?
    @State private var hasNotice = false

    var body: some View {
      Text("Title").accessibilityFocused($place, equals: .title)
      if hasNotice { Text("Notice").accessibilityFocused($place, equals: .notice) }
      Text(place.map { "\($0)" } ?? "none")
      Button("Notify") {
        hasNotice = true
        place = .notice
      }
      Button("Nowhere") { place = .notice }
      Button("Take away") { hasNotice = false }
      Button("Leave") { place = nil }
    }
  }

  @Test("writing the state moves the focus, also to a view that appears in the same update")
  func writing() {
    let phone = PhoneScreen(Screen())
    #expect(phone.texts == ["Title", "none"])
    phone.tap("Notify")
    #expect(phone.texts == ["Title", "Notice", "notice"])
    phone.tap("Leave")
    #expect(phone.texts.last == "none")
  }

  @Test("a value that no view has is reset, and so is that of a removed view")
  func missing() {
    let phone = PhoneScreen(Screen())
    phone.tap("Nowhere")
    #expect(phone.texts == ["Title", "none"])
    phone.tap("Notify")
    phone.tap("Take away")
    #expect(phone.texts == ["Title", "none"])
  }

  @Test("the state follows the focus")
  func moving() throws {
    let phone = PhoneScreen(Screen())
    let title = try #require(phone.node(.staticText, "Title"))
    let focus = try #require(title.actions.first { $0.kind == .accessibilityFocus })
    phone.screen.perform(focus)
    #expect(phone.texts == ["Title", "title"])
    #expect(phone.node(.staticText, "none") == nil)
  }

  private struct Flag: View {
    @AccessibilityFocusState(for: .voiceOver) private var isFocused: Bool

    var body: some View {
      Inner(isFocused: $isFocused)
      Text(isFocused ? "yes" : "no")
    }

    struct Inner: View {
      @AccessibilityFocusState<Bool>.Binding var isFocused: Bool

      var body: some View {
        Text("Title").accessibilityFocused($isFocused)
        Button("Focus") { isFocused = true }
      }
    }
  }

  @Test("a Boolean state works through a binding")
  func boolean() {
    let phone = PhoneScreen(Flag())
    #expect(phone.texts == ["Title", "no"])
    phone.tap("Focus")
    #expect(phone.texts == ["Title", "yes"])
  }

  @Test("assistive technologies form a set")
  func technologies() {
    var both: AccessibilityTechnologies = [.voiceOver, .switchControl]
    #expect(both.contains(.voiceOver))
    #expect(both.remove(.voiceOver) == .voiceOver)
    #expect(both == .switchControl)
  }
}
