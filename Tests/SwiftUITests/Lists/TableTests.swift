import Foundation
import Testing

@testable import SwiftUI

@Suite("Tables") @MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
  }

  private struct People: View {
    @Bindable var selection: TestValue<Int?>

    var body: some View {
      Table(
        [Person(id: 1, name: "Ann", city: "Rome"), Person(id: 2, name: "Bob", city: "Oslo")],
        selection: $selection.value
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("City") { Text($0.city) }.width(200)
      }
    }
  }

  @Test("on a phone it is a list of the first column")
  func compact() {
    let screen = Screen.phone()
    screen.show(People(selection: TestValue(nil)))
    #expect(screen.nodes.filter { $0.role == .staticText }.map(\.label) == ["Ann", "Bob"])
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("in a wide window columns stand side by side, below their titles")
  func regular() throws {
    let screen = Screen(device: .iPad)
    let selection = TestValue<Int?>(nil)
    screen.show(People(selection: selection))
    let frames = try ["Name", "City", "Ann", "Rome", "Bob", "Oslo"].map { try #require(screen.frame(ofText: $0)) }
    let (names, cities) = ([0, 2, 4].map { frames[$0] }, [1, 3, 5].map { frames[$0] })
    #expect(Set(names.map(\.minX)).count == 1)
    #expect(Set(cities.map(\.minX)).count == 1)
    #expect(names[0].maxY <= names[1].minY && names[1].maxY <= names[2].minY)
    #expect(cities[0].minX > 800 - 200 - 30)
    screen.tap(at: CGPoint(x: 400, y: names[2].midY))
    #expect(selection.value == 2)
  }
}
