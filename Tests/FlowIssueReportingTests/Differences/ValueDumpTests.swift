import FlowIssueReporting
import Foundation
import Testing

@Suite("A described value")
struct ValueDumpTests {
  private enum Route: Hashable { case home, item(id: Int, name: String), pair(Int, Int), list([Int]) }
  private struct Key: Hashable { let id: Int }
  private struct Empty {}
  private class Base { let base = "a\nb" }
  private final class Derived: Base {
    let number = 1.5
    var other: Derived?
  }
  private struct Everything {
    let text = "say \"hi\" Ü"
    let isOn = true
    let none: Int? = nil
    let some: Date? = Date(timeIntervalSince1970: 0)
    let url = URL(string: "https://a.example/b")
    let routes: [Route] = [.home, .item(id: 1, name: "x"), .pair(1, 2), .list([])]
    let tuple = (1, name: "b")
    let names: [Key: [String]] = [Key(id: 2): ["b"], Key(id: 1): []]
    let set: Set<String> = ["b", "a"]
    let empty = Empty()
    let type = Int.self
    let data = Data([1, 2])
  }

  @Test("has a line for each member, each item and each end")
  func everything() {
    #expect(
      dump(Everything()) == #"""
        Everything(
          text: "say \"hi\" Ü",
          isOn: true,
          none: nil,
          some: 1970-01-01T00:00:00Z,
          url: https://a.example/b,
          routes: [
            Route.home,
            Route.item(
              id: 1,
              name: "x"
            ),
            Route.pair(
              1,
              2
            ),
            Route.list(
              [
              ]
            ),
          ],
          tuple: (
            1,
            name: "b"
          ),
          names: [
            Key(
              id: 1
            ): [
            ],
            Key(
              id: 2
            ): [
              "b",
            ],
          ],
          set: Set([
            "a",
            "b",
          ]),
          empty: Empty(),
          type: Int.self,
          data: Data(2 bytes)
        )
        """#)
  }

  @Test("has the members of superclasses first, and no endless objects")
  func objects() {
    let object = Derived()
    object.other = object
    #expect(
      dump(object) == #"""
        Derived(
          base: "a\nb",
          number: 1.5,
          other: Derived(↩︎)
        )
        """#)
  }
}
