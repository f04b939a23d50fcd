#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("Checking sources")
  struct CheckResultTests {
    private let output = """
      /tmp/x/Sources/App/B.swift:10:5: error: cannot find 'TipView' in scope
      /tmp/x/Sources/App/B.swift:12:5: error: cannot find type 'TipView' in scope
      /tmp/x/Sources/App/B.swift:20:9: error: value of type 'some View' has no member 'glow'
      /tmp/x/Sources/App/B.swift:30:9: error: missing return
      /tmp/x/Sources/App/B.swift:31:9: warning: variable was never used
       |- error: missing return
      """

    private var result: CheckResult {
      let errors = output.split(separator: "\n").compactMap { CompilerError($0) }
      return CheckResult(
        sources: ["a\nb", ""], errors: errors.map { $0.inFile(String($0.file.split(separator: "/").last ?? "")) },
        modules: ["MapKit": ["Views/A.swift", "B.swift"]])
    }

    @Test("ranks missing modules, names and members")
    func ranks() {
      #expect(result.modules == [.init(name: "MapKit", places: 2, files: ["Views/A.swift", "B.swift"])])
      #expect(result.names == [.init(name: "TipView", places: 2, files: ["B.swift"])])
      #expect(result.members == [.init(name: "some View.glow", places: 1, files: ["B.swift"])])
      #expect(result.others == ["B.swift:30: missing return"])
      #expect(!result.isFine)
    }

    @Test("prints a line for each name")
    func text() {
      #expect(
        result.text == """
          2 files, 3 lines.
          Missing modules:
            MapKit  2 places: Views/A.swift, B.swift
          Missing names:
            TipView  2 places: B.swift
          Missing members:
            some View.glow  1 place: B.swift
          Other errors:
            B.swift:30: missing return
          """)
      #expect(CheckResult(sources: [""], errors: []).text.hasSuffix("\nIt compiles."))
    }

    @Test("a missing module is named with what would bring it")
    func sources() {
      let result = CheckResult(
        sources: [""], errors: [], modules: ["Alamofire": ["B.swift"], "MapKit": ["B.swift"]],
        broughtBy: ["Alamofire": "the pod Alamofire 5.6.1, which is not in the repository"])
      #expect(
        result.text == """
          1 file, 1 line.
          Missing modules:
            Alamofire  1 place: B.swift (the pod Alamofire 5.6.1, which is not in the repository)
            MapKit  1 place: B.swift
          """)
    }

    @Test("what keeps everything from being compiled is said beside what is missing")
    func obstacles() {
      let result = CheckResult(
        sources: [""], errors: [], obstacles: ["Several packages have a target."], modules: ["MapKit": ["B.swift"]])
      #expect(!result.isFine)
      #expect(
        result.text == """
          1 file, 1 line.
          Missing modules:
            MapKit  1 place: B.swift
          Other errors:
            Several packages have a target.
          """)
    }

    @Test("sources without a project that call what is isolated to the main actor are told of the option")
    func isolation() {
      let line =
        "/A.swift:88:9: error: call to main actor-isolated instance method 'text' in a synchronous nonisolated context"
      let errors = [Substring(line)].compactMap { CompilerError($0) }
      let unknown = CheckResult(sources: [""], errors: errors, hasIsolation: false)
      #expect(
        unknown.hint
          == """
          These sources have no project, whose settings are not known. If everything is isolated to the main actor there, \
          as in new projects of Xcode 26, add --default-isolation MainActor.
          """)
      #expect(unknown.text.hasSuffix(unknown.hint ?? "?"))
      #expect(CheckResult(sources: [""], errors: errors).hint == nil)
      let other = ["/A.swift:1:1: error: missing return" as Substring].compactMap { CompilerError($0) }
      #expect(CheckResult(sources: [""], errors: other, hasIsolation: false).hint == nil)
    }

    @Test("a file is named by its path below the sources, or below the folder of a package")
    func names() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      let scratch = try ScratchPackage(in: folder)
      defer { try? FileManager.default.removeItem(at: folder) }
      func name(_ file: String) -> String {
        CheckCommand.name(of: file, below: URL(fileURLWithPath: "/Shop"), in: scratch)
      }
      #expect(name("/Shop/Views/A.swift") == "Views/A.swift")
      #expect(name("\(scratch.checkouts.path)/0fb6c9bfc306/kit/Sources/Kit/A.swift") == "kit/Sources/Kit/A.swift")
      #expect(name("/Other/A.swift") == "/Other/A.swift")
    }

    @Test("an expression that is too complex is reported only if no name is missing")
    func complexity() {
      let complex = CompilerError(
        "/tmp/x/A.swift:3:8: error: the compiler is unable to type-check this expression in reasonable time; "
          + "try breaking up the expression into distinct sub-expressions")
      let missing = CompilerError("/tmp/x/A.swift:1:8: error: cannot find 'TipView' in scope")
      #expect(CheckResult(sources: [""], errors: [complex].compactMap(\.self)).others.count == 1)
      #expect(CheckResult(sources: [""], errors: [complex, missing].compactMap(\.self)).others.isEmpty)
    }
  }
#endif
