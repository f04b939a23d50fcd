import Foundation
import PhoneSimulation

/// Where documents are read.
public enum FirestoreSource: UInt, Sendable {
  case `default`, server, cache
}

/// Where a listener finds documents.
public enum ListenSource: UInt, Sendable {
  case `default`, cache
}

/// What a listener sees.
public final class SnapshotListenOptions: NSObject, Sendable {
  public let source: ListenSource
  public let includeMetadataChanges: Bool

  public override convenience init() { self.init(source: .default, includeMetadataChanges: false) }

  private init(source: ListenSource, includeMetadataChanges: Bool) {
    self.source = source
    self.includeMetadataChanges = includeMetadataChanges
  }

  public func withIncludeMetadataChanges(_ includeMetadataChanges: Bool) -> SnapshotListenOptions {
    SnapshotListenOptions(source: source, includeMetadataChanges: includeMetadataChanges)
  }

  public func withSource(_ source: ListenSource) -> SnapshotListenOptions {
    SnapshotListenOptions(source: source, includeMetadataChanges: includeMetadataChanges)
  }
}

/// Documents in collections. They are in the memory of the phone (`SimulatedPhone.firestore`).
///
/// What an app writes, it reads at once; answers and the calls of listeners come at the next turn of the screen's clock.
// @unchecked: what changes is in the phone.
open class Firestore: NSObject, @unchecked Sendable {
  static let only = Firestore()

  private override init() {}

  /// The default app's documents.
  open class func firestore() -> Firestore {
    _ = FirebaseApp.configured(for: "Firestore.firestore()")
    return only
  }

  /// An app's documents: all apps share them.
  open class func firestore(app: FirebaseApp) -> Firestore { only }

  /// A database of an app: all share their documents.
  open class func firestore(app: FirebaseApp, database: String) -> Firestore { only }

  /// A database of the default app: all share their documents.
  open class func firestore(database: String) -> Firestore { firestore() }

  public var app: FirebaseApp { .configured(for: "Firestore.app") }

  /// Settings, which have no effect.
  open var settings: FirestoreSettings {
    get { SimulatedPhone.current[FirestoreData.self].settings }
    set { SimulatedPhone.current.update(FirestoreData.self) { $0.settings = newValue } }
  }

  // MARK: - Documents

  open func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(path: collectionPath) }

  open func document(_ documentPath: String) -> DocumentReference { DocumentReference(path: documentPath) }

  /// All collections of a name, in any document.
  open func collectionGroup(_ collectionID: String) -> Query { Query(QueryPlan(path: collectionID, isGroup: true)) }

  open func batch() -> WriteBatch { WriteBatch() }

  // MARK: - Transactions

  /// Reads and writes documents as one step, at the next turn of the screen's clock.
  open func runTransaction(
    _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    runTransaction(with: nil, block: updateBlock, completion: completion)
  }

  /// Reads and writes documents as one step, at the next turn of the screen's clock.
  open func runTransaction(
    with options: TransactionOptions?, block updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let (block, completion) = (updateBlock, completion)
    let phone = SimulatedPhone.current
    phone.runSoon(named: "a transaction of Firestore") {
      phone.use {
        let server = FirestoreServer(phone: phone)
        let transaction = Transaction(server)
        var failure: NSError?
        let result = withUnsafeMutablePointer(to: &failure) { block(transaction, $0) }
        if !phone.network.isConnected {
          // A transaction needs the server.
          return completion(nil, FirestoreServer.error(.unavailable, "a transaction"))
        }
        if let failure { return completion(nil, failure) }
        server.commit(transaction.writes) { error in completion(error == nil ? result : nil, error) }
      }
    }
  }

  /// Reads and writes documents as one step.
  ///
  /// - Throws: The error that the block sets, or one of a ``FirestoreErrorCode``.
  @discardableResult
  open func runTransaction(_ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?) async throws -> sending Any?
  {
    let result: FirebaseListener<Any?> = try await withCheckedThrowingContinuation { continuation in
      runTransaction(updateBlock) { result, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(FirebaseListener(result)))
      }
    }
    nonisolated(unsafe) let value = result.call
    return value
  }

  // MARK: - The connection

  open func enableNetwork(completion: (((any Error)?) -> Void)? = nil) { setNetwork(true, completion) }

  open func enableNetwork() async throws { setNetwork(true, nil) }

  open func disableNetwork(completion: (((any Error)?) -> Void)? = nil) { setNetwork(false, completion) }

  open func disableNetwork() async throws { setNetwork(false, nil) }

  private func setNetwork(_ isEnabled: Bool, _ completion: (((any Error)?) -> Void)?) {
    let server = FirestoreServer.current
    server.phone.update(FirestoreData.self) { $0.isNetworkEnabled = isEnabled }
    server.networkChanged()
    server.answer("an answer of Firestore").give(to: completion) {}
  }

  /// Calls a closure when the server knows all changes.
  open func waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) {
    let server = FirestoreServer.current
    let answer = { server.answer("an answer of Firestore").give(to: completion) {} }
    if server.data.pending.isEmpty { answer() } else { server.wait(answer) }
  }

  /// Waits until the server knows all changes.
  open func waitForPendingWrites() async throws {
    await withCheckedContinuation { done in waitForPendingWrites { _ in done.resume() } }
  }

  /// Forgets what the app has of the documents.
  open func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {
    let server = FirestoreServer.current
    server.phone.update(FirestoreData.self) { $0.cached = [] }
    server.answer("an answer of Firestore").give(to: completion) {}
  }

  open func clearPersistence() async throws { clearPersistence(completion: nil) }

  /// Calls a closure after each change that listeners see.
  @discardableResult
  open func addSnapshotsInSyncListener(_ listener: @escaping () -> Void) -> any ListenerRegistration {
    let new = FirestoreListener(.changes(listener))
    FirestoreServer.current.add(new)
    return new
  }

  /// Ends all listeners.
  open func terminate(completion: (((any Error)?) -> Void)? = nil) {
    let server = FirestoreServer.current
    for listener in server.data.listeners { listener.remove() }
    server.answer("an answer of Firestore").give(to: completion) {}
  }

  open func terminate() async throws { terminate(completion: nil) }

  /// Has no effect: the documents are in memory anyway.
  open func useEmulator(withHost host: String, port: Int) {}

  /// Has no effect.
  open class func enableLogging(_ logging: Bool) {}
}

/// A place for an error, as Objective-C has it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
