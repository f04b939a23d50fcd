#if os(Linux)
  import Testing

  @Suite("#Preview")
  struct PreviewMacroTests {
    private static let files = CompiledFiles(
      [
        "CartView.swift": """
        struct CartView: View {
          var body: some View { Text("Cart") }
        }

          #Preview("Empty cart") {
            CartView()
          }
        """,
        "Traits.swift": """
        #Preview("Wide", traits: .sizeThatFitsLayout, .landscapeLeft) { CartView() }
        #Preview(traits: .fixedLayout(width: 10, height: 20)) { CartView() }
        #Preview(arguments: [1, 2]) { number in Text("\\(number)") }
        """,
        "Body.swift": """
        #Preview("Argument", body: { CartView() })
        """,
        "Toggle.swift": """
        #Preview {
          @Previewable @State var isOn = true
          @Previewable @FocusState var isFocused: Bool
          let name = "Loud"
          return Toggle(name, isOn: $isOn)
        }
        """,
      ].merging(mistakes.map { ($0.file, $0.text) }) { $1 }
    )

    @Test("previews compile", arguments: ["CartView", "Traits", "Body", "Toggle"])
    func errors(file: String) {
      #expect(Self.files.errors(in: "\(file).swift") == [])
    }

    @Test("a preview becomes a type that can make it and knows where it is declared")
    func body() {
      #expect(
        Self.files.expansions(with: "\"Empty cart\"") == [
          """
          struct $PreviewRegistry: SwiftUI.PreviewRegistry {
          nonisolated static var fileID: Swift.String {
          #fileID
          }
          nonisolated static var line: Swift.Int {
          return #line
          }
          nonisolated static var column: Swift.Int {
          3
          }
          @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview("Empty cart") {
          CartView()
          }
          }
          }
          """
        ]
      )
    }

    @Test(
      "the arguments are handed on as they are written",
      arguments: [
        #"("Wide", traits: .sizeThatFitsLayout, .landscapeLeft)"#, "(traits: .fixedLayout(width: 10, height: 20))",
        "(arguments: [1, 2])",
      ]
    )
    func arguments(arguments: String) {
      #expect(Self.files.expansions(with: "\nSwiftUI.Preview\(arguments) {").count == 1)
    }

    @Test("a body may be an argument instead of a trailing closure")
    func bodyArgument() {
      #expect(Self.files.expansions(with: "\nSwiftUI.Preview(\"Argument\", body: {\nCartView()\n})\n").count == 1)
    }

    @Test("previewable variables become properties of a view, and the other statements its body")
    func previewable() {
      let expansions = Self.files.expansions(
        with: """
          SwiftUI.Preview() {
          struct $PreviewableView: SwiftUI.View {
          @State var isOn = true
          @FocusState var isFocused: Bool
          var body: some SwiftUI.View {
          let name = "Loud"
          return Toggle(name, isOn: $isOn)
          }
          }
          return $PreviewableView()
          }
          """
      )
      #expect(expansions.count == 1)
    }

    @Test("a misplaced @Previewable is an error at the mark", arguments: mistakes)
    func errors(mistake: Mistake) {
      #expect(Self.files.errors(in: mistake.file).first == mistake.error)
    }

    private static let mistakes = [
      Mistake(
        "#Preview { if true { @Previewable @State var a = 1 } }",
        "1:22: @Previewable can only be attached to a variable at the top of the body of a #Preview."
      ),
      Mistake(
        "#Preview(arguments: [1]) { (value) in @Previewable @State var a = 1; Text(\"\") }",
        "1:28: @Previewable cannot be used in a #Preview with arguments."
      ),
      Mistake(
        "#Preview { @Previewable let a = 1; Text(\"\") }",
        "1:25: A previewable property is dynamic, so write 'var' instead of 'let'."
      ),
      Mistake(
        "struct A { @Previewable @State var a = 1 }",
        "1:12: @Previewable can only be used at the top of the body of a #Preview."
      ),
    ]
  }
#endif
