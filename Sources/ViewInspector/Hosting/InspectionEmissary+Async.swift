import Combine
import FlowIssueReporting
import SwiftUI

extension InspectionEmissary where V: View {
  /// Inspects a view, asynchronously.
  public typealias AsyncViewInspection = @MainActor (InspectableView<ViewType.View<V>>) async throws -> Void

  /// Inspects the view after a delay.
  ///
  /// - Parameters:
  ///   - delay: The time until the inspection.
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the view.
  /// - Throws: The error of `inspection`, or an error if the view is not on a screen.
  public func inspect(
    after delay: SuspendingClock.Duration = .seconds(0), function: String = #function, file: StaticString = #file,
    line: UInt = #line, _ inspection: @escaping AsyncViewInspection
  ) async throws {
    try await Task.sleep(for: delay)
    try await visit(line: line) { try await inspection($0.inspect(function: function).asInspectableView()) }
  }

  /// Inspects the view after a publisher has sent a value, and a delay has passed.
  ///
  /// - Parameters:
  ///   - publisher: The publisher whose first value is waited for.
  ///   - delay: The time until the inspection.
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the view.
  /// - Throws: The error of `inspection`, or an error if the view is not on a screen.
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: SuspendingClock.Duration = .seconds(0), function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping AsyncViewInspection
  ) async throws {
    try await FirstValue.wait(for: publisher)
    try await inspect(after: delay, function: function, file: file, line: line, inspection)
  }
}

extension InspectionEmissary where V: ViewModifier {
  /// Inspects a modifier, asynchronously.
  public typealias AsyncViewModifierInspection =
    @MainActor (InspectableView<ViewType.ViewModifier<V>>) async throws -> Void

  /// Inspects the modifier after a delay.
  ///
  /// - Parameters:
  ///   - delay: The time until the inspection.
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the modifier.
  /// - Throws: The error of `inspection`, or an error if the modifier is not on a screen.
  public func inspect(
    after delay: SuspendingClock.Duration = .seconds(0), function: String = #function, file: StaticString = #file,
    line: UInt = #line, _ inspection: @escaping AsyncViewModifierInspection
  ) async throws {
    try await Task.sleep(for: delay)
    try await visit(line: line) { try await inspection($0.inspect(function: function)) }
  }

  /// Inspects the modifier after a publisher has sent a value, and a delay has passed.
  ///
  /// - Parameters:
  ///   - publisher: The publisher whose first value is waited for.
  ///   - delay: The time until the inspection.
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the modifier.
  /// - Throws: The error of `inspection`, or an error if the modifier is not on a screen.
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: SuspendingClock.Duration = .seconds(0), function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping AsyncViewModifierInspection
  ) async throws {
    try await FirstValue.wait(for: publisher)
    try await inspect(after: delay, function: function, file: file, line: line, inspection)
  }
}

extension InspectionEmissary {
  /// Requests the view, which responds immediately if it is on a screen.
  private func visit(line: UInt, _ inspection: @escaping @MainActor (V) async throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      callbacks[line] = { view in
        Task { @MainActor in
          do {
            try await inspection(view)
            continuation.resume()
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
      notice.send(line)
      guard callbacks.removeValue(forKey: line) != nil else { return }
      continuation.resume(
        throwing: InspectionError.notSupported(
          "\(Inspector.typeName(type: V.self)) did not answer: host it with ViewHosting.host, and have it call visit when "
            + "it receives the notice."))
    }
  }
}

/// Waits for a publisher.
@MainActor
private enum FirstValue {
  static func wait<P: Publisher>(for publisher: P) async throws {
    var subscription: AnyCancellable?
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      var pending: CheckedContinuation<Void, any Error>? = continuation
      subscription = publisher.sink { completion in
        if case .failure(let error) = completion { pending?.resume(throwing: error) } else { pending?.resume() }
        pending = nil
      } receiveValue: { _ in
        pending?.resume()
        pending = nil
      }
    }
    withExtendedLifetime(subscription) {}
  }
}
