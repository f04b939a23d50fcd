import Testing

@testable import SourcePreparation

@Suite("Overrides that set up tests of the main actor") struct OverridesOfTestsTests {
  private func prepare(_ text: String) -> String {
    let source = "import XCTest\n\(text)\n"
    let all = prepared(source)
    return String(all.dropFirst("import XCTest\n".count).dropLast())
  }

  @Test("their bodies assume the main actor, as in Objective-C")
  func methods() {
    #expect(
      prepare("@MainActor final class A: XCTestCase {\n  override func setUp() {\n    a = B()\n  }\n}")
        == "@MainActor final class A: XCTestCase {\n"
        + "  override func setUp() { MainActor.assumeIsolated { () -> Void in\n    a = B()\n  } }\n}")
    #expect(
      prepare("@MainActor\nclass A: C { override func tearDownWithError() throws { try super.tearDownWithError() } }")
        == "@MainActor\nclass A: C { override func tearDownWithError() throws { try MainActor.assumeIsolated { () throws"
        + " -> Void in try super.tearDownWithError() } } }")
    #expect(
      prepare("class A: XCTestCase { @MainActor override class func setUp() { b() } }")
        == "class A: XCTestCase {            override class func setUp() { MainActor.assumeIsolated { () -> Void in"
        + " b() } } }")
  }

  @Test("others stay: asynchronous ones, those of no actor, other methods, other classes, and files without tests")
  func others() {
    for text in [
      "@MainActor class A: XCTestCase { override func setUp() async throws { a() } }",
      "@MainActor class A: XCTestCase { nonisolated override func setUp() { a() } }",
      "@MainActor class A: XCTestCase { override func invokeTest() { a() } }",
      "class A: XCTestCase { override func setUp() { a() } }",
      "@MainActor class A { class B: XCTestCase { override func setUp() { a() } } }",
      "@MainActor class A: XCTestCase { func setUp() { a() } }",
    ] {
      #expect(prepare(text) == text)
    }
    let source = "@MainActor class A: B { override func setUp() { a() } }"
    #expect(prepared(source) == source)
  }

  @Test("where all is of the main actor, the methods and the initializer are of none")
  func isolatedModules() {
    var rules = SourceRules(.apple, impliedModules: [], isUIKitImplied: false)
    rules.isOnMainActor = true
    func prepare(_ text: String) -> String {
      String(decoding: PreparedSource(Array(text.utf8), rules).bytes, as: UTF8.self)
    }
    #expect(
      prepare("import XCTest\nclass A: XCTestCase { override func setUp() { a() } }\n")
        == "import XCTest\nclass A: XCTestCase { nonisolated required init(name: String, testClosure: @escaping "
        + "XCTestCaseClosure) { super.init(name: name, testClosure: testClosure) } override nonisolated func setUp() "
        + "{ MainActor.assumeIsolated { () -> Void in a() } } }\n")
    let free = "import XCTest\nnonisolated class A: XCTestCase { override func setUp() { a() } }\n"
    #expect(prepare(free) == free)
  }
}
