import Foundation
import Locking
import PhoneSimulation

/// Keeps the requests of an app, and starts them when a test says so (`SimulatedPhone.runBackgroundTask`).
// @unchecked: what changes is in the phone.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// An error of the scheduler.
  public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
  }

  private static let only = BGTaskScheduler()

  /// The scheduler of the app.
  open class var shared: BGTaskScheduler { only }

  private var phone: SimulatedPhone { .current }

  /// Registers what a task does; each identifier once.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let callback = Callback(launchHandler)
    return phone.update(BackgroundWork.self) { work in
      guard work.handlers[identifier] == nil else { return false }
      work.handlers[identifier] = callback
      return true
    }
  }

  /// Keeps a request; one with the same identifier is replaced.
  ///
  /// - Throws: An error if background refresh is off on the phone, or if no task of this identifier is registered.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let phone = phone
    let kept = BackgroundWork.Pending(
      identifier: taskRequest.identifier, isProcessing: taskRequest is BGProcessingTaskRequest,
      earliest: taskRequest.earliestBeginDate)
    let error = phone.update(BackgroundWork.self) { work -> Error? in
      guard work.isAvailable else { return Error(.unavailable) }
      guard work.handlers[kept.identifier] != nil else { return Error(.notPermitted) }
      work.pending.removeAll { $0.identifier == kept.identifier }
      work.pending.append(kept)
      return nil
    }
    phone.record("BackgroundTasks", "submits \(kept.identifier)\(error == nil ? "" : ", which is refused")")
    if let error { throw error }
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    phone.update(BackgroundWork.self) { work in work.pending.removeAll { $0.identifier == identifier } }
  }

  open func cancelAllTaskRequests() { phone.update(BackgroundWork.self) { $0.pending = [] } }

  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    let (phone, callback) = (phone, Callback(completionHandler))
    phone.runSoon(named: "pending tasks") { callback.call(phone[BackgroundWork.self].pending.map(\.request)) }
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] { phone[BackgroundWork.self].pending.map(\.request) }
}

private struct BackgroundWork: PhoneValue {
  struct Pending: Sendable {
    let identifier: String
    let isProcessing: Bool
    let earliest: Date?

    var request: BGTaskRequest {
      let request =
        isProcessing
        ? BGProcessingTaskRequest(identifier: identifier) : BGAppRefreshTaskRequest(identifier: identifier)
      request.earliestBeginDate = earliest
      return request
    }
  }

  var isAvailable = true
  var pending: [Pending] = []
  var handlers: [String: Callback<(BGTask) -> Void>] = [:]
}

/// A task that cannot be started.
public struct MissingBackgroundTask: Error, CustomStringConvertible {
  public let description: String
}

// The tasks, for a test.
extension SimulatedPhone {
  /// Whether apps may refresh in the background.
  public var allowsBackgroundTasks: Bool {
    get { self[BackgroundWork.self].isAvailable }
    set { update(BackgroundWork.self) { $0.isAvailable = newValue } }
  }

  /// The identifiers of the tasks that wait, in the order in which they were submitted.
  public var pendingBackgroundTasks: [String] { self[BackgroundWork.self].pending.map(\.identifier) }

  /// Starts a task that the app has submitted.
  ///
  /// - Parameter expires: Whether the time of the task ends before it does.
  /// - Returns: How the app has ended the task; `nil` while it runs.
  /// - Throws: ``MissingBackgroundTask`` if no such task waits.
  @MainActor @discardableResult
  public func runBackgroundTask(_ identifier: String, expires: Bool = false) throws -> Bool? {
    let work = self[BackgroundWork.self]
    guard let pending = work.pending.first(where: { $0.identifier == identifier }),
      let handler = work.handlers[identifier]
    else {
      throw MissingBackgroundTask(
        description: "No background task \"\(identifier)\" waits; those that do are \(pendingBackgroundTasks).")
    }
    update(BackgroundWork.self) { work in work.pending.removeAll { $0.identifier == identifier } }
    let task = pending.isProcessing ? BGProcessingTask(identifier) : BGAppRefreshTask(identifier)
    handler.call(task)
    if expires, task.isSuccess == nil { task.expirationHandler?() }
    return task.isSuccess
  }
}
