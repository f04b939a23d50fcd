import Foundation
import Locking

/// Identifies a task that an app wants to finish in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The background tasks that have begun and not ended.
struct BackgroundTasks {
  private var latest = 0
  private(set) var running: Set<UIBackgroundTaskIdentifier> = []

  mutating func begin() -> UIBackgroundTaskIdentifier {
    latest += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: latest)
    running.insert(identifier)
    return identifier
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) { running.remove(identifier) }
}

extension UIApplication {
  /// Begins a task that the app wants to finish in the background. The system of a test suspends no app, and the time
  /// does not expire.
  ///
  /// - Parameters:
  ///   - taskName: The name of the task in a debugger.
  ///   - handler: What to do when the time expires: never called.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.withLock { $0.begin() } }

  /// Begins a task that the app wants to finish in the background. The system of a test suspends no app, and the time
  /// does not expire.
  ///
  /// - Parameter handler: What to do when the time expires: never called.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Ends a task.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.withLock { $0.end(identifier) }
  }

  /// The time that is left in the background: without a limit.
  public nonisolated var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
