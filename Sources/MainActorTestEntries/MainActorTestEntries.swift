import XCTest

// The list of tests that the package manager writes for a class has the type of its methods. XCTest takes methods
// without isolation only: a class whose methods are all on the main actor, as in Xcode's template for UI tests, makes it
// end the process ("Could not cast value of type"). Lists of such methods are taken here instead.
//
// The module is in the language mode of Swift 5, because the package manager's list is: in that of Swift 6 a function of
// the main actor is `Sendable`, which is another type, and XCTest's own functions would be preferred.

/// Makes an entry of tests that are on the main actor.
public func testCase<T: XCTestCase>(_ allTests: [(String, (T) -> @MainActor () throws -> Void)]) -> XCTestCaseEntry {
  let tests: [(String, (T) -> () throws -> Void)] = allTests.map { name, test in
    (
      name,
      { instance in
        let method = test(instance)
        // XCTest runs synchronous tests on the main thread.
        return { try MainActor.assumeIsolated { try method() } }
      }
    )
  }
  return testCase(tests)
}

/// Makes an entry of tests that are on the main actor and throw nothing.
public func testCase<T: XCTestCase>(_ allTests: [(String, (T) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
  let tests: [(String, (T) -> () throws -> Void)] = allTests.map { name, test in
    (
      name,
      { instance in
        let method = test(instance)
        return { MainActor.assumeIsolated { method() } }
      }
    )
  }
  return testCase(tests)
}
