import Foundation
import PhoneSimulation

/// The state of a transfer.
public enum StorageTaskStatus: Int, Sendable {
  case unknown, resume, progress, pause, success, failure
}

/// A transfer as it was at a moment.
// @unchecked: its values are constant.
open class StorageTaskSnapshot: NSObject, @unchecked Sendable {
  public let task: StorageTask
  public let metadata: StorageMetadata?
  public let reference: StorageReference
  public let progress: Progress?
  public let error: (any Error)?
  public let status: StorageTaskStatus

  init(
    _ task: StorageTask, _ status: StorageTaskStatus, metadata: StorageMetadata?, progress: Progress?,
    error: (any Error)?
  ) {
    self.task = task
    reference = task.reference
    self.status = status
    self.metadata = metadata
    self.progress = progress
    self.error = error
  }
}

/// Something that a server does with a file.
// @unchecked: the main actor alone changes it, when answers come.
open class StorageTask: NSObject, @unchecked Sendable {
  let reference: StorageReference
  fileprivate var last: StorageTaskSnapshot?

  init(_ reference: StorageReference) { self.reference = reference }

  public var snapshot: StorageTaskSnapshot {
    last ?? StorageTaskSnapshot(self, .resume, metadata: nil, progress: Progress(totalUnitCount: 0), error: nil)
  }
}

/// A transfer that an app follows, pauses and cancels. It takes one turn of the screen's clock: its progress is half of
/// the bytes, then all.
// @unchecked: the main actor alone changes it, when answers come.
open class StorageObservableTask: StorageTask, @unchecked Sendable {
  private var observers: [(id: String, status: StorageTaskStatus, body: (StorageTaskSnapshot) -> Void)] = []
  private var lastID = 0
  private var isPaused = false
  private var isCancelled = false
  private var isDone = false
  private var work: (() throws -> (StorageMetadata?, Int))?
  private var completion: ((StorageMetadata?, (any Error)?) -> Void)?
  private let phone = SimulatedPhone.current

  /// Starts the transfer.
  ///
  /// - Parameter work: Does it, and gives the number of bytes.
  func start(
    _ work: @escaping () throws -> (StorageMetadata?, Int),
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) {
    self.work = work
    self.completion = completion
    schedule()
  }

  private func schedule() {
    phone.runSoon(named: "a transfer of Cloud Storage") { [self] in phone.use(run) }
  }

  private func run() {
    guard !isDone, !isPaused, let work else { return }
    isDone = true
    do {
      if isCancelled { throw StorageError.cancelled }
      let (metadata, count) = try work()
      for done in [count / 2, count] {
        let progress = Progress(totalUnitCount: Int64(count))
        progress.completedUnitCount = Int64(done)
        tell(.progress, metadata: nil, progress: progress)
      }
      let all = Progress(totalUnitCount: Int64(count))
      all.completedUnitCount = Int64(count)
      tell(.success, metadata: metadata, progress: all)
      completion?(metadata, nil)
    } catch {
      tell(.failure, metadata: nil, progress: Progress(totalUnitCount: 0), error: error)
      completion?(nil, error)
    }
    completion = nil
  }

  private func tell(
    _ status: StorageTaskStatus, metadata: StorageMetadata? = nil, progress: Progress? = nil,
    error: (any Error)? = nil
  ) {
    let snapshot = StorageTaskSnapshot(self, status, metadata: metadata, progress: progress, error: error)
    last = snapshot
    for observer in observers where observer.status == status { observer.body(snapshot) }
  }

  /// Follows the transfer.
  ///
  /// - Returns: What ends it.
  @discardableResult
  open func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String {
    lastID += 1
    let id = "\(lastID)"
    observers.append((id, status, handler))
    if isDone, last?.status == status, let last { handler(last) }
    return id
  }

  open func removeObserver(withHandle handle: String) { observers.removeAll { $0.id == handle } }

  open func removeAllObservers(for status: StorageTaskStatus) { observers.removeAll { $0.status == status } }

  open func removeAllObservers() { observers = [] }

  open func enqueue() {}

  /// Stops the transfer until it is resumed.
  open func pause() {
    guard !isDone else { return }
    isPaused = true
    tell(.pause)
  }

  open func resume() {
    guard isPaused else { return }
    isPaused = false
    tell(.resume)
    schedule()
  }

  /// Ends the transfer, with an error.
  open func cancel() {
    guard !isDone else { return }
    (isCancelled, isPaused) = (true, false)
    schedule()
  }
}

/// A transfer to the server.
// @unchecked: the main actor alone changes it, when answers come.
open class StorageUploadTask: StorageObservableTask, @unchecked Sendable {}

/// A transfer from the server.
// @unchecked: the main actor alone changes it, when answers come.
open class StorageDownloadTask: StorageObservableTask, @unchecked Sendable {}
