import Testing

@testable import SourcePreparation

@Suite("Tokens") struct ScannerTests {
  /// The texts of the names among the tokens.
  private func names(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return TokenScanner.tokens(of: bytes).filter { $0.kind == .identifier || $0.kind == .pound }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(
    "names in comments, strings and regular expressions are none",
    arguments: [
      ("a /* b /* c */ \" */ d // e", ["a", "d"]),
      ("a \"b \\\" c\" d", ["a", "d"]),
      ("a \"b\\\\\" d", ["a", "d"]),
      ("a #\"b \" \\(c) \\\" \"# d", ["a", "d"]),
      ("a ##\"b \"# \\#(c) \\##(d) \"## e", ["a", "d", "e"]),
      ("a \"\"\"\nb \" \"\" \\\"\"\" c\n\"\"\" d", ["a", "d"]),
      ("a #\"\"\"# b", ["a", "b"]),
      ("a #\"\"\"\nb \"\"\" c\n\"\"\"# d", ["a", "d"]),
      ("a \"\" b \"\"\"\n\"\"\" c", ["a", "b", "c"]),
      ("a \"\\(b(\"c \\(d) )\")) e\" f", ["a", "b", "d", "f"]),
      ("a \"\\(b /* ) \" */ + [c])\" d", ["a", "b", "c", "d"]),
      ("let a = /b\"c\\/[(]d/\ne", ["let", "a", "e"]),
      ("a(/b/, c)", ["a", "c"]),
      ("try! /a\"/.b", ["try", "b"]),
      ("a / b / c", ["a", "b", "c"]),
      ("a! /b /c", ["a", "b", "c"]),
      ("(a) /b /c", ["a", "b", "c"]),
      ("f(/a)", ["f", "a"]),
      ("let a = #/b\"c/d/# + e", ["let", "a", "e"]),
      ("let a = ##/\n  b\" # /# c\n/## + e", ["let", "a", "e"]),
      ("a#if b", ["a", "#if", "b"]),
      ("`a b` $0 _ \u{E4}", ["`a b`", "$0", "_", "\u{E4}"]),
      ("0x1p-3 1.0e+5 1...a 0xe+b", ["a", "b"]),
      ("a*/*c*/b", ["a", "b"]),
      ("a \"b\nc \"d\"", ["a", "c"]),
      ("a \"\\(b", ["a", "b"]),
      ("a /* b", ["a"]),
      ("a \"\"\"\nb", ["a"]),
      ("a \\", ["a"]),
      ("\"\\", []),
    ])
  func names(_ source: String, _ expected: [String]) {
    #expect(names(source) == expected)
  }

  @Test("a hundred thousand nested interpolations do not overflow the stack")
  func deep() {
    let depth = 100_000
    let source = String(repeating: "\"\\(", count: depth) + "a" + String(repeating: ")\"", count: depth)
    #expect(names(source) == ["a"])
  }

  @Test("random sources with names in code and in what looks like code", arguments: 1...40)
  func random(_ seed: UInt64) {
    var source = OddSource(seed: seed)
    source.addStatements(20)
    let found = TokenScanner.tokens(of: source.bytes)
      .filter { source.bytes[$0.range].elementsEqual("mark".utf8) }.map(\.range.lowerBound)
    #expect(found == source.marks)
  }
}

/// A source of nested literals, comments and code, in all of which the word `mark` occurs.
struct OddSource {
  private(set) var bytes: [UInt8] = []
  /// The offsets at which the word is code.
  private(set) var marks: [Int] = []
  private var state: UInt64
  /// The number of interpolations around. The compiler looks for their ends by quotes and parentheses alone, also in
  /// comments and regular expressions, so that these have none there.
  private var interpolations = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func random(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func add(_ text: String) { bytes += Array(text.utf8) }

  private mutating func addMark() {
    marks.append(bytes.count)
    add("mark")
  }

  mutating func addStatements(_ count: Int) {
    add("func f() {\n")
    for _ in 0..<count {
      add("_ = ")
      addExpression(depth: 4, isOnOneLine: false)
      add("\n")
    }
    add("}\n")
  }

  private mutating func addExpression(depth: Int, isOnOneLine: Bool) {
    guard depth > 0 else { return addMark() }
    switch random(isOnOneLine ? 8 : 11) {
    case 0: addMark()
    case 1, 2: addString(depth: depth)
    case 3:
      add("(")
      addExpression(depth: depth - 1, isOnOneLine: isOnOneLine)
      add(", ")
      addExpression(depth: depth - 1, isOnOneLine: isOnOneLine)
      add(")")
    case 4:
      add(interpolations > 0 ? "/* mark /* mark */ */ " : "/* mark \" /* ) mark */ #\" */ ")
      addExpression(depth: depth - 1, isOnOneLine: isOnOneLine)
    case 5 where interpolations > 0: add("#/mark/#")
    case 7 where interpolations > 0: add("(/mark[a]/)")
    case 5: add(["#/mark\"/#", "##/mark\"/#)/##", "#/[\"(/] mark/#"][random(3)])
    case 6:
      add("[{ ")
      addExpression(depth: depth - 1, isOnOneLine: isOnOneLine)
      add(" }()]")
    case 7: add(["(/mark\"[(]/)", "(/\\/mark\"/)", "#\"\"\"#"][random(3)])
    case 8, 9: addLongString(depth: depth)
    default:
      add(interpolations > 0 ? "// mark \n" : "// mark \" /* \n")
      addExpression(depth: depth - 1, isOnOneLine: isOnOneLine)
    }
  }

  private mutating func addString(depth: Int) {
    let hashes = String(repeating: "#", count: random(3))
    add(hashes + "\"")
    for _ in 0..<random(4) {
      switch random(4) {
      case 0: add(" mark /* ) // ")
      case 1: add("\\\(hashes)\" mark")
      case 2 where !hashes.isEmpty: add("\\(mark) \" \\\" ")
      default:
        add("\\\(hashes)(")
        addInterpolation(depth: depth, isOnOneLine: true)
      }
    }
    add("\"" + hashes)
  }

  private mutating func addInterpolation(depth: Int, isOnOneLine: Bool) {
    interpolations += 1
    addExpression(depth: depth - 1, isOnOneLine: isOnOneLine)
    add(")")
    interpolations -= 1
  }

  private mutating func addLongString(depth: Int) {
    let hashes = String(repeating: "#", count: random(3))
    add(hashes + "\"\"\"\n")
    for _ in 0..<random(4) {
      switch random(4) {
      case 0: add("\"mark\" /* ) // \n#if mark\n")
      case 1: add("\\\(hashes)\"\"\" mark\n")
      case 2 where !hashes.isEmpty: add("\"\"\" \\(mark)\n")
      default:
        add("\\\(hashes)(")
        addInterpolation(depth: depth, isOnOneLine: false)
        add("\n")
      }
    }
    add("\"\"\"" + hashes)
  }
}
