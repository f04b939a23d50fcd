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

  @Test("a symbol that is wider than most has a circle, too", arguments: ["trash", "ellipsis", "square.and.arrow.up"])
  func wideSymbols(name: String) throws {
    let phone = bar { ToolbarItem(placement: .topBarTrailing) { Button("One", systemImage: name) {} } }
    #expect(abs(try #require(phone.node(.button, "One")).frame.midX - 364) < 0.5)
  }

  @Test("a prominent button is a circle or a capsule in the tint, at the margin and 12 points from its neighbor")
  func prominent() throws {
    let phone = PhoneScreen(
      NavigationStack {
        Color.white.ignoresSafeArea().navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis") {} }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done", systemImage: "checkmark") {}.buttonStyle(.glassProminent).tint(.green)
          }
        }
      }, system: .iOS26)
    let picture = try #require(phone.screen.picture(scale: 1))
    // On a line between the top of the circle and its symbol.
    let filled = (0..<402).filter { picture[$0, 70].green > 150 && picture[$0, 70].red < 100 }
    #expect(filled.first.map { $0 >= 342 && $0 < 356 } == true && filled.last.map { $0 < 386 && $0 > 372 } == true)
    let (more, done) = (
      try #require(phone.node(.button, "More")).frame, try #require(phone.node(.button, "Done")).frame
    )
    #expect(abs(done.midX - 364) < 0.5 && abs(more.midX - (342 - 12 - 22)) < 0.5)
  }

  @Test("without a tint, texts are black and symbols a little lighter")
  func colors() throws {
    let phone = PhoneScreen(
      NavigationStack {
        Color.white.ignoresSafeArea().toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("IIIIII") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        }
      }, system: .iOS26)
    let picture = try #require(phone.screen.picture(scale: 3))
    func darkest(_ label: String) throws -> UInt8 {
      let frame = try #require(phone.node(.button, label)).frame
      let places = Int(frame.minX * 3)..<Int(frame.maxX * 3)
      return try #require(places.map { picture[$0, Int(frame.midY * 3)].red }.min())
    }
    #expect(try darkest("IIIIII") == 0 && darkest("Add") == 0x19)
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
