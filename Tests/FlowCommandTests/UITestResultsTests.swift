#if os(Linux)
  import Testing

  @testable import flow

  @Suite("Results of UI tests")
  struct UITestResultsTests {
    @Test("have the outcome of each test, and its failures")
    func results() {
      let results = UITestResults(
        output: """
          [12/12] Linking ShopPackageTests.xctest
          Test Suite 'ShopUITests' started at 2026-01-31 12:00:00.000
          Test Case 'ShopUITests.testPay' started at 2026-01-31 12:00:00.000
          Test Case 'ShopUITests.testPay' passed (0.02 seconds)
          /shop/ShopUITests.swift:12: error: ShopUITests.testCancel : XCTAssertTrue failed - error: no alert
          Test Case 'ShopUITests.testCancel' failed (0.2 seconds)
          Test Case 'ShopUITests.testCamera' skipped (0.0 seconds)
          Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.22 (0.22) seconds
          """)
      #expect(results.tests.map(\.name) == ["ShopUITests.testPay", "ShopUITests.testCancel", "ShopUITests.testCamera"])
      #expect(results.tests.map(\.outcome) == [.passed, .failed, .skipped])
      #expect(
        results.failures == [
          "/shop/ShopUITests.swift:12: error: ShopUITests.testCancel : XCTAssertTrue failed - error: no alert"
        ])
    }

    @Test("are empty if nothing was built")
    func nothing() {
      let results = UITestResults(output: "/shop/Cart.swift:3:8: error: no such module 'MapKit'\n")
      #expect(results.tests.isEmpty)
      #expect(results.failures.isEmpty)
    }
  }
#endif
