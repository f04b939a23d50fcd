import Foundation
import Testing

@testable import SwiftUI

@Suite("Bar items on glass") @MainActor
struct GlassItemsTests {
  private func bar<Items: ToolbarContent>(
    _ system: SystemVersion = .iOS26, @ToolbarContentBuilder _ items: @escaping () -> Items
  ) -> PhoneScreen {
    PhoneScreen(
      NavigationStack {
        Color.red.ignoresSafeArea().navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar(
          content: items)
      }, system: system)
  }

  /// The spans of glass in the bar: where the red background is lightened, on the line just below the top of items.
  private func glass(_ phone: PhoneScreen, y: CGFloat = 68) throws -> [ClosedRange<Int>] {
    let picture = try #require(phone.screen.picture(scale: 1))
    var spans: [ClosedRange<Int>] = []
    var start: Int?
    for x in 0...402 {
      let isGlass = x < 402 && picture[x, Int(y)].green > 115
      if isGlass, start == nil { start = x }
      if !isGlass, let first = start {
        spans.append(first...(x - 1))
        start = nil
      }
    }
    return spans
  }

  @Test("neighbors share a capsule, and a spacer or a hidden background ends it")
  func groups() throws {
    let shared = bar {
      ToolbarItem { Button("A", systemImage: "plus") {} }
      ToolbarItem { Button("B", systemImage: "trash") {} }
    }
    #expect(try glass(shared).count == 1)
    let separate = bar {
      ToolbarItem { Button("A", systemImage: "plus") {} }
      ToolbarSpacer(.fixed)
      ToolbarItem { Button("B", systemImage: "trash") {} }
    }
    #expect(try glass(separate).count == 2)
    let hidden = bar {
      ToolbarItem { Button("A", systemImage: "plus") {} }
      ToolbarItem { Button("B", systemImage: "trash") {} }.sharedBackgroundVisibility(.hidden)
    }
    #expect(try glass(hidden).count == 1)
    #expect(try glass(hidden).first.map(\.count) ?? 0 < (try glass(shared).first.map(\.count) ?? 0))
  }

  @Test("a symbol has a circle of 44 points at the margin, and a text 16 points at its sides")
  func sizes() throws {
    let phone = bar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
    }
    let spans = try glass(phone, y: 84)
    #expect(spans.first.map(\.lowerBound) == 16)
    let text = try #require(phone.node(.button, "Cancel")).frame
    #expect(abs(text.minX - 32) < 0.5)
    let symbol = try #require(phone.node(.button, "Add")).frame
    #expect(abs(symbol.midX - 364) < 0.5 && abs(symbol.midY - 84) < 0.5)
  }

  @Test("before iOS 26 there is no glass")
  func old() throws {
    let phone = bar(.iOS18) { ToolbarItem { Button("Add", systemImage: "plus") {} } }
    #expect(try glass(phone, y: 84).allSatisfy { $0.count < 20 })
  }

  @Test("the back button is a circle with a chevron, named by the previous screen")
  func back() throws {
    let phone = PhoneScreen(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in Text("Detail").navigationTitle("Detail") }
      }, system: .iOS26)
    let back = try #require(phone.nodes.first { $0.identifier == "BackButton" })
    #expect(back.label == "Root" && back.frame == CGRect(x: 16, y: 62, width: 44, height: 44))
  }

  @Test("content begins 54 points below the safe area, and 106 below it with a large title")
  func heights() throws {
    func top(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat {
      let phone = PhoneScreen(
        NavigationStack {
          ScrollView { Text("Top") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }, system: .iOS26)
      return try #require(phone.node(.staticText, "Top")).frame.minY
    }
    #expect(try top(.inline) == 116 && top(.large) == 168)
  }

  @Test("pinned items are last, and items of the overflow menu are in the menu at the end")
  func order() throws {
    let phone = bar {
      ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
      ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
      ToolbarOverflowMenu { Button("Rename") {} }
    }
    let buttons = phone.buttons.filter { ["Add", "Done", "Pinned"].contains($0) }
    #expect(buttons == ["Add", "Done", "Pinned"] && phone.node(.button, "Rename") == nil)
    phone.tap("More")
    #expect(phone.node(.button, "Rename") != nil)
  }
}
