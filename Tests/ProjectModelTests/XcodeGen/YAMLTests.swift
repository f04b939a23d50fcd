import AssetCatalogs
import Testing

@testable import ProjectModel

@Suite("YAML as manifests use it")
struct YAMLTests {
  private func read(_ text: String) throws -> YAMLValue { try YAMLReader.read(Array(text.utf8)) }

  @Test("maps, lists, texts and comments")
  func blocks() throws {
    let value = try read(
      """
      # A comment
      name: Shop   # not this
      url: https://a.example/b#c
      "quoted key": 'it''s'
      empty:
      tilde: ~
      list:
      - one
      - two: 2
        three: "a: # b"
      -
        four: 4
      nested:
        - - a
          - b
      folded: long
        text
      block: |
        first

          second
      last: x
      """)
    #expect(value["name"]?.text == "Shop")
    #expect(value["url"]?.text == "https://a.example/b#c")
    #expect(value["quoted key"]?.text == "it's")
    #expect(value["empty"] == nil)
    #expect(value["tilde"] == nil)
    #expect(value["list"]?.members.map { $0["two"]?.text ?? $0["four"]?.text ?? $0.text } == ["one", "2", "4"])
    #expect(value["list"]?.members[1]["three"]?.text == "a: # b")
    #expect(value["nested"]?.members[0].texts == ["a", "b"])
    #expect(value["folded"]?.text == "long text")
    #expect(value["block"]?.text == "first\n\n  second\n")
    #expect(value["last"]?.text == "x")
  }

  @Test("collections in brackets, over several lines")
  func flow() throws {
    let value = try read("a: [one, 'two, 2', {b: c, d: [e]},\n  f: g]\nh: {}\ni: [\n]\nj: {k: \"l\\n\"}")
    #expect(value["a"]?.members.count == 4)
    #expect(value["a"]?.members[1].text == "two, 2")
    #expect(value["a"]?.members[2]["d"]?.texts == ["e"])
    #expect(value["a"]?.members[3]["f"]?.text == "g")
    #expect(value["h"] == .map([]))
    #expect(value["i"] == .list([]))
    #expect(value["j"]?["k"]?.text == "l\n")
  }

  @Test("anchors are repeated, and merged into maps, whose own entries count")
  func anchors() throws {
    let value = try read("base: &base\n  a: 1\n  b: 2\nother:\n  <<: *base\n  b: 3\nlist: [*base]\n")
    #expect(value["other"]?["a"]?.text == "1")
    #expect(value["other"]?["b"]?.text == "3")
    #expect(value["list"]?.members[0]["b"]?.text == "2")
  }

  @Test("words for yes and no are flags unless they are quoted")
  func flags() throws {
    let value = try read("a: YES\nb: 'YES'\nc: off\nd: 5.10\n")
    #expect(value["a"]?.flag == true)
    #expect(value["b"]?.flag == nil)
    #expect(value["c"]?.flag == false)
    #expect(value["d"]?.text == "5.10")
  }

  @Test(
    "a mistake is named with its line",
    arguments: [
      ("a: 1\n\tb: 2", "line 2: a tab is in front, where YAML has spaces only"),
      ("a:\n  b: 1\n c: 2", "line 3: 'c: 2' is indented unlike the lines before"),
      ("a: *none", "line 1: the anchor of '*none' is missing"),
      ("a: [1, 2", "line 1: '[1, 2' has no end"),
      ("a: [1] 2", "line 1: '2' behind the value is not read"),
      ("a: {b: [1] c: 2}", "line 1: ',' was expected, and 'c' was found"),
      ("a: 1\nb", "line 2: 'b' is not read: a key and ':' were expected"),
      ("<<<<<<< HEAD\na: 1", "line 1, column 1: '<<<<<<<' is the mark of an unfinished merge"),
      (
        (0..<200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
        "line 101: there are more than 100 levels"
      ),
      ("a: " + String(repeating: "[", count: 1_000), "line 1: there are more than 50 levels"),
    ])
  func mistakes(text: String, reason: String) {
    let fault = #expect(throws: FileFault.self) { try read(text) }
    #expect(fault?.description == reason)
  }

  @Test("aliases that repeat each other end")
  func repeated() {
    let lines = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let fault = #expect(throws: FileFault.self) { try read("a0: &a0 [x]\n" + lines.joined(separator: "\n")) }
    #expect(fault?.description == "it has more than 200000 values")
  }
}
