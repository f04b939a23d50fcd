#if os(Linux)
  import Testing

  /// A failing flow must make its test fail, under both frameworks, in a process that exits with a nonzero status.
  @Suite("A failing flow")
  struct FailedRunTests {
    @Suite("under Swift Testing")
    struct UnderSwiftTesting {
      private func run(_ test: String) throws -> ChildProcess {
        let run = try ChildProcess.swiftTests("DeliberateFailureTests/\(test)")
        #expect(run.status != 0)
        #expect(run.output.contains("Test run with 1 test in 1 suite failed"))
        return run
      }

      private func place(_ marker: String) throws -> String {
        let line = try DeliberateFailures.line(of: marker, in: DeliberateFailureTests.file)
        return "DeliberateFailureTests.swift:\(line)"
      }

      @Test("by #expect is recorded at its line, noted with its step, and does not stop the flow")
      func expectation() throws {
        let run = try run("expectation")
        let place = try place("expectation")

        #expect(run.lines(with: "recorded an issue at \(place)").count == 1)
        #expect(run.lines(with: "recorded an issue").count == 1)
        #expect(
          run.output.contains("Step \"cart\" of flow \"shop\": the assertion recorded a failure: Expectation failed"))
        #expect(run.output.contains("expectation: 2 steps finished"))
      }

      @Test("by #require is recorded once at its line, and stops the flow")
      func requirement() throws {
        let run = try run("requirement")
        let place = try place("requirement")

        #expect(run.lines(with: "recorded an issue at \(place)").count == 1)
        #expect(run.lines(with: "recorded an issue").count == 1)
        #expect(run.output.contains("requirement: 1 steps finished"))
      }

      @Test(
        "by an error is recorded once, at the line of its step",
        arguments: [
          (
            "thrownError", "thrown error",
            "Step \"payment\" of flow \"shop\", configuration \"dark\": "
              + "the assertion \"the card is good\" threw PaymentError.declined, which stopped the flow."
          ),
          (
            "asynchronousError", "asynchronous error",
            "Step \"loaded\" of flow \"shop\": the action threw PaymentError.declined, which stopped the flow."
          ),
          ("sameNames", "same names", "have the same name, \"shop-cart\". Rename one of them; the flow was not run."),
          ("picture", "picture", "is damaged: "),
        ]
      )
      func error(test: String, marker: String, message: String) throws {
        let run = try run(test)
        let place = try place(marker)

        #expect(run.lines(with: "recorded an issue at \(place)").count == 1)
        #expect(run.lines(with: "recorded an issue").count == 1)
        #expect(run.output.contains(message))
      }

      @Test("by an XCTest assertion is recorded at its line, inside and outside flows")
      func foreignAssertions() throws {
        for (test, marker) in [
          ("foreignAssertion", "foreign assertion"),
          ("besideFlowsForeignAssertion", "foreign assertion beside flows"),
          ("withoutFlowsForeignAssertion", "foreign assertion without flows"),
          ("waitingRunWithForeignAssertion", "foreign assertion in a waiting run"),
        ] {
          let run = try run(test)
          #expect(run.lines(with: "recorded an issue at \(try place(marker))").count == 1)
          #expect(run.lines(with: "recorded an issue").count == 1)
          #expect(
            run.output.contains(
              " (an assertion of XCTest in a test of Swift Testing, which knows no failures of it: use #expect or "
                + "#require)"))
        }
        #expect(try run("foreignAssertion").output.contains("foreignAssertion: 2 steps finished"))
      }

      @Test("names the developer's own views around the place, and with FLOW_VERBOSE all views")
      func places() throws {
        func place(_ value: String?) throws -> Substring? {
          let run = try ChildProcess.swiftTests(
            "DeliberateFailureTests/finding", environment: value.map { ["FLOW_VERBOSE": $0] } ?? [:])
          return run.output.firstMatch(of: #/staticText "Tea" .* \(at (.*)\)\./#)?.1
        }
        #expect(try place(nil) == "PaleView > Text")
        #expect(try place("0") == "PaleView > Text")
        let all = try #require(try place("1"))
        #expect(all.hasPrefix("FlowContent > ") || all.contains(" > FlowContent > "), "\(all)")
        #expect(all.contains("PaleView > ") && all.hasSuffix("Text"), "\(all)")
      }

      @Test("outside the task of its test makes the run fail")
      func outsideTheTask() throws {
        let run = try ChildProcess.swiftTests("DeliberateFailureTests/outsideTheTask")
        let place = try place("outside the task")

        #expect(run.status != 0)
        #expect(run.lines(with: "recorded an issue at \(place)").count == 1)
      }
    }

    #if compiler(>=6.3)
      @Test("is not recorded if a step cancels its test, which stops the flow")
      func cancelled() throws {
        let run = try ChildProcess.swiftTests("DeliberateFailureTests/cancelled")

        #expect(run.status == 0)
        #expect(run.output.contains("cancelled: 1 steps finished"))
        #expect(run.output.contains("The bank is closed."))
      }
    #endif

    @Suite("under XCTest")
    struct UnderXCTest {
      private func run(_ test: String) throws -> ChildProcess {
        let run = try ChildProcess.xcTests("SwiftUIFlowTestingTests.DeliberateFailureXCTests/\(test)")
        #expect(run.status != 0)
        #expect(run.output.contains("Executed 1 test, with 1 failure"))
        return run
      }

      private func place(_ marker: String) throws -> String {
        "DeliberateFailureXCTests.swift:\(try DeliberateFailures.line(of: marker, in: DeliberateFailureXCTests.file))"
      }

      @Test(
        "is recorded once, at the line of its step",
        arguments: [
          ("testExpectation", "expectation", "XCTAssertEqual failed"),
          ("testRequirement", "requirement", "XCTUnwrap failed"),
          (
            "testThrownError", "thrown error",
            "Step \"payment\" of flow \"shop\", configuration \"dark\": "
              + "the assertion \"the card is good\" threw PaymentError.declined, which stopped the flow."
          ),
          (
            "testAsynchronousError", "asynchronous error",
            "Step \"loaded\" of flow \"shop\": the action threw PaymentError.declined, which stopped the flow."
          ),
          (
            "testSameNames", "same names",
            "have the same name, \"shop-cart\". Rename one of them; the flow was not run."
          ),
          ("testForeignExpectation", "foreign expectation", "Expectation failed: ($0.items → 1) == 2"),
          ("testForeignRequirement", "foreign requirement", "Expectation failed: ($0.items → 1) == 2"),
          (
            "testForeignExpectationWithoutFlows", "foreign expectation without flows",
            "Expectation failed: (Int(\"2\") → 2) == 3"
          ),
          ("testForeignExpectationInATask", "foreign expectation in a task", "Expectation failed"),
          ("testForeignKnownIssue", "beside a known issue", "closed"),
        ]
      )
      func recorded(test: String, marker: String, message: String) throws {
        let run = try run(test)
        let place = try place(marker)

        let failures = run.lines(with: ": error:")
        #expect(failures.count == 1)
        #expect(failures.first?.contains("\(place): error: DeliberateFailureXCTests.\(test)") == true)
        #expect(failures.first?.contains(message) == true)
      }

      @Test("by an expectation of Swift Testing is noted with its step")
      func foreignExpectation() throws {
        #expect(
          try run("testForeignExpectation").output.contains(
            "Step \"cart\" of flow \"shop\": the assertion recorded a failure: Expectation failed"))
        #expect(
          try run("testForeignRequirement").output.contains(
            "Step \"cart\" of flow \"shop\": the action recorded a failure: Expectation failed"))
      }

      @Test("continues after an XCTest assertion, and stops after a thrown error")
      func goingOn() throws {
        #expect(try run("testExpectation").output.contains("expectation: 2 steps finished"))
        #expect(try run("testRequirement").output.contains("requirement: 1 steps finished"))
      }
    }

    @Test("that is kept beyond its test is a warning at the end of the process")
    func kept() throws {
      let run = try ChildProcess.xcTests("SwiftUIFlowTestingTests.DeliberateKeptXCTests")
      for (marker, message) in [
        ("kept store", "The store still exists after the last test, so no test was told of what is left in it:"),
        ("kept action", "The store still exists after the last test, so no test was told of what is left in it:"),
        ("kept flow", "Flow \"shop\" was never run"),
        ("kept inspection", "The closure of this inspection was never called"),
      ] {
        let line = try DeliberateFailures.line(of: marker, in: DeliberateKeptXCTests.file)
        #expect(run.lines(with: "/DeliberateKeptXCTests.swift:\(line): warning: \(message)").count == 1)
      }
      #expect(
        run.output.contains("\n    an effect that CounterAction.listen started, which is still running\n"),
        "\(run.output)")
      #expect(
        run.output.contains("\n    CounterAction.loaded, which was received and not handled\n"), "\(run.output)")
    }

    @Test("outside any test is printed with its location, and available to the program")
    func outsideTests() throws {
      let run = try ChildProcess.product("FlowOutsideTests")

      #expect(run.status == 3)
      #expect(
        run.output.contains(
          "FlowOutsideTests/main.swift:33: error: Step \"locked\" of flow \"door\": "
            + "the action threw Jammed(), which stopped the flow."
        )
      )
      #expect(run.output.contains("1/3 door-opened done\n2/3 door-locked stopped\nfinished: door-opened\n"))
    }
  }
#endif
