import Foundation
import Locking
import PhoneSimulation

/// Keeps the records of an app the same as those of a database.
///
/// The app says which records have changed (``State``), makes batches of them, and hears what other devices have changed.
/// An engine that synchronizes automatically does so soon after a change; another one when the app asks for it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public final class CKSyncEngine: Sendable {
  /// How an engine works.
  public struct Configuration: Sendable {
    public var database: CKDatabase
    /// What the app has kept of the latest event with a state.
    public var stateSerialization: State.Serialization?
    /// Whether the engine works without being asked.
    public var automaticallySync = true
    public var subscriptionID: CKSubscription.ID?
    private var held: WeakDelegate

    /// The delegate, which the engine does not keep.
    public var delegate: any CKSyncEngineDelegate {
      get {
        guard let liveDelegate else { preconditionFailure("The delegate of a CKSyncEngine is gone.") }
        return liveDelegate
      }
      set { held = WeakDelegate(newValue) }
    }

    var liveDelegate: (any CKSyncEngineDelegate)? { held.delegate }

    public init(
      database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
    ) {
      self.database = database
      self.stateSerialization = stateSerialization
      held = WeakDelegate(delegate)
    }
  }

  /// Why an engine works.
  public enum SyncReason: Hashable, Sendable {
    case scheduled, manual
  }

  public let database: CKDatabase
  public let state: State
  private let configuration: Configuration
  private let observation = Locked<PhoneObservation?>(nil)
  private let isScheduled = Locked(false)

  /// Creates an engine. The first one of an app, which has kept no state, tells that there is an account. It tells, too, if
  /// another person is signed in than when the state was kept.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    database = configuration.database
    state = State(configuration.stateSerialization)
    guard configuration.automaticallySync else { return }
    state.onAdd.value = { [weak self] in self?.schedule() }
    let phone = SimulatedPhone.current
    let known = Locked(CloudNews(phone.cloud))
    observation.value = phone.observe(PhoneCloud.self) { [weak self, weak phone] in
      guard let now = (phone?.cloud).map(CloudNews.init), now != known.value else { return }
      known.value = now
      self?.schedule()
    }
    schedule()
  }

  /// Fetches and sends at the next turn of the clock.
  private func schedule() {
    let isFirst = isScheduled.withLock { isScheduled in
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isFirst else { return }
    SimulatedPhone.current.runSoon(named: "the synchronization with the cloud") { [weak self] in
      Task { @MainActor in
        guard let self else { return }
        self.isScheduled.value = false
        // What fails now is tried again after the next change.
        try? await self.synchronize()
      }
    }
  }

  @MainActor private func synchronize() async throws {
    try await fetch(FetchChangesOptions(), .scheduled)
    if state.hasPendingChanges { try await send(SendChangesOptions(), .scheduled) }
  }

  /// Fetches what has changed in the database.
  ///
  /// - Throws: ``CKError`` if the database is not reached.
  public func fetchChanges(_ options: FetchChangesOptions = .init()) async throws { try await fetch(options, .manual) }

  /// Sends what the app has changed.
  ///
  /// - Throws: ``CKError`` if the database is not reached.
  public func sendChanges(_ options: SendChangesOptions = .init()) async throws { try await send(options, .manual) }

  /// Waits for work that was begun. None goes on here.
  public func cancelOperations() async {}

  @MainActor private func tell(_ event: Event) async {
    await configuration.liveDelegate?.handleEvent(event, syncEngine: self)
  }

  @MainActor private func tellState() async {
    await tell(.stateUpdate(Event.StateUpdate(stateSerialization: state.serialization)))
  }

  /// Tells that another person, or nobody, is signed in.
  ///
  /// - Throws: ``CKError`` if the database is not reached.
  @MainActor private func tellAccount() async throws {
    let phone = SimulatedPhone.current
    // The cloud may be reached again while the app is told.
    let reached = Result { try phone.reachCloud() }
    if let user = CloudNews(phone.cloud).user, let change = state.changeUser(to: user.name) {
      await tell(.accountChange(Event.AccountChange(changeType: change)))
      // Nothing follows a sign-out that would tell the state.
      if user.name == nil { await tellState() }
    }
    try reached.get()
  }

  // MARK: - Fetching

  @MainActor private func fetch(_ options: FetchChangesOptions, _ reason: SyncReason) async throws {
    try await tellAccount()
    var context = FetchChangesContext(reason: reason, options: options)
    if let delegate = configuration.liveDelegate {
      let options = await delegate.nextFetchChangesOptions(context, syncEngine: self)
      context = FetchChangesContext(reason: reason, options: options)
    }
    await tell(.willFetchChanges(Event.WillFetchChanges(context: context)))
    let changes = try database.changes(since: state.token(of: nil))
    if !changes.modifications.isEmpty || !changes.deletions.isEmpty {
      await tell(
        .fetchedDatabaseChanges(
          Event.FetchedDatabaseChanges(modifications: changes.modifications, deletions: changes.deletions)))
    }
    state.forget(changes.deletions.map(\.zoneID))
    for zone in changes.modifications.map(\.zoneID) where context.options.scope.contains(zone) {
      try await fetch(zone)
    }
    // Zones that were left out are fetched the next time.
    if case .all = context.options.scope { state.setToken(changes.changeToken, of: nil) }
    await tellState()
    await tell(.didFetchChanges(Event.DidFetchChanges(context: context)))
  }

  @MainActor private func fetch(_ zone: CKRecordZone.ID) async throws {
    await tell(.willFetchRecordZoneChanges(Event.WillFetchRecordZoneChanges(zoneID: zone)))
    let changes = try database.changes(in: zone, since: state.token(of: zone))
    if !changes.modified.isEmpty || !changes.deleted.isEmpty {
      await tell(
        .fetchedRecordZoneChanges(
          Event.FetchedRecordZoneChanges(
            modifications: changes.modified.map(CKDatabase.RecordZoneChange.Modification.init),
            deletions: changes.deleted)))
    }
    state.setToken(changes.token, of: zone)
    await tell(.didFetchRecordZoneChanges(Event.DidFetchRecordZoneChanges(zoneID: zone, error: nil)))
  }

  // MARK: - Sending

  @MainActor private func send(_ options: SendChangesOptions, _ reason: SyncReason) async throws {
    try await tellAccount()
    let context = SendChangesContext(reason: reason, options: options)
    await tell(.willSendChanges(Event.WillSendChanges(context: context)))
    // An app that hears of a missing zone adds it, so it is sent before the next records.
    repeat { try await sendZones() } while try await sendBatch(context)
    await tellState()
    await tell(.didSendChanges(Event.DidSendChanges(context: context)))
  }

  @MainActor private func sendZones() async throws {
    let pending = state.pendingDatabaseChanges
    guard !pending.isEmpty else { return }
    var (added, removed): ([CKRecordZone], [CKRecordZone.ID]) = ([], [])
    for change in pending {
      switch change {
      case .saveZone(let zone): added.append(zone)
      case .deleteZone(let id): removed.append(id)
      }
    }
    let results = try database.modified(added, removed)
    state.remove(pendingDatabaseChanges: pending)
    await tell(
      .sentDatabaseChanges(
        Event.SentDatabaseChanges(
          savedZones: added, failedZoneSaves: [],
          deletedZoneIDs: removed.filter { results.deleteResults[$0]?.error == nil },
          failedZoneDeletes: results.deleteResults.compactMapValues(\.error))))
  }

  /// Sends the next records.
  ///
  /// - Returns: Whether there were any.
  /// - Throws: ``CKError`` if the database is not reached.
  @MainActor private func sendBatch(_ context: SendChangesContext) async throws -> Bool {
    let next = await configuration.liveDelegate?.nextRecordZoneChangeBatch(context, syncEngine: self)
    guard let batch = next, !batch.recordsToSave.isEmpty || !batch.recordIDsToDelete.isEmpty else { return false }
    let results = try database.modified(
      batch.recordsToSave, batch.recordIDsToDelete, .ifServerRecordUnchanged, batch.atomicByZone)
    state.remove(
      pendingRecordZoneChanges: batch.recordsToSave.map { .saveRecord($0.recordID) }
        + batch.recordIDsToDelete.map { .deleteRecord($0) })
    await tell(
      .sentRecordZoneChanges(
        Event.SentRecordZoneChanges(
          savedRecords: batch.recordsToSave.filter { results.saveResults[$0.recordID]?.error == nil },
          failedRecordSaves: batch.recordsToSave.compactMap { record in
            results.saveResults[record.recordID]?.error.map {
              Event.SentRecordZoneChanges.FailedRecordSave(record: record, error: $0)
            }
          },
          deletedRecordIDs: batch.recordIDsToDelete.filter { results.deleteResults[$0]?.error == nil },
          failedRecordDeletes: results.deleteResults.compactMapValues(\.error))))
    return true
  }
}

