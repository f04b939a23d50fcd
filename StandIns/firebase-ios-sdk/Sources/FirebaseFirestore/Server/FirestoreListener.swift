import Foundation
import PhoneSimulation

/// What an app removes to end a listener.
public protocol ListenerRegistration: NSObjectProtocol {
  /// Ends the listener.
  func remove()
}

/// A closure that sees documents now and after each change.
// @unchecked: the main actor alone calls it and changes its values.
final class FirestoreListener: NSObject, ListenerRegistration, @unchecked Sendable {
  /// What it sees.
  enum Target {
    case document(String, (DocumentSnapshot?, (any Error)?) -> Void)
    case query(Query, (QuerySnapshot?, (any Error)?) -> Void)
    /// The end of each change of the others.
    case changes(() -> Void)
  }

  private let phone: SimulatedPhone
  private let target: Target
  private let source: FirestoreSource
  private let seesMetadata: Bool
  private var isRemoved = false
  private var document: DocumentSnapshot?
  private var documents: [QueryDocumentSnapshot]?
  private var metadata: SnapshotMetadata?

  init(_ target: Target, source: ListenSource = .default, seesMetadata: Bool = false) {
    phone = .current
    self.target = target
    self.source = source == .cache ? .cache : .default
    self.seesMetadata = seesMetadata
  }

  func remove() {
    isRemoved = true
    phone.update(FirestoreData.self) { data in data.listeners.removeAll { $0 === self } }
  }

  /// Shows what has changed.
  func update() {
    if isRemoved { return }
    let server = FirestoreServer(phone: phone)
    switch target {
    case .document(let path, let body):
      do {
        let place = try server.place(path, source)
        let new = server.snapshot(path, place)
        if let document, document.fields == new.fields, !seesMetadata || document.metadata == new.metadata { return }
        document = new
        phone.update(FirestoreData.self) { _ = $0.cached.insert(path) }
        body(new, nil)
      } catch {
        remove()
        body(nil, error)
      }
    case .query(let query, let body):
      do {
        let (new, place) = try server.documents(query.plan, source)
        let metadata = SnapshotMetadata(
          hasPendingWrites: new.contains(where: \.metadata.hasPendingWrites), isFromCache: place == .cache)
        let isSame = documents.map { old in
          old.map(\.path) == new.map(\.path) && old.map(\.fields) == new.map(\.fields)
        }
        if isSame == true, !seesMetadata || self.metadata == metadata { return }
        let old = documents ?? []
        (documents, self.metadata) = (new, metadata)
        body(QuerySnapshot(query, new, after: old, metadata: metadata), nil)
      } catch {
        remove()
        body(nil, error)
      }
    case .changes(let body): body()
    }
  }
}
