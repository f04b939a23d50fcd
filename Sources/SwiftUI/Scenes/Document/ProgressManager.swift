import Foundation
import Locking
import Observation

/// The progress of some work, part of which others may do.
@Observable
public final class ProgressManager: Sendable {
  private struct State {
    var completed = 0
    var parts: [(share: Int, manager: ProgressManager?)] = []
  }

  @ObservationIgnored private let state = Locked(State())

  /// The amount of work; `nil` while it is not known.
  public let totalCount: Int?

  /// Creates the progress of an amount of work.
  public init(totalCount: Int?) {
    self.totalCount = totalCount
  }

  /// The work that is done, with that of finished parts.
  public var completedCount: Int {
    access(keyPath: \.completedCount)
    return state.withLock { state in
      state.completed + state.parts.reduce(0) { $0 + ($1.manager?.isFinished == true ? $1.share : 0) }
    }
  }

  /// The share of the work that is done.
  public var fractionCompleted: Double {
    access(keyPath: \.completedCount)
    guard let totalCount, totalCount > 0 else { return 0 }
    return state.withLock { state in
      state.parts.reduce(Double(state.completed)) { $0 + Double($1.share) * ($1.manager?.fractionCompleted ?? 0) }
    } / Double(totalCount)
  }

  /// Whether the amount of work is not known.
  public var isIndeterminate: Bool { totalCount == nil }

  /// Whether all of the work is done.
  public var isFinished: Bool { totalCount.map { completedCount >= $0 } ?? false }

  /// Adds work that is done.
  public func complete(count: Int) {
    withMutation(keyPath: \.completedCount) { state.withLock { $0.completed += count } }
  }

  /// Gives a part of the work to others, who report on it.
  public func subprogress(assigningCount portionOfParent: Int) -> Subprogress {
    let place = state.withLock { state in
      state.parts.append((portionOfParent, nil))
      return state.parts.count - 1
    }
    return Subprogress { manager in
      self.withMutation(keyPath: \.completedCount) { self.state.withLock { $0.parts[place].manager = manager } }
    }
  }
}

/// A part of the progress of some work, which is started once.
public struct Subprogress: ~Copyable, Sendable {
  private let attach: @Sendable (ProgressManager) -> Void

  fileprivate init(attach: @escaping @Sendable (ProgressManager) -> Void) {
    self.attach = attach
  }

  /// Starts the part.
  public consuming func start(totalCount: Int?) -> ProgressManager {
    let manager = ProgressManager(totalCount: totalCount)
    attach(manager)
    return manager
  }
}
