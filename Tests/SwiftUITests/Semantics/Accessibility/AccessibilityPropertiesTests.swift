import Foundation
import Testing

@testable import SwiftUI

@Suite("Accessibility properties") @MainActor
struct AccessibilityPropertiesTests {
  @Test("label, value, hint, identifier and traits are the element's")
  func properties() throws {
    let screen = PhoneScreen(
      Text("★★★")
        .accessibilityLabel("Rating")
        .accessibilityValue("3 of 5")
        .accessibilityHint("Tap twice to rate")
        .accessibilityIdentifier("rating")
        .accessibilityAddTraits(.isHeader))
    let node = try #require(screen.nodes.first)
    #expect(node.label == "Rating")
    #expect(node.value == "3 of 5")
    #expect(node.hint == "Tap twice to rate")
    #expect(node.identifier == "rating")
    #expect(node.traits.contains(.isHeader))
  }

  @Test("a view without semantics is one element with all of its accessibility modifiers")
  func plainView() throws {
    let screen = PhoneScreen(
      Color.red.accessibilityLabel("Colour").accessibilityValue("Red").accessibilityIdentifier("c"))
    #expect(screen.nodes.count == 1)
    let node = try #require(screen.nodes.first)
    #expect(node.label == "Colour" && node.value == "Red" && node.identifier == "c")
  }

  @Test("hidden elements are absent")
  func hidden() {
    let screen = PhoneScreen(
      VStack {
        Text("a")
        VStack {
          Text("b"); Text("c")
        }.accessibilityHidden(true)
      })
    #expect(screen.texts == ["a"])
  }

  @Test("children are combined into one element, or ignored")
  func children() throws {
    let combined = PhoneScreen(
      VStack {
        Text("a"); Text("b")
      }.accessibilityElement(children: .combine))
    #expect(combined.nodes.map(\.label) == ["a, b"])
    let ignored = PhoneScreen(
      VStack {
        Text("a"); Text("b")
      }.accessibilityElement(children: .ignore).accessibilityLabel("both"))
    #expect(ignored.screen.semantics().map(\.label) == ["both"])
  }

  @Test("actions run")
  func actions() throws {
    let log = EventLog()
    let screen = PhoneScreen(
      Text("a")
        .accessibilityAction { log.add("default") }
        .accessibilityAction(named: "Archive") { log.add("archive") }
        .accessibilityAdjustableAction { log.add($0 == .increment ? "up" : "down") })
    let node = try #require(screen.nodes.first)
    for kind in [SemanticsAction.Kind.activate, .named("Archive"), .increment, .decrement] {
      let action = try #require(node.actions.first { $0.kind == kind }, "no \(kind)")
      screen.screen.perform { action.perform() }
    }
    #expect(log.take() == ["default", "archive", "up", "down"])
  }

  @Test("a higher priority is read first")
  func sortPriority() {
    let screen = PhoneScreen(
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain))
    #expect(screen.texts == ["b", "a"])
  }

  @Test("traits are removed")
  func removedTraits() throws {
    let plain = PhoneScreen(Text("a").accessibilityAddTraits([.isHeader, .isButton]))
    let changed = PhoneScreen(
      Text("a").accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isHeader))
    #expect(plain.nodes.first?.traits.contains([.isHeader, .isButton]) == true)
    #expect(changed.nodes.first?.traits.contains(.isButton) == true)
    #expect(changed.nodes.first?.traits.contains(.isHeader) == false)
  }

  @Test("traits form a set")
  func traits() {
    var traits: AccessibilityTraits = [.isLink]
    #expect(traits.insert(.isImage).inserted)
    #expect(!traits.insert(.isImage).inserted)
    #expect(traits == [.isImage, .isLink])
    #expect(traits.intersection([.isLink, .isToggle]) == .isLink)
    #expect(traits.symmetricDifference(.isLink) == .isImage)
  }
  private struct Item: View {
    var body: some View { Text("a").identified("item") }
  }

  @Test("the result type of accessibility modifiers can be named")
  func attachment() throws {
    let screen = PhoneScreen(Item())
    #expect(try #require(screen.nodes.first).identifier == "item")
  }
}

extension View {
  fileprivate func identified(_ name: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(name)
  }
}
