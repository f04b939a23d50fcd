import FlowIssueReporting
import Foundation
import UIAutomation
import XCTest

/// Waits for expectations about elements in the virtual time of the screen.
///
/// These methods have the names of XCTest's own and are preferred to them, as members of the subclass.
extension UITestCase {
  /// Expects a predicate to become true; ``waitForExpectations(timeout:handler:)`` waits for it.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - object: The object that the predicate examines.
  ///   - handler: Called each time the predicate is true; returns whether the expectation is fulfilled. If it is `nil`,
  ///     the predicate alone decides.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any? = nil, handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let place = latestPlace
    let expectation = super.expectation(
      for: predicate, evaluatedWith: object, file: place.filePath, line: Int(place.line), handler: handler)
    if let expectation = expectation as? XCTNSPredicateExpectation { results.predicateExpectations.append(expectation) }
    return expectation
  }

  /// Expects that other code fulfills the expectation, once: a further time fails the test, as Apple's documentation
  /// says of expectations that a test case creates.
  ///
  /// - Parameter description: What is expected, for messages.
  public func expectation(description: String) -> XCTestExpectation {
    results.hasOtherExpectations = true
    let place = latestPlace
    let expectation = super.expectation(description: description, file: place.filePath, line: Int(place.line))
    expectation.assertForOverFulfill = true
    return expectation
  }

  /// The line of the latest call on the app in this test. Parameters for the file and the line would make XCTest's
  /// methods as good a match as these.
  var latestPlace: FlowSourceLocation {
    onMainActor {
      let session = AutomationCenter.shared.session
      return session.isPlaceKnown ? session.place : FlowSourceLocation()
    }
  }

  /// Waits for the expectations created before.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds; of the screen's clock for predicates, of real time for other
  ///     expectations.
  ///   - handler: Called after the wait, with an error if an expectation was not fulfilled.
  @MainActor @preconcurrency
  public func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil) {
    let rest = VirtualWaiting.wait(
      for: results.predicateExpectations, timeout: timeout, hasOthers: results.hasOtherExpectations)
    results.predicateExpectations = []
    results.hasOtherExpectations = false
    super.waitForExpectations(timeout: rest, handler: handler)
  }

  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: The expectations, of which all must be fulfilled.
  ///   - seconds: The longest wait, in seconds; of the screen's clock for predicates, of real time for other
  ///     expectations.
  ///   - enforceOrder: Whether the expectations must be fulfilled in the order of the array.
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder: Bool = false
  ) {
    let rest = VirtualWaiting.wait(for: expectations, timeout: seconds)
    let place = latestPlace
    super.wait(
      for: expectations, timeout: rest, enforceOrder: enforceOrder, file: place.filePath, line: Int(place.line))
  }

  /// Waits for expectations, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - expectations: The expectations, of which all must be fulfilled.
  ///   - seconds: The longest wait, in seconds; of the screen's clock for predicates, of real time for other
  ///     expectations.
  ///   - enforceOrder: Whether the expectations must be fulfilled in the order of the array.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder: Bool = false
  ) async {
    let rest = VirtualWaiting.wait(for: expectations, timeout: seconds)
    await super.fulfillment(of: expectations, timeout: rest, enforceOrder: enforceOrder)
  }
}

/// These methods have fewer parameters than XCTest's own, and are preferred to them. They pass a location to call those.
extension XCTWaiter {
  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: The expectations, of which all must be fulfilled.
  ///   - timeout: The longest wait, in seconds; of the screen's clock for predicates, of real time for other
  ///     expectations.
  ///   - enforceOrder: Whether the expectations must be fulfilled in the order of the array.
  public class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result {
    wait(
      for: expectations, timeout: VirtualWaiting.wait(for: expectations, timeout: timeout), enforceOrder: enforceOrder,
      file: #file, line: #line)
  }

  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: The expectations, of which all must be fulfilled.
  ///   - timeout: The longest wait, in seconds; of the screen's clock for predicates, of real time for other
  ///     expectations.
  ///   - enforceOrder: Whether the expectations must be fulfilled in the order of the array.
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result {
    wait(
      for: expectations, timeout: VirtualWaiting.wait(for: expectations, timeout: timeout), enforceOrder: enforceOrder,
      file: #file, line: #line)
  }

  /// Waits for expectations, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - expectations: The expectations, of which all must be fulfilled.
  ///   - timeout: The longest wait, in seconds; of the screen's clock for predicates, of real time for other
  ///     expectations.
  ///   - enforceOrder: Whether the expectations must be fulfilled in the order of the array.
  public nonisolated(nonsending) class func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) async -> Result {
    let rest = VirtualWaiting.wait(for: expectations, timeout: timeout)
    return await fulfillment(
      of: expectations, timeout: rest, enforceOrder: enforceOrder, file: #file, line: #line)
  }

  /// Waits for expectations, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - expectations: The expectations, of which all must be fulfilled.
  ///   - timeout: The longest wait, in seconds; of the screen's clock for predicates, of real time for other
  ///     expectations.
  ///   - enforceOrder: Whether the expectations must be fulfilled in the order of the array.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) async -> Result {
    let rest = VirtualWaiting.wait(for: expectations, timeout: timeout)
    return await fulfillment(
      of: expectations, timeout: rest, enforceOrder: enforceOrder, file: #file, line: #line)
  }
}

/// Advances the time of the screen until every predicate has been true once.
enum VirtualWaiting {
  /// The time for XCTest itself to evaluate a predicate, in seconds.
  private static let look = 0.02

  /// - Returns: The time that XCTest has to wait in real time: zero for predicates, the whole timeout for other
  ///   expectations.
  static func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, hasOthers: Bool = false)
    -> TimeInterval
  {
    let predicates = expectations.compactMap { $0 as? XCTNSPredicateExpectation }
    guard !predicates.isEmpty else { return timeout }
    let hasScreen = onMainActor {
      // An expectation stays fulfilled when its predicate becomes false again.
      var pending = predicates
      return AutomationCenter.shared.wait(upTo: timeout) {
        pending.removeAll { expectation in
          guard expectation.predicate.evaluate(with: expectation.object), expectation.handler?() ?? true else {
            return false
          }
          expectation.fulfill()
          return true
        }
        return pending.isEmpty
      }
    }
    guard hasScreen else { return timeout }
    return hasOthers || predicates.count < expectations.count ? timeout : min(timeout, look)
  }
}
