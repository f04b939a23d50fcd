import Foundation
import Testing

@testable import SwiftUI

@Suite("Search at the bottom") @MainActor
struct BottomSearchTests {
  private struct Notes: View {
    var placement = SearchFieldPlacement.automatic
    var behavior = SearchToolbarBehavior.automatic
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(1..<40) { Text("Row \($0)") }.navigationTitle("Notes").searchable(text: $text, placement: placement)
          .searchToolbarBehavior(behavior)
      }
    }
  }

  private func field(_ phone: PhoneScreen) -> CGRect? {
    phone.nodes.first { $0.traits.contains(.isSearchField) }?.frame
  }

  @Test("the field is 28 points above the bottom of a phone, and the drawer's is below the title")
  func place() throws {
    let field = try #require(self.field(PhoneScreen(Notes(), system: .iOS26)))
    #expect(field.midY > 874 - 28 - 48 && field.midY < 874 - 28)
    let drawer = try #require(self.field(PhoneScreen(Notes(placement: .navigationBarDrawer), system: .iOS26)))
    #expect(drawer.midY < 230)
    #expect(try #require(self.field(PhoneScreen(Notes(), system: .iOS18))).midY < 230)
  }

  @Test("above the keyboard the capsules are 8 points apart and from the edges, 21 above it; the prompt is gray")
  func aboveKeyboard() throws {
    let phone = PhoneScreen(Notes(), system: .iOS26)
    let field = try #require(self.field(phone))
    // The prompt has the color of the symbol, (60, 60, 67) of 60 % on glass.
    let picture = try #require(phone.screen.picture(scale: 2))
    let darkest = (Int(field.minX * 2)..<Int(field.maxX * 2)).flatMap { x in
      (Int(field.minY * 2)..<Int(field.maxY * 2)).map { picture[x, $0].red }
    }.min()
    #expect((120...150).contains(try #require(darkest)))
    phone.screen.tap(at: CGPoint(x: field.midX, y: field.midY))
    // The overlap is measured from the safe area.
    let top = 874 - 34 - phone.screen.graph.keyboardOverlap
    let close = try #require(phone.node(.button, "Close")).frame
    #expect(top < 600 && close.midX == 402 - 8 - 24)
    #expect(abs(close.midY - (top - 21 - 24)) < 1)
  }

  @Test("above a tab bar the field stays below the title")
  func tabs() throws {
    let phone = PhoneScreen(TabView { Tab("Notes", systemImage: "note") { Notes() } }, system: .iOS26)
    #expect(try #require(field(phone)).midY < 230)
  }

  @Test("a minimized field is a button, which opens it")
  func minimized() throws {
    let phone = PhoneScreen(Notes(behavior: .minimize), system: .iOS26, device: .iPhone17Pro.withHardwareKeyboard)
    #expect(field(phone) == nil)
    phone.tap("Search")
    #expect(field(phone) != nil)
    #expect(phone.node(.button, "Close") != nil)
    #expect(phone.issues == [])
  }
}
