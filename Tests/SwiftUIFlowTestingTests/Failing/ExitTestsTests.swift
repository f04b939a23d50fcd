#if os(Linux)
  import Testing
  import WorkerProcesses

  @Suite("Exit tests")
  struct ExitTestsTests {
    @Test(
      "pass in processes of their own",
      arguments: [
        "EarlyEndTests/exitTestOfAnEnd", "FailureTests/exitTestOfAnEndlessLoop",
        "FontEnvironmentTests/exitTestOfVariables",
      ])
    func pass(test: String) throws {
      let run = try ChildProcess.swiftTests(test, environment: [ExitTests.variable: "1"])
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("Test run with 1 test in 1 suite passed"), "\(run.output)")
    }
  }
#endif
