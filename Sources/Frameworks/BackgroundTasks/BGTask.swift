import Foundation
import Locking
import PhoneSimulation

/// What an app wants to do in the background.
open class BGTaskRequest: NSObject, NSCopying {
  public let identifier: String
  /// The earliest date; the phone starts the task when a test says so.
  open var earliestBeginDate: Date?

  init(_ identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A short task that refreshes an app.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request.
  public init(identifier: String) { super.init(identifier) }
}

/// A long task.
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  /// Creates a request.
  public init(identifier: String) { super.init(identifier) }
}

/// A task while it runs.
// @unchecked: what changes is guarded by a lock.
open class BGTask: NSObject, @unchecked Sendable {
  private struct State {
    var expiration: (() -> Void)?
    var isSuccess: Bool?
  }

  public let identifier: String
  private let state = Locked(State())

  init(_ identifier: String) { self.identifier = identifier }

  /// Called when the time of the task ends.
  open var expirationHandler: (() -> Void)? {
    get { state.withLock { $0.expiration } }
    set { state.withLock { $0.expiration = newValue } }
  }

  /// Ends the task.
  open func setTaskCompleted(success: Bool) {
    state.withLock { $0.isSuccess = success }
    SimulatedPhone.current.record("BackgroundTasks", "completes \(identifier): \(success ? "success" : "failure")")
  }

  /// How the app has ended the task; `nil` while it runs.
  var isSuccess: Bool? { state.withLock { $0.isSuccess } }
}

/// A short task that refreshes an app.
// @unchecked: see `BGTask`.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task.
// @unchecked: see `BGTask`.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
