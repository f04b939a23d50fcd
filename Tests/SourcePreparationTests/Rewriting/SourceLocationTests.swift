import Testing

@testable import SourcePreparation

@Suite("Places") struct SourceLocationTests {
  private func located(_ source: String, path: String = "/a/B.swift") -> String {
    let rules = SourceRules(.apple, impliedModules: [])
    return String(decoding: PreparedSource(Array(source.utf8), rules, path: path).bytes, as: UTF8.self)
  }

  private let first = "#sourceLocation(file: \"/a/B.swift\", line: 1)"
  private let second = "#sourceLocation(file: \"/a/B.swift\", line: 2)"

  @Test("a first line that is empty or a comment gives way to the name of the file")
  func replaced() {
    #expect(located("// a\nlet a = 1\n") == second + "\nlet a = 1\n")
    #expect(located("\nlet a = 1\n") == second + "\nlet a = 1\n")
    #expect(located("  \t\r\nlet a = 1\r\n") == second + "\r\nlet a = 1\r\n")
    #expect(located("#!/usr/bin/swift\nlet a = 1\n") == second + "\nlet a = 1\n")
    #expect(located("\u{FEFF}// a\nlet a = 1\n") == second + "\nlet a = 1\n")
    #expect(located("// a\r\n@objc class A {}\r\n") == second + "\r\n      class A {}\r\n")
    #expect(located("// a\rlet a = 1\r") == second + "\rlet a = 1\r")
    #expect(located("// a") == second + "\n")
    #expect(located("") == second + "\n")
  }

  @Test("another first line has the name of the file in front")
  func inFront() {
    #expect(located("let a = 1\n") == first + "\nlet a = 1\n")
    #expect(located("/* a\n*/ let a = 1\n") == first + "\n/* a\n*/ let a = 1\n")
    #expect(located("\u{FEFF}let a = 1\n") == first + "\nlet a = 1\n")
  }

  @Test("the end of another location leads back to the file")
  func ends() {
    #expect(
      located("// a\n#sourceLocation(file: \"x\", line: 9)\nlet a = 1\n#sourceLocation()\n@objc class A {}\n")
        == second + "\n#sourceLocation(file: \"x\", line: 9)\nlet a = 1\n"
        + "#sourceLocation(file: \"/a/B.swift\", line: 5)\n      class A {}\n")
  }

  @Test("quotes, backslashes and newlines in a path are escaped")
  func path() {
    #expect(
      located("\n", path: "/a \"b\"\\\n.swift") == "#sourceLocation(file: \"/a \\\"b\\\"\\\\\\n.swift\", line: 2)\n")
  }
}
