import Testing

@Suite("#Preview")
struct PreviewMacroTests {
  @Test("a preview becomes a type that can make it and knows where it is declared")
  func body() {
    let expansion = MacroExpansion(
      """
      import SwiftUI

      #Preview("Empty cart") {
        CartView()
      }
      """
    )
    #expect(expansion.errors.isEmpty)
    #expect(
      expansion.source == """
        import SwiftUI

        struct __macro_local_15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
          nonisolated static var fileID: Swift.String {
            "Shop/CartView.swift"
          }
          nonisolated static var line: Swift.Int {
            3
          }
          nonisolated static var column: Swift.Int {
            1
          }
          @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
            SwiftUI.Preview("Empty cart") {
              CartView()
            }
          }
        }
        """
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
    let expansion = MacroExpansion("#Preview\(arguments) { CartView() }")
    #expect(expansion.source.contains("SwiftUI.Preview\(arguments) {"))
  }

  @Test("a body may be an argument instead of a trailing closure")
  func bodyArgument() {
    let expansion = MacroExpansion("#Preview(\"Cart\", body: { CartView() })")
    #expect(expansion.source.contains("SwiftUI.Preview(\"Cart\", body: {"))
  }

  @Test("previewable variables become properties of a view, and the other statements its body")
  func previewable() {
    let expansion = MacroExpansion(
      """
      #Preview {
        @Previewable @State var isOn = true
        @Previewable @FocusState var isFocused: Bool
        let name = "Loud"
        return Toggle(name, isOn: $isOn)
      }
      """
    )
    #expect(expansion.errors.isEmpty)
    #expect(
      expansion.unindented.contains(
        """
        struct __macro_local_15PreviewableViewfMu_: SwiftUI.View {
        @State var isOn = true
        @FocusState var isFocused: Bool
        var body: some SwiftUI.View {
        let name = "Loud"
        return Toggle(name, isOn: $isOn)
        }
        }
        return __macro_local_15PreviewableViewfMu_()
        """
      )
    )
  }

  @Test(
    "a misplaced @Previewable is an error at the mark",
    arguments: [
      (
        "#Preview { if true { @Previewable @State var a = 1 } }",
        "1:22: @Previewable can only be attached to a variable at the top of the body of a #Preview."
      ),
      (
        "#Preview(arguments: [1]) { (value) in @Previewable @State var a = 1; Text(\"\") }",
        "1:28: @Previewable cannot be used in a #Preview with arguments."
      ),
      (
        "#Preview { @Previewable let a = 1; Text(\"\") }",
        "1:25: A previewable property is dynamic, so write 'var' instead of 'let'."
      ),
      (
        "@Previewable @State var a = 1",
        "1:1: @Previewable can only be used at the top of the body of a #Preview."
      ),
    ]
  )
  func errors(source: String, error: String) {
    #expect(MacroExpansion(source).errors.first == error)
  }
}
