import Testing

@testable import SwiftUI

@Suite("Lists of trees") @MainActor
struct ListOfTreesTests {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private static let items = [Item(id: "Fruit", children: [Item(id: "Apple"), Item(id: "Pear")]), Item(id: "Bread")]

  private struct One: View {
    @State private var chosen: String?

    var body: some View {
      Text("Chosen: \(chosen ?? "none")")
      List(items, children: \.children, selection: $chosen) { Text($0.id) }
    }
  }

  private struct OneByMember: View {
    @State private var chosen: String?

    var body: some View {
      Text("Chosen: \(chosen ?? "none")")
      List(items, id: \.id, children: \.children, selection: $chosen) { Text($0.id) }
    }
  }

  private struct Many: View {
    @State private var chosen: Set<String> = []

    var body: some View {
      Text("Chosen: \(chosen.sorted().joined(separator: " "))")
      List(items, children: \.children, selection: $chosen) { Text($0.id) }
        .environment(\.editMode, .constant(.active))
    }
  }

  private func tap(_ text: String, _ phone: PhoneScreen) throws {
    let frame = try #require(phone.node(.staticText, text)?.frame, "\(text)")
    phone.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("a tap selects a top-level row, by identity or by a member")
  func one() throws {
    for phone in [PhoneScreen(VStack { One() }), PhoneScreen(VStack { OneByMember() })] {
      #expect(phone.texts == ["Chosen: none", "Fruit", "Bread"])
      try tap("Bread", phone)
      #expect(phone.texts.first == "Chosen: Bread")
      #expect(phone.issues == [])
    }
  }

  @Test("in edit mode rows are selected and deselected")
  func many() throws {
    let phone = PhoneScreen(VStack { Many() })
    try tap("Bread", phone)
    #expect(phone.texts.first == "Chosen: Bread")
    try tap("Bread", phone)
    #expect(phone.texts.first == "Chosen: ")
  }
}
