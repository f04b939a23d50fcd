#if os(Linux)
  import Testing

  /// What a test store finds must make its test fail, under both frameworks, at the line of the step.
  @Suite("A failing test store")
  struct FailedStoreRunTests {
    static let left = """
      One received action was not handled by the end of the test:

          CounterAction.loaded

      Add a step that receives it.
      """

    static let failures: [(test: String, marker: String, message: String)] = [
      (
        "undescribedChange", "undescribed change",
        """
        The state changed when CounterAction.increment was sent, and the step describes no change:

            − 0
            + 1

        (Expected: −, actual: +)

        Describe every change in the closure of this step.
        """
      ),
      (
        "runningEffect", "running effect",
        """
        An effect that CounterAction.listen started is still running at the end of the test. Let it end: advance the \
        scheduler or the clock that it waits for, or, if it lives long, send the action that cancels it.
        """
      ),
      ("leftAction", "left action", left),
      ("storeThatGoesAway", "store that goes away", left),
    ]

    private func place(_ marker: String) throws -> String {
      let file = DeliberateStoreFailureTests.file
      return "DeliberateStoreFailureTests.swift:\(try DeliberateFailures.line(of: marker, in: file))"
    }

    @Test("fails its test under Swift Testing", arguments: failures)
    func underSwiftTesting(test: String, marker: String, message: String) throws {
      let run = try ChildProcess.swiftTests("DeliberateStoreFailureTests/\(test)")
      #expect(run.status != 0)
      #expect(run.lines(with: "recorded an issue at \(try place(marker))").count == 1)
      #expect(run.lines(with: "recorded an issue").count == 1)
      // The console puts signs before the lines of a message.
      for line in message.split(separator: "\n") { #expect(run.output.contains(line)) }
    }

    @Test("fails its test under XCTest", arguments: failures)
    func underXCTest(test: String, marker: String, message: String) throws {
      let name = "test\(test.prefix(1).uppercased())\(test.dropFirst())"
      let run = try ChildProcess.xcTests("SwiftUIFlowTestingTests.DeliberateStoreFailureXCTests/\(name)")
      #expect(run.status != 0)
      #expect(run.lines(with: "\(try place("\(marker) in XCTest")): error: ").count == 1)
      #expect(run.output.contains(message))
    }
  }
#endif
