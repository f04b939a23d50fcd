#if canImport(Testing)
  import Testing
#endif

extension IssueReporter {
  /// Whether a test framework records the cause of this error before it throws it.
  ///
  /// `try #require(...)` and `try XCTUnwrap(...)` do, under their own framework only; `try Test.cancel()` marks the
  /// test as cancelled.
  package static func isRecordedByFramework(_ error: any Error) -> Bool {
    #if canImport(Testing)
      if error is ExpectationFailedError { return true }
    #endif
    // Neither framework makes these types public.
    let type = String(reflecting: type(of: error))
    return type == "XCTest.XCTestErrorWhileUnwrappingOptional"
  }

  /// Whether the error says that the running test was cancelled, which is not a failure.
  package static func isCancellationOfTest(_ error: any Error) -> Bool {
    String(reflecting: type(of: error)) == "Testing.SkipInfo"
  }
}
