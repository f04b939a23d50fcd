import Testing

@Suite("@Entry")
struct EntryMacroTests {
  @Test("an entry with a written type reads and writes through a private key")
  func writtenType() {
    let expansion = MacroExpansion(
      """
      extension EnvironmentValues {
        @Entry var theme: Theme = .light
      }
      """
    )
    #expect(expansion.errors.isEmpty)
    #expect(
      expansion.source == """
        extension EnvironmentValues {
          var theme: Theme {
            get {
              self[__Key_theme.self]
            }
            set {
              self[__Key_theme.self] = newValue
            }
          }

          private struct __Key_theme: SwiftUI.EnvironmentKey {
            typealias Value = Theme
            static var defaultValue: Value {
              get {
                .light
              }
            }
          }
        }
        """
    )
  }

  @Test("an entry without a written type leaves the type of its key to the compiler")
  func inferredType() {
    let expansion = MacroExpansion(
      """
      extension EnvironmentValues {
        @Entry var tracker = Tracker()  // records visits
      }
      """
    )
    #expect(expansion.errors.isEmpty)
    #expect(expansion.source.contains("@SwiftUI.__EntryDefaultValue static var defaultValue = Tracker()\n"))
  }

  @Test("the default of an entry without a written type is computed on every read")
  func inferredDefault() {
    let expansion = MacroExpansion("@__EntryDefaultValue static var defaultValue = Tracker()")
    #expect(
      expansion.source == """
        static var defaultValue {
          get {
            Tracker()
          }
        }
        """
    )
  }

  @Test("the default of an optional entry is nil", arguments: ["Int?", "Int!", "Optional<Int>", "Swift.Optional<Int>"])
  func optional(type: String) {
    let expansion = MacroExpansion("extension EnvironmentValues { @Entry var limit: \(type) }")
    #expect(expansion.errors.isEmpty)
    #expect(expansion.source.contains("typealias Value = \(type == "Int!" ? "Int?" : type)\n"))
    #expect(expansion.source.contains("nil"))
  }

  @Test(
    "each container has keys of its own kind",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
      ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
    ]
  )
  func containers(container: String, key: String) {
    let expansion = MacroExpansion("extension \(container) { @Entry var isFast: Bool = false }")
    #expect(expansion.errors.isEmpty)
    #expect(expansion.source.contains("private struct __Key_isFast: SwiftUI.\(key) {"))
  }

  @Test("the key of a focused value has the wrapped type and no default")
  func focusedValue() {
    let expansion = MacroExpansion("extension FocusedValues { @Entry var document: Binding<Document>? }")
    #expect(expansion.errors.isEmpty)
    #expect(expansion.source.contains("typealias Value = Binding<Document>\n"))
    #expect(!expansion.source.contains("defaultValue"))
  }

  @Test("a name in backticks is used without them in the name of the key")
  func escapedName() {
    let expansion = MacroExpansion("extension Transaction { @Entry var `default`: Int = 1 }")
    #expect(expansion.source.contains("self[__Key_default.self]"))
  }

  @Test(
    "a declaration that cannot be an entry is an error that says what to write",
    arguments: [
      ("extension EnvironmentValues { @Entry var a: Int }", "1:42: 'a' needs a default value, or an optional type."),
      (
        "extension EnvironmentValues { @Entry let a = 1 }",
        "1:38: An entry can be set, so write 'var' instead of 'let'."
      ),
      (
        "extension EnvironmentValues { @Entry static var a = 1 }",
        "1:38: An entry belongs to an instance: remove 'static'."
      ),
      (
        "extension FocusedValues { @Entry var a: Int }",
        "1:38: 'a' has no value while nothing is focused: give it an optional type, such as 'String?'."
      ),
      (
        "extension FocusedValues { @Entry var a: Int? = 1 }",
        "1:48: The default of a focused value is always nil: remove this value."
      ),
      (
        "extension Settings { @Entry var a = 1 }",
        """
        1:22: @Entry needs an extension of one of these types around it: EnvironmentValues, FocusedValues, \
        Transaction, ContainerValues.
        """
      ),
    ]
  )
  func errors(source: String, error: String) {
    #expect(MacroExpansion(source).errors == [error])
  }
}
