import Testing

@testable import SourcePreparation

@Suite("Conditions that lead to expected failures") struct ExpectedFailureConditionsTests {
  @Test("a file that names XCTExpectFailure is compiled as with Objective-C's runtime")
  func runtime() {
    let source = """
      import XCTest
      func expect() {
        #if _runtime(_ObjC)
          XCTExpectFailure {}
        #else
          XCTFail()
        #endif
        #if !_runtime(_ObjC)
          XCTFail()
        #endif
      }

      """
    let expected =
      source.replacingOccurrences(of: "#if _runtime(_ObjC)", with: "#if true           ")
      .replacingOccurrences(of: "#if !_runtime(_ObjC)", with: "#if false           ") + "import XCUIAutomation\n"
    #expect(prepared(source, .linux) == expected)
    #expect(prepared(source, .apple) == expected)
    #expect(summary(source, .linux).addedImports == ["XCUIAutomation"])
  }

  @Test("a file that does not name it stays")
  func otherFiles() {
    let source = "#if _runtime(_ObjC)\n  XCTFail()\n#endif\n"
    #expect(prepared(source, .linux) == source)
  }

  @Test("parts that find classes by name are left out")
  func lookups() {
    let source = """
      #if _runtime(_ObjC)
        #if DEBUG
          let options = NSClassFromString("XCTExpectedFailureOptions")
        #else
          print("none")
        #endif
        XCTExpectFailure()
      #endif

      """
    let expected = source.replacingOccurrences(of: "#if _runtime(_ObjC)", with: "#if true           ")
      .replacingOccurrences(of: "#if DEBUG", with: "#if false")
    #expect(prepared(source, .linux) == expected)
  }

  @Test(
    "a file stays that cannot do without finding classes",
    arguments: [
      "#if _runtime(_ObjC)\nlet a = NSClassFromString(\"XCTExpectFailure\")\nXCTExpectFailure()\n#endif\n",
      "#if _runtime(_ObjC)\n#if DEBUG\n#else\nlet a = NSProtocolFromString(\"A\")\n#endif\nXCTExpectFailure()\n#endif\n",
      "#if !_runtime(_ObjC)\n#else\nlet a = NSClassFromString(\"A\")\nXCTExpectFailure()\n#endif\n",
    ])
  func needed(_ source: String) {
    #expect(prepared(source, .linux) == source)
  }

  @Test("classes that are found without the runtime count for nothing")
  func elsewhere() {
    let source = "let a = NSClassFromString(\"A\")\n#if _runtime(_ObjC)\nXCTExpectFailure()\n#endif\n"
    #expect(prepared(source, .linux).contains("#if true"))
  }
}
