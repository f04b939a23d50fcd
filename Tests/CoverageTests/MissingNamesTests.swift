import Testing

@testable import coverage

@Suite("Missing names")
struct MissingNamesTests {
  private func missing(_ names: String, sources: String, elsewhere: Set<String> = []) -> MissingNames {
    var reader = NameReader()
    reader.read(sources)
    return MissingNames(lists: [NameList(version: "iOS 1", text: names)], sources: reader, elsewhere: elsewhere)
  }

  @Test("a name is there as a member of the type, of a protocol that it conforms to, or of what it is another name of")
  func there() {
    let missing = missing(
      """
      # A comment.
      Card
      Card.flip()
      Card.tilt(_:)
      Card.turn(by:)
      Deck
      Deck.count
      """,
      sources: """
        public protocol Turning: Tilting {}
        public protocol Tilting {}
        extension Tilting { public func tilt(_ angle: Double) {} }
        public struct Card: Turning { public func turn(_ angle: Double) {} }
        public struct Stack { public var count: Int { 1 } }
        public typealias Deck = Stack
        """)
    #expect(missing.current == ["Card.flip()", "Card.turn(by:)"])
    #expect(missing.total == 6)
  }

  @Test("of a missing type the members are not named, and deprecated names stand apart")
  func missingTypes() {
    let missing = missing(
      "Deck\nDeck.Cut.depth\nDeck.count\nView.deal()\nView.fold() deprecated",
      sources: "public protocol View {}")
    #expect(missing.current == ["Deck", "View.deal()"])
    #expect(missing.deprecated == ["View.fold()"])
    #expect(
      MissingNames.lines(missing.current + ["View.shuffle(_:)"]) == ["- `Deck`", "- `View`: `deal()`, `shuffle(_:)`"])
  }

  @Test("what is elsewhere is not compared")
  func elsewhere() {
    let missing = missing("Deck\nDeck.count\nDeckView", sources: "", elsewhere: ["Deck"])
    #expect(missing.current == ["DeckView"])
    #expect(missing.total == 1)
  }

  @Test("a list is written with its version, sorted, without what conforming types declare again")
  func list() throws {
    let list = try NameList(interfaces: [
      """
      // swift-module-flags: -target arm64e-apple-ios26.2 -module-name Cards
      public protocol Card {
        func flip()
        var name: String { get }
      }
      """,
      """
      public struct Ace : Cards.Card, Swift.Hashable {
        public func flip()
        public func hash(into hasher: inout Hasher)
        @available(iOS, deprecated: 14.0)
        public func burn()
      }
      extension Ace : Card {}
      """,
    ])
    #expect(list.version == "iOS 26.2")
    let lines = list.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines == ["Ace", "Ace.burn() deprecated", "Card", "Card.flip()", "Card.name"])
  }

  @Test("a list without a version is an error that says what is missing")
  func noVersion() {
    let error = #expect(throws: CoverageError.self) { try NameList(interfaces: ["public struct Ace {}"]) }
    #expect(error?.description == "No line of the interface says which version of iOS it is for: \"-apple-ios26.2\".")
  }
}
