import ArgumentParser

/// The options of all commands that run tests.
struct FilterOptions: ParsableArguments {
  @Option(help: "Run only the tests whose names match, as swift test does.")
  var filter: [String] = []

  @Flag(
    help:
      "Run each test of XCTest in a process, several at a time: static variables of the app begin anew, as on devices."
  )
  var isolated = false

  func validate() throws {
    for filter in filter where (try? Regex(filter)) == nil {
      throw ValidationError("--filter must be a regular expression, as for swift test; \(filter) is none.")
    }
  }
}
