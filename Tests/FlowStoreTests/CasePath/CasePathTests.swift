import FlowStore
import Testing

private enum Action: Equatable {
  case none
  case other
  case one(Int)
  case labelled(id: Int)
  case two(Int, String)
  case row(index: Int, action: Row)
  case row(name: String, action: Row)
  case optional(Int?)
  case nested(Row)

  enum Row: Equatable {
    case tapped
    case typed(String)
  }
}

@Suite("A case path")
struct CasePathTests {
  @Test("extracts the value of its case and of no other")
  func extracting() {
    let one = /Action.one
    #expect(one.extract(from: .one(3)) == 3)
    #expect(one.extract(from: .labelled(id: 3)) == nil)
    #expect(one.extract(from: .none) == nil)
    #expect(one.embed(4) == .one(4))
    let labelled = /Action.labelled
    #expect(labelled.extract(from: .labelled(id: 5)) == 5)
    #expect(labelled.extract(from: .one(5)) == nil)
  }

  @Test("extracts several values, with labels and without")
  func severalValues() throws {
    let two = /Action.two
    #expect(try #require(two.extract(from: .two(1, "a"))) == (1, "a"))
    let row = CasePath(Action.row(index:action:))
    #expect(try #require(row.extract(from: .row(index: 1, action: .tapped))) == (1, .tapped))
    #expect(row.extract(from: .row(name: "a", action: .tapped)) == nil)
  }

  @Test("extracts a case without a value")
  func withoutValue() {
    let none = /Action.none
    #expect(none.extract(from: .none) != nil)
    #expect(none.extract(from: .other) == nil)
    #expect(none.extract(from: .one(1)) == nil)
  }

  @Test("distinguishes cases with the same description")
  func sameDescription() {
    enum Side: Equatable, CustomStringConvertible {
      case left, right
      var description: String { "side" }
    }
    let left = /Side.left
    #expect(left.extract(from: .left) != nil)
    #expect(left.extract(from: .right) == nil)
  }

  @Test("distinguishes an empty optional from another case")
  func optionalValue() throws {
    let optional = /Action.optional
    #expect(try #require(optional.extract(from: .optional(nil))) == nil)
    #expect(try #require(optional.extract(from: .optional(2))) == 2)
    #expect(optional.extract(from: .one(2)) == nil)
  }

  @Test("leads through an optional")
  func throughOptional() {
    let path: CasePath<Int?, Int> = /Int?.some
    #expect(path.extract(from: 3) == 3)
    #expect(path.extract(from: nil) == nil)
  }

  @Test("can be appended")
  func appending() {
    let path = (/Action.nested).appending(path: /Action.Row.typed)
    #expect(path.extract(from: .nested(.typed("a"))) == "a")
    #expect(path.extract(from: .nested(.tapped)) == nil)
    #expect(path.embed("b") == .nested(.typed("b")))
  }

  @Test("modifies the value in place")
  func modifying() throws {
    var action = Action.one(1)
    try (/Action.one).modify(&action) { $0 += 1 }
    #expect(action == .one(2))
    let error = #expect(throws: CasePathError.self) { try (/Action.nested).modify(&action) { $0 = .tapped } }
    #expect(error?.description == "The value is of another case than the one that was to be changed.")
  }

  @Test("is a pattern")
  func pattern() {
    switch Action.one(1) {
    case /Action.nested: Issue.record("This is another case.")
    case /Action.one: break
    default: Issue.record("The case was not found.")
    }
  }
}
