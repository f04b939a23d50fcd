import Foundation
import PhoneSimulation

/// What Firestore does on a phone.
struct FirestoreServer {
  let phone: SimulatedPhone

  static var current: FirestoreServer { FirestoreServer(phone: .current) }

  var data: FirestoreData { phone[FirestoreData.self] }

  /// Answers an app, at the next turn of the screen's clock.
  func answer(_ name: String) -> FirebaseAnswer { FirebaseAnswer(name, on: phone) }

  func record(_ act: String) { phone.record("FirebaseFirestore", act) }

  // MARK: - Refusals

  private func refusal(_ operation: FirebaseRequest.Operation, _ path: String) -> FirebaseRefusal? {
    data.isNetworkEnabled ? phone.refusal(.firestore, operation, path) : .unavailable
  }

  static func error(_ refusal: FirebaseRefusal, _ path: String) -> NSError {
    switch refusal {
    case .permissionDenied:
      FirestoreErrorCode.Code.permissionDenied.error("The rules of the project refuse \(path).")
    case .unavailable:
      FirestoreErrorCode.Code.unavailable.error(
        "There is no connection to the server, and \(path) is not on the phone.")
    case .error(let code): (FirestoreErrorCode.Code(rawValue: code) ?? .unknown).error()
    }
  }

  /// Where a reader finds documents.
  enum Place {
    case server, cache
  }

  /// Where the documents at a path are read.
  ///
  /// - Throws: Why they are not read.
  func place(_ path: String, _ source: FirestoreSource) throws -> Place {
    if source == .cache { return .cache }
    switch refusal(.read, path) {
    case nil: return .server
    case .unavailable where source == .default: return .cache
    case let refusal?: throw Self.error(refusal, path)
    }
  }

  // MARK: - Reading

  func document(_ path: String, _ source: FirestoreSource) throws -> DocumentSnapshot {
    let place = try place(path, source)
    if place == .cache, !data.cached.contains(path) { throw Self.error(.unavailable, path) }
    phone.update(FirestoreData.self) { _ = $0.cached.insert(path) }
    return snapshot(path, place)
  }

  func snapshot(_ path: String, _ place: Place) -> DocumentSnapshot {
    let data = data
    return DocumentSnapshot(path: path, fields: data.documents[path], metadata: metadata([path], place, data))
  }

  private func metadata(_ paths: [String], _ place: Place, _ data: FirestoreData) -> SnapshotMetadata {
    SnapshotMetadata(
      hasPendingWrites: paths.contains(where: data.pending.contains), isFromCache: place == .cache)
  }

  /// The documents of a query, in its order.
  func documents(_ plan: QueryPlan, _ source: FirestoreSource) throws -> (snapshots: [QueryDocumentSnapshot], Place) {
    let place = try place(plan.path, source)
    let data = data
    let known = place == .cache ? data.documents.filter { data.cached.contains($0.key) } : data.documents
    let found = plan.result(in: known)
    phone.update(FirestoreData.self) { $0.cached.formUnion(found.map(\.path)) }
    return (
      found.map {
        QueryDocumentSnapshot(path: $0.path, fields: $0.fields, metadata: metadata([$0.path], place, data))
      }, place
    )
  }

  func query(_ query: Query, _ source: FirestoreSource) throws -> QuerySnapshot {
    let (documents, place) = try documents(query.plan, source)
    return QuerySnapshot(query, documents, after: [], metadata: metadata(documents.map(\.path), place, data))
  }

  // MARK: - Writing

  /// Writes all or nothing, at once: what the app reads afterwards has the changes.
  ///
  /// - Parameter completion: Learns of the server's answer. Without a connection there is none until there is one.
  func commit(_ writes: [FirestoreWrite], _ completion: (((any Error)?) -> Void)?) {
    for write in writes { record(write.act) }
    do {
      var isPending = false
      for write in writes {
        switch refusal(write.isDeletion ? .delete : .write, write.path) {
        case nil: break
        case .unavailable: isPending = true
        case let refusal?: throw Self.error(refusal, write.path)
        }
      }
      let now = Timestamp(date: phone.now)
      try phone.update(FirestoreData.self) { data in
        Result {
          var documents = data.documents
          for write in writes { try write.apply(to: &documents, at: now) }
          data.documents = documents
          data.cached.formUnion(writes.map(\.path))
          if isPending { data.pending.formUnion(writes.map(\.path)) }
        }
      }.get()
      tellListeners()
      if isPending { return wait { answer("an answer of Firestore").give(to: completion) {} } }
      answer("an answer of Firestore").give(to: completion) {}
    } catch {
      if let error = error as? UnsupportedValue {
        phone.warn(
          "A value of type \(error.type) is written to Firestore, which ends an app on a phone. Nothing is written.")
      }
      let failure = error is UnsupportedValue ? FirestoreErrorCode.Code.invalidArgument.error() : error
      answer("an answer of Firestore").give(to: completion) { throw failure }
    }
  }

  // MARK: - The connection

  /// Does something when there is a connection.
  func wait(_ body: @escaping () -> Void) {
    observeNetwork()
    phone.update(FirestoreData.self) { $0.waiting.append(FirebaseListener(body)) }
  }

  /// Follows the network of the phone.
  func observeNetwork() {
    guard data.network == nil else { return }
    let phone = phone
    let observation = phone.observe(PhoneNetwork.self) { [weak phone] in
      if let phone { FirestoreServer(phone: phone).networkChanged() }
    }
    phone.update(FirestoreData.self) { $0.network = observation }
  }

  func networkChanged() {
    tellListeners()
    guard data.isNetworkEnabled, phone.network.isConnected else { return }
    let waiting = phone.update(FirestoreData.self) { data in
      defer { (data.waiting, data.pending) = ([], []) }
      return data.waiting
    }
    for body in waiting { body.call() }
  }

  // MARK: - Listeners

  /// Shows listeners what has changed, at the next turn of the screen's clock.
  func tellListeners() {
    if data.listeners.isEmpty { return }
    phone.runSoon(named: "a change of Firestore's documents") { [phone] in
      phone.use {
        for listener in phone[FirestoreData.self].listeners { listener.update() }
      }
    }
  }

  func add(_ listener: FirestoreListener) {
    observeNetwork()
    phone.update(FirestoreData.self) { $0.listeners.append(listener) }
    phone.runSoon(named: "the first answer to a listener of Firestore") { [phone] in phone.use { listener.update() } }
  }
}
