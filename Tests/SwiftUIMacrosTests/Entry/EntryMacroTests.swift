#if os(Linux)
  import Testing

  @Suite("@Entry")
  struct EntryMacroTests {
    private static let files = CompiledFiles(
      ["Entries.swift": entries].merging(mistakes.map { ($0.file, $0.text) }) { $1 }
    )

    private static let entries = """
      extension EnvironmentValues {
        @Entry var theme: Theme = .light
        @Entry var tracker = Tracker()  // records visits
        @Entry var isFast: Bool = false
        @Entry var limit1: Int?
        @Entry var limit2: Int!
        @Entry var limit3: Optional<Int>
        @Entry var limit4: Swift.Optional<Int>
      }
      extension SwiftUI.EnvironmentValues { @Entry var isSlow: Bool = false }
      extension Transaction {
        @Entry var isLazy: Bool = false
        @Entry var `default`: Int = 1
      }
      extension ContainerValues { @Entry var isWide: Bool = false }
      extension FocusedValues { @Entry var document: Binding<Document>? }

      enum Theme { case light }
      struct Tracker {}
      struct Document {}
      """

    @Test("entries compile")
    func errors() {
      #expect(Self.files.errors(in: "Entries.swift") == [])
    }

    @Test("an entry with a written type reads and writes through a private key")
    func writtenType() {
      #expect(
        Self.files.expansions(with: "__Key_theme") == [
          """
          {
          get {
          self[__Key_theme.self]
          }
          set {
          self[__Key_theme.self] = newValue
          }
          }
          """,
          """
          private struct __Key_theme: SwiftUI.EnvironmentKey {
          typealias Value = Theme
          static var defaultValue: Value {
          get {
          .light
          }
          }
          }
          """,
        ]
      )
    }

    @Test("an entry without a written type leaves the type of its key to the compiler")
    func inferredType() {
      #expect(
        Self.files.expansions.contains(
          """
          private struct __Key_tracker: SwiftUI.EnvironmentKey {
          @SwiftUI.__EntryDefaultValue static var defaultValue = Tracker()
          }
          """
        )
      )
    }

    @Test("the default of an entry without a written type is computed on every read")
    func inferredDefault() {
      #expect(Self.files.expansions.contains("{\nget {\nTracker()\n}\n}"))
    }

    @Test(
      "the default of an optional entry is nil",
      arguments: [
        ("limit1", "Int?"), ("limit2", "Int?"), ("limit3", "Optional<Int>"), ("limit4", "Swift.Optional<Int>"),
      ]
    )
    func optional(name: String, type: String) {
      #expect(
        Self.files.expansions.contains(
          """
          private struct __Key_\(name): SwiftUI.EnvironmentKey {
          typealias Value = \(type)
          static var defaultValue: Value {
          get {
          nil
          }
          }
          }
          """
        )
      )
    }

    @Test(
      "each container has keys of its own kind",
      arguments: [
        ("isFast", "EnvironmentKey"), ("isSlow", "EnvironmentKey"), ("isLazy", "TransactionKey"),
        ("isWide", "ContainerValueKey"),
      ]
    )
    func containers(name: String, key: String) {
      #expect(Self.files.expansions(with: "private struct __Key_\(name): SwiftUI.\(key) {\n").count == 1)
    }

    @Test("the key of a focused value has the wrapped type and no default")
    func focusedValue() {
      #expect(
        Self.files.expansions.contains(
          """
          private struct __Key_document: SwiftUI.FocusedValueKey {
          typealias Value = Binding<Document>
          }
          """
        )
      )
    }

    @Test("a name in backticks is used without them in the name of the key")
    func escapedName() {
      #expect(Self.files.expansions(with: "self[__Key_default.self]").count == 1)
    }

    @Test("a declaration that cannot be an entry is an error that says what to write", arguments: mistakes)
    func errors(mistake: Mistake) {
      #expect(Self.files.errors(in: mistake.file).first == mistake.error)
    }

    private static let mistakes = [
      Mistake(
        "extension EnvironmentValues { @Entry var a: Int }",
        "1:42: 'a' needs a default value, or an optional type."
      ),
      Mistake(
        "extension EnvironmentValues { @Entry let b = 1 }",
        "1:38: An entry can be set, so write 'var' instead of 'let'."
      ),
      Mistake(
        "extension EnvironmentValues { @Entry static var c = 1 }",
        "1:38: An entry belongs to an instance: remove 'static'."
      ),
      Mistake(
        "extension FocusedValues { @Entry var d: Int }",
        "1:38: 'd' has no value while nothing is focused: give it an optional type, such as 'String?'."
      ),
      Mistake(
        "extension FocusedValues { @Entry var e: Int? = 1 }",
        "1:48: The default of a focused value is always nil: remove this value."
      ),
      Mistake(
        "extension Theme { @Entry var f = 1 }",
        """
        1:19: @Entry needs an extension of one of these types around it: EnvironmentValues, FocusedValues, \
        Transaction, ContainerValues.
        """
      ),
      Mistake(
        "struct G { @__EntryDefaultValue static var g: Int { 1 } }",
        "1:12: @__EntryDefaultValue is a part of @Entry: write @Entry instead."
      ),
    ]
  }
#endif
