import Testing

@testable import SourcePreparation

@Suite("Code at the top level of main.swift") struct TopLevelCodeTests {
  private func prepare(_ text: String, _ origin: SourceRules.Origin = .apple, file: String = "main.swift") -> String {
    let rules = SourceRules(origin, impliedModules: [], isUIKitImplied: false)
    let prepared = PreparedSource(Array("\n\(text)\n".utf8), rules, path: "/App/\(file)")
    return String(String(decoding: prepared.bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)[1])
  }

  private func main(_ count: Int) -> String { main((1...count).map { "try _flowTopLevelCode\($0)()" }) }

  private func main(_ steps: [String], _ effects: String = "throws") -> String {
    "@main enum _FlowTopLevelCode { @MainActor static func main() \(effects) { \(steps.joined(separator: "; ")) } }\n"
  }

  private let start = "@MainActor private func _flowTopLevelCode"

  @Test("statements move into a function, which the entry point calls")
  func statements() {
    #expect(
      prepare("import A\n\nif isTest {\n  B.main()\n}\nelse {\n  C.main()\n} // End")
        == "import A\n\n\(start)1() throws { if isTest {\n  B.main()\n}\nelse {\n  C.main()\n} } // End\n" + main(1))
    #expect(
      prepare("UIApplicationMain(\n  CommandLine.argc, CommandLine.unsafeArgv,\n  nil, NSStringFromClass(A.self))")
        == "\(start)1() throws { UIApplicationMain(\n  CommandLine.argc, CommandLine.unsafeArgv,\n  nil, "
        + "NSStringFromClass(A.self)) }\n" + main(1))
  }

  @Test("declarations stay, and statements behind them have a function of their own")
  func declarations() {
    #expect(
      prepare(
        "a()\nb()\n@objc(D) public final class D: E<[F]> {\n  func f() {}\n}\nfunc g(h: () -> Void = {}) {\n}; i()\n"
          + "extension J {}\nk.l()")
        == "\(start)1() throws { a()\nb() }\n         public final class D: E<[F]> {\n  func f() {}\n}\n"
        + "func g(h: () -> Void = {}) {\n}; \(start)2() throws { i() }\nextension J {}\n\(start)3() throws { k.l() }\n"
        + main(3))
  }

  @Test("variables stay, belong to the main actor, and are read where they stand; computed ones are not")
  func variables() {
    #expect(
      prepare(
        "let a: AnyClass =\n  b ??\n  C.self\nprivate var d = e\n  .f { g }\n  ? h : i\nvar j: Int { 1 }\nlet _ = k()\nj()"
      )
        == "@MainActor @preconcurrency let a: AnyClass =\n  b ??\n  C.self\n@MainActor @preconcurrency private var d = e\n"
        + "  .f { g }\n  ? h : i\n@MainActor @preconcurrency var j: Int { 1 }\n\(start)1() throws { let _ = k()\nj() }\n"
        + main(["_ = a", "_ = d", "try _flowTopLevelCode1()"]))
    #expect(
      prepare("a()\nlet (b, c): (D, E<F, G>) = h(), i: J<K, L> = m { n() }, o = 1\nb.p()")
        == "\(start)1() throws { a() }\n@MainActor @preconcurrency let (b, c): (D, E<F, G>) = h(), i: J<K, L> = m { n() }, "
        + "o = 1\n\(start)2() throws { b.p() }\n"
        + main(["try _flowTopLevelCode1()", "_ = b", "_ = i", "_ = o", "try _flowTopLevelCode2()"]))
  }

  @Test("a variable whose name is a keyword is read by its name")
  func keywords() {
    #expect(
      prepare("let `default` = a()\nb()")
        == "@MainActor @preconcurrency let `default` = a()\n\(start)1() throws { b() }\n"
        + main(["_ = `default`", "try _flowTopLevelCode1()"]))
  }

  @Test("errors of values end the program, as at the top level")
  func throwing() {
    #expect(
      prepare("let a = try b(c { try d() })\nlet e = try? f()\nlet g = h { try i() }\na.j()")
        == "@MainActor @preconcurrency let a = try! b(c { try d() })\n@MainActor @preconcurrency let e = try? f()\n"
        + "@MainActor @preconcurrency let g = h { try i() }\n\(start)1() throws { a.j() }\n"
        + main(["_ = a", "_ = e", "_ = g", "try _flowTopLevelCode1()"]))
  }

  @Test("code that waits makes the entry point wait, unless a closure or a function does")
  func waiting() {
    for text in ["await a()", "if b { await a() }", "for await c in d { e() }", "do { try await a() } catch { b() }"] {
      #expect(
        prepare(text) == "\(start)1() async throws { \(text) }\n"
          + main(["try await _flowTopLevelCode1()"], "async throws"))
    }
    for text in ["Task { await a() }", "b(c: { await a() })", "repeat { b() } while c\nTask { await a() }"] {
      #expect(prepare(text) == "\(start)1() throws { \(text) }\n" + main(1))
    }
  }

  @Test("if a variable waits for its value, all of the code becomes one function with local declarations")
  func waitingVariables() {
    #expect(
      prepare("import A\npublic struct B {}\nlet c = await d()\nprivate func e() { c.f() }\ne()")
        == "import A\npublic struct B {}\n\(start)1() async throws { let c = await d()\n        func e() { c.f() }\ne() }\n"
        + main(["try await _flowTopLevelCode1()"], "async throws"))
    // The compiler says what it does not take.
    #expect(
      prepare("let c = await d()\nextension E {}\nc.f()")
        == "@MainActor @preconcurrency let c = await d()\nextension E {}\n\(start)1() throws { c.f() }\n"
        + main(["_ = c", "try _flowTopLevelCode1()"]))
  }

  @Test("variables in branches belong to the main actor")
  func branches() {
    #expect(
      prepare("#if A\nlet b = 1\n#else\nlet b = 2\n#endif\nc(b)")
        == "#if A\n@MainActor @preconcurrency let b = 1\n#else\n@MainActor @preconcurrency let b = 2\n#endif\n"
        + "\(start)1() throws { c(b) }\n" + main(1))
  }

  @Test("names that are no keywords begin statements")
  func names() {
    for text in ["actor.run()", "open(url)", "operator = 1", "!a.b()", "-1", "outer: for a in b { break outer }"] {
      #expect(prepare(text) == "\(start)1() throws { \(text) }\n" + main(1))
    }
  }

  @Test("branches of conditions are statements or declarations as a whole")
  func conditions() {
    #expect(
      prepare("#if DEBUG\nlet a = B.self\na.main()\n#else\nC.main()\n#endif")
        == "\(start)1() throws { #if DEBUG\nlet a = B.self\na.main()\n#else\nC.main()\n#endif\n}\n" + main(1))
    let declarations = "#if DEBUG\nimport A\n#elseif B\nclass C {}\n#endif"
    #expect(prepare(declarations) == declarations + "\n")
    // The compiler says what it does not take.
    #expect(prepare("#if DEBUG\nimport A\nb()\n#endif") == "#if DEBUG\nimport A\nb()\n#endif\n")
    #expect(prepare("#if DEBUG\nimport A\nb()") == "#if DEBUG\nimport A\nb()\n")
  }

  @Test("other files stay, and so do packages that know Linux, and files without statements")
  func others() {
    #expect(prepare("a()", file: "start.swift") == "a()\n")
    #expect(prepare("a()", .linux) == "a()\n")
    let app = "import A\nstruct B {}\n@main struct C: App {}"
    #expect(prepare(app) == app + "\n")
    #expect(SourceCopy.name(of: "main.swift", SourceRules(.linux)) == "main.swift")
    #expect(SourceCopy.name(of: "main.swift", SourceRules(.apple)) == "prepared-main.swift")
  }
}
