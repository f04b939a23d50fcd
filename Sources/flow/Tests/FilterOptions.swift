import ArgumentParser

/// The option of all commands that run some of the tests.
struct FilterOptions: ParsableArguments {
  @Option(help: "Run only the tests whose names match, as swift test does.")
  var filter: [String] = []

  func validate() throws {
    for filter in filter where (try? Regex(filter)) == nil {
      throw ValidationError("--filter must be a regular expression, as for swift test; \(filter) is none.")
    }
  }
}
