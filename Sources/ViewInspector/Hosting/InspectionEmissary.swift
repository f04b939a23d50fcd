import Combine
import FlowIssueReporting
import Foundation
import SwiftUI
import XCTest

/// A property of a custom view through which tests inspect it while it is shown.
@MainActor @preconcurrency
public protocol InspectionEmissary: AnyObject {
  /// The inspected view or modifier.
  associatedtype V

  /// Sends the line of a test that requests an inspection.
  var notice: PassthroughSubject<UInt, Never> { get }

  /// The callback for each line.
  var callbacks: [UInt: (V) -> Void] { get set }
}

extension InspectionEmissary where V: View {
  /// Inspects a view.
  public typealias ViewInspection = (InspectableView<ViewType.View<V>>) throws -> Void

  /// Inspects the view after a delay in seconds.
  ///
  /// - Parameters:
  ///   - delay: The time until the inspection, in seconds.
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the view; an error that it throws is a failure of the test.
  /// - Returns: An expectation that is fulfilled when the view has been inspected.
  @discardableResult
  @_disfavoredOverload
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #file, line: UInt = #line,
    _ inspection: @escaping ViewInspection
  ) -> XCTestExpectation {
    let visit = Visit(function: function, file: file, line: line)
    return inspect(after: delay, visit) { try inspection($0.inspect(function: function).asInspectableView()) }
  }

  /// Inspects the view after a publisher has sent a value, and a delay in seconds has passed.
  ///
  /// - Parameters:
  ///   - publisher: The publisher whose first value is waited for.
  ///   - delay: The time until the inspection, in seconds.
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the view; an error that it throws is a failure of the test.
  /// - Returns: An expectation that is fulfilled when it has been inspected.
  @discardableResult
  @_disfavoredOverload
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function, file: StaticString = #file,
    line: UInt = #line, _ inspection: @escaping ViewInspection
  ) -> XCTestExpectation where P.Failure == Never {
    let visit = Visit(function: function, file: file, line: line)
    return inspect(onReceive: publisher, after: delay, visit) {
      try inspection($0.inspect(function: function).asInspectableView())
    }
  }
}

extension InspectionEmissary where V: ViewModifier {
  /// Inspects a modifier.
  public typealias ViewModifierInspection = (InspectableView<ViewType.ViewModifier<V>>) throws -> Void

  /// Inspects the modifier after a delay in seconds.
  ///
  /// - Parameters:
  ///   - delay: The time until the inspection, in seconds.
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the modifier; an error that it throws is a failure of the test.
  /// - Returns: An expectation that is fulfilled when it has been inspected.
  @discardableResult
  @_disfavoredOverload
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #file, line: UInt = #line,
    _ inspection: @escaping ViewModifierInspection
  ) -> XCTestExpectation {
    let visit = Visit(function: function, file: file, line: line)
    return inspect(after: delay, visit) { try inspection($0.inspect(function: function)) }
  }

  /// Inspects the modifier after a publisher has sent a value, and a delay in seconds has passed.
  ///
  /// - Parameters:
  ///   - publisher: The publisher whose first value is waited for.
  ///   - delay: The time until the inspection, in seconds.
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the modifier; an error that it throws is a failure of the test.
  /// - Returns: An expectation that is fulfilled when it has been inspected.
  @discardableResult
  @_disfavoredOverload
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function, file: StaticString = #file,
    line: UInt = #line, _ inspection: @escaping ViewModifierInspection
  ) -> XCTestExpectation where P.Failure == Never {
    let visit = Visit(function: function, file: file, line: line)
    return inspect(onReceive: publisher, after: delay, visit) { try inspection($0.inspect(function: function)) }
  }
}

/// The source location of an inspection.
private struct Visit {
  let function: String
  let file: StaticString
  let line: UInt
}

extension InspectionEmissary {
  fileprivate func inspect(
    after delay: TimeInterval, _ visit: Visit, _ inspection: @escaping (V) throws -> Void
  ) -> XCTestExpectation {
    let expectation = expect(visit, inspection)
    send(visit, after: delay)
    return expectation
  }

  fileprivate func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval, _ visit: Visit, _ inspection: @escaping (V) throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    let expectation = expect(visit, inspection)
    var subscription: AnyCancellable?
    var isPending = true
    subscription = publisher.sink { [weak self] _ in
      guard isPending else { return }
      isPending = false
      subscription?.cancel()
      subscription = nil
      self?.send(visit, after: delay)
    }
    // Some publishers send a value while they are subscribed to.
    if !isPending { subscription = nil }
    return expectation
  }

  /// The callback runs later on the main queue, which waiting tests serve.
  private func send(_ visit: Visit, after delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.notice.send(visit.line) }
    }
  }

  private func expect(_ visit: Visit, _ inspection: @escaping (V) throws -> Void) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "Inspection at line \(visit.line)")
    let check = pendingCheck(file: visit.file, line: visit.line)
    callbacks[visit.line] = { [weak self] view in
      check.complete()
      reportingErrors(file: visit.file, line: visit.line) { try inspection(view) }
      if self?.callbacks.isEmpty == true { ViewHosting.expel(function: visit.function) }
      expectation.fulfill()
    }
    return expectation
  }
}

/// Warns about a closure with assertions that is never called.
private func pendingCheck(file: StaticString, line: UInt) -> PendingCheck {
  PendingCheck(
    "The closure of this inspection was never called: nothing in it was checked. Host the view, and wait for the "
      + "expectation that this call returns.",
    at: FlowSourceLocation(fileID: file, filePath: file, line: line, column: 1))
}

extension View {
  /// Inspects the view when it calls its own closure, for example in `onAppear`.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the closure, which the view calls with itself.
  ///   - function: The test function, which identifies its screen.
  ///   - perform: Inspects the view; an error that it throws is a failure of the test.
  /// - Returns: An expectation that is fulfilled when the view has been inspected.
  @discardableResult
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function, file: StaticString = #file,
    line: UInt = #line, perform: @escaping (InspectableView<ViewType.View<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "\(Self.self) callback at line #\(line)")
    let check = pendingCheck(file: file, line: line)
    self[keyPath: keyPath] = { view in
      check.complete()
      view.inspect(function: function, file: file, line: line, inspection: perform)
      ViewHosting.expel(function: function)
      expectation.fulfill()
    }
    return expectation
  }
}

extension ViewModifier {
  /// Inspects the modifier when it calls its own closure, for example in `onAppear`.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the closure, which the modifier calls with itself.
  ///   - function: The test function, which identifies its screen.
  ///   - perform: Inspects the modifier; an error that it throws is a failure of the test.
  /// - Returns: An expectation that is fulfilled when the modifier has been inspected.
  @discardableResult
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function, file: StaticString = #file,
    line: UInt = #line, perform: @escaping (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "\(Self.self) callback at line #\(line)")
    let check = pendingCheck(file: file, line: line)
    self[keyPath: keyPath] = { modifier in
      check.complete()
      modifier.inspect(function: function, file: file, line: line, inspection: perform)
      ViewHosting.expel(function: function)
      expectation.fulfill()
    }
    return expectation
  }
}
