/// A sentence of the README that promises something, and what proves it.
struct ReadmeClaim {
  /// What proves a claim.
  enum Proof {
    /// A test with this title in the file, a path from the root of the repository.
    case test(String, in: String)
    /// A line of a script or a program that the tests run, a path from the root of the repository.
    case line(String, in: String)
    /// Nothing to prove: the sentence takes something back, or says what a reader does next.
    case none(String)
  }

  /// A part of the sentence, as it is in the README.
  let words: String
  let proof: Proof

  init(_ words: String, _ proof: Proof) {
    self.words = words
    self.proof = proof
  }

  static let all = [
    ReadmeClaim(
      "no Mac, no simulator, no display", .line("make test", in: ".ci/run")),
    ReadmeClaim(
      "compares a picture of every step",
      .test(
        "is a folder with a page and one picture for each step and configuration",
        in: "Tests/SwiftUIFlowTestingTests/Storyboard/FlowStoryboardTests.swift")),
    ReadmeClaim("No Apple machine has built or run", .none("what was not done")),
    ReadmeClaim("pictures are close to an iPhone's, but not identical", .none("compared in Docs/Fidelity.md")),
    ReadmeClaim(
      "The same flow in four configurations", .line("PICTURES := cart-light cart-dark cart-japanese", in: "Makefile")),
    ReadmeClaim(
      "Devices run iOS 26",
      .test(
        "runs the newest system, unless it or the package asks for another one",
        in: "Tests/SwiftUIFlowTestingTests/Devices/FlowDeviceTests.swift")),
    ReadmeClaim(
      "Waiting costs no real time",
      .test(
        "an unsuccessful wait advances its virtual time without real delay",
        in: "Tests/SwiftUITests/Screen/Time/ScreenWaitingTests.swift")),
    ReadmeClaim(
      "do not affect a result",
      .test(
        "of dates have the same output in every time zone and language of the machine",
        in: "Tests/ProbeTests/ProbeTests.swift")),
    ReadmeClaim(
      "The machine's clock",
      .test(
        "the present is the same on every machine: 9:41 in San Francisco on the day of the first iPhone",
        in: "Tests/SwiftUITests/Text/TextDateTests.swift")),
    ReadmeClaim(
      "and fonts do not affect a result",
      .test("two engines paint the same bytes", in: "Tests/FlowRenderingTests/Canvas/DeterminismTests.swift")),
    ReadmeClaim(
      "draws a labelled placeholder and warns",
      .line("struct ApproximationTests", in: "Tests/SwiftUITests/Approximations/ApproximationTests.swift")),
    ReadmeClaim("You need a Swift 6.3 toolchain", .line("6.3", in: "Sources/flow/DoctorCommand.swift")),
    ReadmeClaim("swift:6.3-bookworm", .none("a command of Docker's")),
    ReadmeClaim("On Debian 12 and Ubuntu", .line("apt-get install", in: "Scripts/setup-linux.sh")),
    ReadmeClaim("exits with a nonzero code", .line("run expectation 1", in: "Scripts/newcomer.sh")),
    ReadmeClaim("The first run has nothing to compare with", .line("prints first-run", in: "Scripts/newcomer.sh")),
    ReadmeClaim("does not exist names the nearest one", .line("prints label", in: "Scripts/newcomer.sh")),
    ReadmeClaim("the command that accepts it", .line("run accept 0", in: "Scripts/newcomer.sh")),
    ReadmeClaim(
      "fails a flow, also at a coordinate",
      .line("struct LostTouchTests", in: "Tests/UIAutomationTests/Failures/LostTouchTests.swift")),
    ReadmeClaim(
      "ends before its tests have ended fails",
      .line("struct EarlyEndTests", in: "Tests/SwiftUIFlowTestingTests/Failing/EarlyEndTests.swift")),
    ReadmeClaim("cannot be told from right ones", .none("takes something back")),
    ReadmeClaim(
      "keeps every finished step if the run is killed",
      .test(
        "of a test run has every step as soon as it has ended, also if the process is killed then",
        in: "Tests/SwiftUIFlowTestingTests/Storyboard/ReportTests.swift")),
    ReadmeClaim(
      "replaces and removes only files that this package wrote",
      .line("struct OwnFileTests", in: "Tests/FlowReportsTests/Files/OwnFileTests.swift")),
    ReadmeClaim("need no further dependency", .none("a hint")),
    ReadmeClaim("apps that are not packages", .none("a link")),
    ReadmeClaim(
      "and all but `flow session` and `flow send` have",
      .test("have help, and JSON except those of sessions", in: "Tests/FlowCommandTests/CommandOptionsTests.swift")),
    ReadmeClaim(
      "The exit code is 0 on success", .line(".status == 64", in: "Tests/FlowCommandTests/FlowCommandTests.swift")),
    ReadmeClaim(
      "24 of 25 layouts measured",
      .test("every leaf lands where Apple's does", in: "Tests/SwiftUITests/Layout/AppleLayoutTests.swift")),
    ReadmeClaim(
      "the same as a plugin", .line("process.arguments = arguments", in: "Plugins/FlowCommand/FlowCommand.swift")),
    ReadmeClaim("lists every name", .line("Scripts/coverage.sh --check", in: "Makefile")),
    ReadmeClaim("do not compile unchanged yet", .none("takes something back")),
    ReadmeClaim("with all public declarations", .line("Scripts/docs.sh", in: "Makefile")),
  ]
}
