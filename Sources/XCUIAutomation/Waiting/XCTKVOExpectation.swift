import Foundation
import UIAutomation
import XCTest

/// Expects a property of an element to have a value, or to change.
///
/// Linux has no key-value observing. Elements are polled instead; an expectation about another object fails the test
/// immediately.
// @unchecked: like its superclass, which XCTest uses from one thread at a time.
open class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
  /// Examines the object after a change; returns whether the expectation is fulfilled.
  public typealias Handler = (Any?, [AnyHashable: Any]) -> Bool

  /// The name of the property.
  public let keyPath: String

  /// The object that has the property.
  public let observedObject: Any

  /// The expected value, if there is one.
  public let expectedValue: Any?

  /// Expects a property to have a value.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, as in predicates.
  ///   - object: The element; the test fails if it is anything else.
  ///   - expectedValue: The value to wait for; `nil` for none.
  public convenience init(
    keyPath: String, object: Any, expectedValue: Any?, file: StaticString = #filePath, line: UInt = #line
  ) {
    let expected = expectedValue as? AnyHashable
    self.init(keyPath, of: object, expectedValue: expectedValue, file, line) { $0 == expected }
  }

  /// Expects a property to have another value than its current one.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, as in predicates.
  ///   - object: The element; the test fails if it is anything else.
  public convenience init(
    keyPath: String, object: Any, file: StaticString = #filePath, line: UInt = #line
  ) {
    let first = Self.value(keyPath, of: object)
    self.init(keyPath, of: object, expectedValue: nil, file, line) { $0 != first }
  }

  /// - Parameter handler: Examines the object after each change of the property; `nil` to expect any change.
  convenience init(
    keyPath: String, object: Any, handler: Handler?, file: StaticString = #filePath, line: UInt = #line
  ) {
    var latest = Self.value(keyPath, of: object)
    self.init(keyPath, of: object, expectedValue: nil, file, line) { value in
      guard value != latest else { return false }
      var change: [AnyHashable: Any] = [:]
      change["old"] = latest
      change["new"] = value
      latest = value
      return handler?(object, change) ?? true
    }
  }

  private init(
    _ keyPath: String, of object: Any, expectedValue: Any?, _ file: StaticString, _ line: UInt,
    isFulfilled: @escaping (AnyHashable?) -> Bool
  ) {
    self.keyPath = keyPath
    self.expectedValue = expectedValue
    observedObject = object
    let isElement = object is XCUIElement
    if !isElement { Self.fail(keyPath, of: object, file, line) }
    super.init(
      predicate: NSPredicate { object, _ in
        isElement && isFulfilled(object.flatMap { Self.value(keyPath, of: $0) })
      }, object: object, file: file, line: Int(line))
  }

  private static func value(_ keyPath: String, of object: Any) -> AnyHashable? {
    guard let element = object as? XCUIElement else { return nil }
    return onMainActor { ObservedValue(value: element.value(forKey: keyPath) as? AnyHashable) }.value
  }

  private static func fail(_ keyPath: String, of object: Any, _ file: StaticString, _ line: UInt) {
    onMainActor { TestReference.current }?.testCase.recordFailure(
      withDescription: """
        XCTKVOExpectation cannot observe '\(keyPath)' of \(type(of: object)): there is no key-value observing on Linux. \
        Properties of elements can be expected; for other objects use an expectation that the code fulfils.
        """, inFile: "\(file)", atLine: Int(line), expected: true)
  }
}

extension UITestCase {
  /// Expects a property of an element to have a value; ``waitForExpectations(timeout:handler:)`` waits for it.
  ///
  /// - Parameters:
  ///   - objectToObserve: The element; the test fails if it is anything else.
  ///   - keyPath: The name of the property, as in predicates.
  ///   - expectedValue: The value to wait for; `nil` for none.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any?, file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCTestExpectation {
    collect(
      XCTKVOExpectation(
        keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue, file: file, line: line))
  }

  /// Expects a property of an element to change; ``waitForExpectations(timeout:handler:)`` waits for it.
  ///
  /// - Parameters:
  ///   - objectToObserve: The element; the test fails if it is anything else.
  ///   - keyPath: The name of the property, as in predicates.
  ///   - handler: Examines the element after each change; returns whether the expectation is fulfilled. If it is `nil`,
  ///     any change fulfills it.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> XCTestExpectation {
    collect(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, handler: handler, file: file, line: line))
  }

  /// XCTest waits only for expectations that it has created itself.
  private func collect(_ expectation: XCTKVOExpectation) -> XCTestExpectation {
    self.expectation(for: expectation.predicate, evaluatedWith: expectation.object)
  }
}

// @unchecked: an immutable text, number or point.
private struct ObservedValue: @unchecked Sendable {
  let value: AnyHashable?
}