extension Result where Failure == any Error {
  fileprivate var error: CKError? {
    if case .failure(let error) = self { error as? CKError ?? CKError(.internalError) } else { nil }
  }
}

/// What an engine wants to hear of the cloud.
private struct CloudNews: Equatable {
  struct User: Equatable {
    /// The record name; `nil` for nobody.
    let name: String?
  }

  /// Who is signed in; `nil` if that is not known now.
  let user: User?
  private let foreignChanges: Int

  init(_ cloud: PhoneCloud) {
    foreignChanges = cloud.foreignChanges
    user =
      switch cloud.accountStatus {
      case .available: User(name: cloud.account.recordName)
      case .noAccount, .restricted: User(name: nil)
      case .couldNotDetermine, .temporarilyUnavailable: nil
      }
  }
}

/// The delegate of an engine, which does not keep it.
private final class WeakDelegate: Sendable {
  private struct Reference {
    weak var delegate: (any CKSyncEngineDelegate)?
  }

  private let reference: Locked<Reference>

  init(_ delegate: any CKSyncEngineDelegate) { reference = Locked(Reference(delegate: delegate)) }

  var delegate: (any CKSyncEngineDelegate)? { reference.withLock { $0.delegate } }
}

/// Makes batches of an app's changes, and hears of those of others.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  /// Handles an event. The engine waits for it, so it must not be asked to fetch or send meanwhile.
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async

  /// The next records to send; `nil` if there are none.
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?

  /// What is fetched.
  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CKSyncEngineDelegate {
  public func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}
