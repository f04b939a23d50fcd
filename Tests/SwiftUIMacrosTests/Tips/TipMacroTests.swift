#if os(Linux)
  import Testing

  @Suite("Macros of tips")
  struct TipMacroTests {
    private static let files = CompiledFiles([
      "Tips.swift": declarations + "\n" + tips,
      "Mistakes.swift": """
      struct Mistakes {
        @Parameter var count: Int
        @Parameter static var (first, second) = (1, 2)
      }
      """,
    ])

    private static let declarations = """
      @attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(`$`))
      macro Parameter(_ options: Int...) = #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")
      @freestanding(expression)
      macro Rule<Value>(_ input: Kept<Value>, _ body: (Value) -> Bool) -> Bool =
        #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

      final class Kept<Value>: @unchecked Sendable {
        var wrappedValue: Value
        init(_ value: Value) { wrappedValue = value }
      }
      nonisolated func _makeTipParameter<Owner, Value>(
        _ owner: Owner.Type, _ name: String, _ value: Value, _ options: Int...
      ) -> Kept<Value> { Kept(value) }
      nonisolated func _makeTipRule<Value>(_ input: Kept<Value>, _ body: (Value) -> Bool) -> Bool {
        body(input.wrappedValue)
      }
      """

    private static let tips = """
      struct FavoriteTip {
        @Parameter static var isLoggedIn: Bool = false
        @Parameter(1) public static var limit = 3
        @Parameter static var name: String?
        var isShown: Bool { #Rule(Self.$isLoggedIn) { $0 == true } }
      }
      """

    @Test("parameters and rules compile")
    func errors() {
      #expect(Self.files.errors(in: "Tips.swift") == [])
    }

    @Test("a parameter keeps its value, with its access, its type and its options, under its name with a dollar")
    func parameters() {
      let made = Self.files.expansions(with: "_makeTipParameter")
      #expect(
        made.sorted() == [
          "public static let $limit = _makeTipParameter(\nSelf.self, \"limit\", 3, 1)",
          "static let $isLoggedIn = _makeTipParameter(\nSelf.self, \"isLoggedIn\", (false) as Bool)",
          "static let $name = _makeTipParameter(\nSelf.self, \"name\", (nil) as String?)",
        ])
    }

    @Test("a rule is a call with the parameter and the condition")
    func rules() {
      #expect(Self.files.expansions(with: "_makeTipRule") == ["_makeTipRule(Self.$isLoggedIn) {\n$0 == true\n}"])
    }

    @Test("a parameter without a value, and one that is no single variable, is an error")
    func mistakes() {
      let message = "@Parameter can only be attached to a static variable with a value at first."
      #expect(Self.files.errors(in: "Mistakes.swift").contains("2:3: \(message)"))
    }
  }
#endif
