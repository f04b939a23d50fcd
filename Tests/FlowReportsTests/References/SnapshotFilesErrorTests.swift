import Testing

@testable import FlowReports

@Suite("The errors of references")
struct SnapshotFilesErrorTests {
  private static let table: [(SnapshotFilesError, String)] = [
    (.noFolder("artifacts"), "There is no folder artifacts."),
    (.notPicture(path: "a.fail.png"), "a.fail.png is not a PNG, so it was not accepted."),
    (
      .noReferenceFolder(testFile: "CartTests"),
      "There is no folder __Snapshots__/CartTests in the package to accept into."
    ),
    (
      .severalReferenceFolders(testFile: "CartTests", ["A/__Snapshots__/CartTests", "B/__Snapshots__/CartTests"]),
      "There are several folders __Snapshots__/CartTests to accept into: A/__Snapshots__/CartTests, "
        + "B/__Snapshots__/CartTests."
    ),
    (
      .noMatch(pattern: "shop", names: []),
      "Nothing is named \"shop\": no failure left anything to accept. Run the tests first."
    ),
    (
      .noMatch(pattern: "shop", names: ["CartTests/cart", "CartTests/pay"]),
      "Nothing to accept is named \"shop\". There are: CartTests/cart, CartTests/pay."
    ),
    (.noReport("report/report.json"), "There is no report at report/report.json. Run `flow report` first."),
    (
      .notReport(path: "report.json", reason: "it has version 9, not 1"),
      "report.json is not a report: it has version 9, not 1."
    ),
    (
      .selection("--filter Cart"),
      "The run had only the tests of --filter Cart, and the others may need references. Run `flow report` without it "
        + "first."
    ),
    (
      .outside("/other/a.png", package: "/work"),
      "The report has references in /other/a.png, which is not in the package /work, so nothing was searched. If flows "
        + "record there, name the folder with --references."
    ),
    (
      .failures(2),
      "The run had 2 failures, and steps that were not reached may need references. Run it again when it passes."
    ),
    (
      .stopped(step: "cart"),
      "A flow stopped at the step \"cart\", and the steps after it may need references. Run it again when all steps are "
        + "reached."
    ),
  ]

  @Test("are sentences that say what to do", arguments: table.indices)
  func error(index: Int) {
    let (error, sentence) = Self.table[index]
    #expect(error.description == sentence)
  }
}
