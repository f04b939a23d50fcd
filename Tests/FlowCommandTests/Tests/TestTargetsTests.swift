#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("Test targets that do not build")
  struct TestTargetsTests {
    /// Builds targets of which some have errors.
    private func build(
      _ tests: [String], _ others: [String] = [], broken: Set<String>
    ) throws -> (leftOut: [TestResults.Test], without: Set<String>) {
      var without: Set<String> = []
      let targets = TestTargets(tests: tests, others: others) { without = $0 }
      let leftOut = try targets.build { arguments in
        let built =
          arguments.first == "--target" ? Set(arguments.dropFirst()) : Set(tests + others).subtracting(without)
        let errors = built.intersection(broken).sorted().map { "\($0).swift:1:1: error: no\n" }
        return (errors.joined(), errors.isEmpty ? 0 : 1)
      }
      return (leftOut, without)
    }

    @Test("one is left out and is a failure with its errors, and the others are built")
    func oneOfSeveral() throws {
      let (leftOut, without) = try build(["CartTests", "ShopUITests"], ["Shop"], broken: ["ShopUITests"])
      #expect(without == ["ShopUITests"])
      #expect(leftOut.map(\.name) == ["ShopUITests"])
      #expect(leftOut.map(\.outcome) == [.failed])
      #expect(
        leftOut.first?.failures
          == ["The target ShopUITests does not build, and was left out:\nShopUITests.swift:1:1: error: no"])
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var results = try TestResults(
        events: folder, stream: folder.appendingPathComponent("none"),
        output: "Test Case 'A.b' passed (0.1 seconds)")
      results.add(leftOut: leftOut)
      #expect(results.count(.passed) == 1)
      #expect(results.count(.failed) == 1)
    }

    @Test("a library that no other test needs is left out, too")
    func library() throws {
      let (leftOut, without) = try build(["CartTests", "PayTests"], ["Cart", "Pay"], broken: ["PayTests", "Pay"])
      #expect(without == ["PayTests", "Pay"])
      #expect(leftOut.map(\.name) == ["PayTests", "Pay"])
    }

    @Test("nothing is left out if all build, and it is an error if no test does")
    func allOrNone() throws {
      #expect(try build(["CartTests"], broken: []).leftOut == [])
      let error = #expect(throws: CommandError.self) {
        try build(["CartTests"], ["Cart"], broken: ["Cart", "CartTests"])
      }
      #expect(
        error?.description == "The sources do not build:\nCart.swift:1:1: error: no\nCartTests.swift:1:1: error: no")
    }
  }
#endif
