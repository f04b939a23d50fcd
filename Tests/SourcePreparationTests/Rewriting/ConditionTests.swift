import Testing

@testable import SourcePreparation

@Suite("Conditions") struct ConditionTests {
  @Test(
    "leaves of a condition become literals of the same width",
    arguments: [
      ("#if os(iOS)", "#if true   "),
      ("#if os(macOS)", "#if false    "),
      ("#if !os(watchOS)", "#if !false      "),
      ("#if os(Linux)", "#if false    "),
      ("#if targetEnvironment(simulator)", "#if true                        "),
      ("#if targetEnvironment(macCatalyst)", "#if false                         "),
      ("#if canImport(UIKit)", "#if true            "),
      ("#if canImport(Darwin.C)", "#if true               "),
      ("#if canImport(SwiftUI, _version: 6)", "#if true                           "),
      ("#if canImport(AppKit)", "#if false            "),
      ("#if canImport(Glibc)", "#if false           "),
      ("#if os( iOS )", "#if true     "),
      ("#if os(iOS) && (DEBUG || !canImport(AppKit))", "#if true    && (DEBUG || !false            )"),
      ("#if os(tvOS) || os(iOS) // os(iOS)", "#if false    || true    // os(iOS)"),
      ("#if os(iOS) /* os(macOS) */ && os(iOS)", "#if true    /* os(macOS) */ && true   "),
    ])
  func leaves(_ source: String, _ expected: String) {
    #expect(prepared(source + "\n#endif\n") == expected + "\n#endif\n")
  }

  @Test(
    "what the compiler knows better stays",
    arguments: [
      "#if swift(>=6)", "#if compiler(<6.4)", "#if arch(arm64)", "#if DEBUG", "#if canImport(Alamofire)",
      "#if canImport(MetalKit)", "#if _runtime(_ObjC)", "#if hasFeature(Embedded)", "#if false",
      "#if canImport(XCTest)",
    ])
  func unknown(_ source: String) {
    #expect(prepared(source + "\n#endif\n") == source + "\n#endif\n")
  }

  @Test("names outside of a condition stay, also directly behind one")
  func outside() {
    let source = "#if DEBUG\nos(iOS)\nlet a = canImport(UIKit)\n#endif\n// os(iOS)\nlet text = \"#if os(iOS)\"\n"
    #expect(prepared(source) == source)
  }

  @Test("a condition goes on in the next line after and before an operator")
  func severalLines() {
    #expect(
      prepared("#if os(iOS) ||\n  os(macOS)\n  && os(tvOS)\nos(iOS)\n#endif\n")
        == "#if true    ||\n  false    \n  && false   \nos(iOS)\n#endif\n")
  }

  @Test("every branch of a chain is decided, also around modifiers and inside interpolations")
  func chains() {
    #expect(
      prepared("text\n  #if os(macOS)\n  .a()\n  #elseif os(iOS)\n  .b()\n  #else\n  .c()\n  #endif\n")
        == "text\n  #if false    \n  .a()\n  #elseif true   \n  .b()\n  #else\n  .c()\n  #endif\n")
    #expect(
      prepared("let a = \"\"\"\n\\({\n#if os(iOS)\n1\n#endif\n}())\n#if os(iOS)\n\"\"\"\n")
        == "let a = \"\"\"\n\\({\n#if true   \n1\n#endif\n}())\n#if os(iOS)\n\"\"\"\n")
  }

  @Test("a package that knows Linux stays as it is, except for the system in files that import SwiftUI")
  func linux() {
    let source = "#if os(iOS) || canImport(UIKit)\n@objc class A {}\n#endif\n"
    #expect(prepared(source, .linux) == source)
    #expect(
      prepared("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n" + source, .linux)
        == "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#if true    || canImport(UIKit)\n      class A {}\n#endif\n"
    )
  }

  @Test("a condition with ten thousand parentheses is read without overflowing the stack")
  func deep() {
    let depth = 10_000
    let source =
      "#if " + String(repeating: "(", count: depth) + "os(iOS)" + String(repeating: ")", count: depth) + "\n#endif\n"
    #expect(prepared(source).contains("(true   )"))
  }
}
