import Testing

@testable import ProjectModel

@Suite("Build settings")
struct BuildSettingsTests {
  private let debug = SettingCondition.Context(configuration: "Debug", platform: .iOS)

  private func settings(_ levels: [BuildSettings.Assignment]...) -> BuildSettings {
    BuildSettings(levels: levels, debug)
  }

  @Test("a level inherits from the one below, and from earlier lines of its own")
  func inherited() {
    let all = settings(
      [("A", "one")], [("A", "$(inherited) two"), ("A", "$(inherited) three")], [("A", "${A} four")])
    #expect(all["A"] == "one two three four")
    #expect(settings([("A", "$(inherited) x")])["A"] == "x")
  }

  @Test("the last assignment whose conditions hold is the value, whatever its conditions are")
  func conditions() {
    let assignments: [BuildSettings.Assignment] = [
      ("A[sdk=iphoneos*]", "device"), ("A[sdk=iphonesimulator*]", "simulator"), ("A[sdk=macosx*]", "mac"),
      ("B", "all"), ("B[config=Debug]", "debug"), ("B[config=Release]", "release"),
      ("C[sdk=iphone*,arch=*]", "both"), ("C[sdk=iphone*][arch=armv7]", "old"),
      ("D[config=Debug]", "debug"), ("D", "all"), ("E[unknown=x]", "never"), ("F[sdk=*][config=De*]", "star"),
    ]
    let all = settings(assignments)
    #expect(["A", "B", "C", "D", "E", "F"].map { all[$0] } == ["simulator", "debug", "both", "all", nil, "star"])
    let mac = BuildSettings(
      levels: [assignments], SettingCondition.Context(configuration: "Release", platform: .macOS))
    #expect(["A", "B", "C", "F"].map { mac[$0] } == ["mac", "release", nil, nil])
  }

  @Test("an inherited value of an assignment with conditions is the one in front of it")
  func inheritedThroughConditions() {
    let all = settings([("A", "x"), ("A[sdk=macosx*]", "$(inherited) mac"), ("A[config=Debug]", "$(inherited) debug")])
    #expect(all["A"] == "x debug")
  }

  @Test("a reference may have no parentheses in a setting, and has them in other texts")
  func plainReferences() {
    let all = settings([
      ("BUILD", "/build"), ("PODS_BUILD", "$BUILD"), ("A", "$PODS_BUILD/$(NAME)-$NAME_1.$BUILD"), ("NAME", "Kit"),
      ("NAME_1", "one"), ("B", "$5 $"), ("C", "$C and $inherited"),
    ])
    #expect(all["A"] == "/build/Kit-one./build")
    #expect(all["B"] == "$5 $")
    #expect(all["C"] == "and")
    #expect(all.expanded("$NAME costs $(NAME)") == "$NAME costs Kit")
  }

  @Test("references contain references, and operators change the value")
  func references() {
    let all = settings([
      ("KIND", "app"), ("NAME_app", "My Shop-App"), ("A", "$(NAME_$(KIND))"), ("B", "$(A:rfc1034identifier)"),
      ("C", "$(A:c99extidentifier:lower)"), ("D", "$(NONE:default=$(KIND))"), ("E", "${A:upper}!$(NONE)"),
      ("F", "$(PATH:base) $(PATH:file) $(PATH:dir) $(PATH:suffix)"), ("PATH", "/a/b.swift"), ("G", "$5 $(open"),
      ("H", "1st"), ("I", "$(H:c99extidentifier)"),
    ])
    #expect(all["B"] == "My-Shop-App")
    #expect(all["C"] == "my_shop_app")
    #expect(all["D"] == "app")
    #expect(all["E"] == "MY SHOP-APP!")
    #expect(all["F"] == "b b.swift /a .swift")
    #expect(all["G"] == "$5 $(open")
    #expect(all["I"] == "_st")
  }

  @Test("settings that refer to each other end, and those that repeat each other are cut")
  func endless() {
    #expect(settings([("A", "$(B)"), ("B", "$(A)")])["A"] == nil)
    let deep = (0..<5_000).map { (name: "N\($0)", value: "$(N\($0 + 1))") }
    #expect(settings(deep)["N0"] == nil)
    let wide = (0..<60).map { (name: "W\($0)", value: "$(W\($0 + 1))$(W\($0 + 1))") } + [(name: "W60", value: "x")]
    #expect((settings(wide)["W0"] ?? "").utf8.count < 1_000_001)
  }

  @Test("lists have words, which quotes and backslashes keep together")
  func words() {
    #expect(BuildSettings.words(#"DEBUG  "two words" a\ b 'it''s' """#) == ["DEBUG", "two words", "a b", "its", ""])
    let words = ["-D", "A B", #"say "hi""#, #"back\slash"#]
    #expect(BuildSettings.words(BuildSettings.text(of: words)) == words)
  }
}
