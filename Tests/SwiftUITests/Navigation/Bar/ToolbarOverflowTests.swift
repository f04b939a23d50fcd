import Foundation
import Testing

@testable import SwiftUI

@Suite("Items for which a bar has no space") @MainActor
struct ToolbarOverflowTests {
  private func bar<Items: ToolbarContent>(
    _ system: SystemVersion = .iOS26, @ToolbarContentBuilder _ items: @escaping () -> Items
  ) -> PhoneScreen {
    PhoneScreen(
      NavigationStack {
        Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar(content: items)
      }, system: system)
  }

  private struct Items: ToolbarContent {
    let names: [String]
    var placement = ToolbarItemPlacement.topBarTrailing

    var body: some ToolbarContent {
      ToolbarItemGroup(placement: placement) {
        ForEach(names, id: \.self) { name in Button(name, systemImage: "star") {} }
      }
    }
  }

  private let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

  @Test("the last ones are in the menu at the end, and those in the bar are inside of it")
  func menu() throws {
    let phone = bar { Items(names: letters) }
    #expect(phone.buttons.named == ["A", "B", "C", "D", "E", "More"])
    let first = try #require(phone.node(.button, "A")).frame
    #expect(first.minX > 16)
    phone.tap("More")
    #expect(Array(phone.buttons.named.suffix(3)) == ["F", "G", "H"])
  }

  @Test("items that fit stay, and so do all before iOS 26")
  func fitting() {
    #expect(bar { Items(names: ["A", "B", "C"]) }.buttons == ["A", "B", "C"])
    #expect(bar(.iOS18) { Items(names: letters) }.buttons == letters)
  }

  @Test("items of low priority leave the bar first, and pinned and confirming ones do not")
  func priorities() {
    let phone = bar {
      Items(names: ["A", "B", "C"]).visibilityPriority(.low)
      Items(names: ["D", "E", "F"])
      Items(names: ["G"], placement: .topBarPinnedTrailing)
      ToolbarItem(placement: .confirmationAction) { Button("Done", systemImage: "checkmark") {} }
    }
    #expect(phone.buttons.named == ["D", "E", "F", "Done", "G", "More"])
    #expect(phone.issues.isEmpty)
  }

  @Test("a priority is below or above another one")
  func order() {
    let low = ToolbarItemVisibilityPriority(lowerThan: .low)
    #expect(low < .low && .low < .automatic && .automatic < .high)
    #expect(ToolbarItemVisibilityPriority.high < ToolbarItemVisibilityPriority(higherThan: .high))
  }
}

extension [String] {
  /// The names without those of the buttons inside the buttons of menus, which have none.
  fileprivate var named: [String] {
    filter { !$0.isEmpty }
  }
}
