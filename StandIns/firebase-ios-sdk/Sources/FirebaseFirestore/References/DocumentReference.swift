import Foundation
import PhoneSimulation

/// A document, whether it exists or not.
public final class DocumentReference: NSObject, Codable, Sendable {
  public let path: String

  init(path: String) {
    self.path = FirestorePath.normal(path)
    super.init()
    FirestorePath.check(self.path, isDocument: true)
  }

  public var documentID: String { FirestorePath.name(path) }
  public var firestore: Firestore { .only }
  public var parent: CollectionReference { CollectionReference(path: FirestorePath.parent(path) ?? "") }

  public func collection(_ collectionPath: String) -> CollectionReference {
    CollectionReference(path: "\(path)/\(collectionPath)")
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? DocumentReference)?.path == path }

  public override var hash: Int { path.hashValue }

  public override var description: String { "<DocumentReference: \(path)>" }

  public convenience init(from decoder: any Decoder) throws {
    throw FirestoreDecodingError.decodingIsNotSupported("A DocumentReference is decoded by Firestore.Decoder alone.")
  }

  public func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported("A DocumentReference is encoded by Firestore.Encoder alone.")
  }

  // MARK: - Writing

  private func commit(_ write: FirestoreWrite, _ completion: (((any Error)?) -> Void)?) {
    FirestoreServer.current.commit([write], completion)
  }

  private func commit(_ write: FirestoreWrite) async throws {
    nonisolated(unsafe) let write = write
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      commit(write) { continuation.resume(with: $0.map { .failure($0) } ?? .success(())) }
    }
  }

  /// Writes the document, with these fields alone.
  public func setData(_ documentData: [String: Any]) { commit(.set(path, documentData), nil) }

  /// Writes the document.
  ///
  /// - Parameter merge: Whether fields that are not written are kept.
  public func setData(_ documentData: [String: Any], merge: Bool) {
    commit(.set(path, documentData, merge: merge), nil)
  }

  /// Writes some fields of the document.
  public func setData(_ documentData: [String: Any], mergeFields: [Any]) {
    commit(.set(path, documentData, mergeFields: mergeFields), nil)
  }

  public func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)?) {
    commit(.set(path, documentData), completion)
  }

  public func setData(_ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)?) {
    commit(.set(path, documentData, merge: merge), completion)
  }

  public func setData(_ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)?) {
    commit(.set(path, documentData, mergeFields: mergeFields), completion)
  }

  /// Writes the document.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func setData(_ documentData: [String: Any]) async throws { try await commit(.set(path, documentData)) }

  /// Writes the document.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func setData(_ documentData: [String: Any], merge: Bool) async throws {
    try await commit(.set(path, documentData, merge: merge))
  }

  /// Writes some fields of the document.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func setData(_ documentData: [String: Any], mergeFields: [Any]) async throws {
    try await commit(.set(path, documentData, mergeFields: mergeFields))
  }

  /// Changes fields of the document, which has to exist.
  public func updateData(_ fields: [AnyHashable: Any]) { commit(.update(path, fields), nil) }

  public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)?) {
    commit(.update(path, fields), completion)
  }

  /// Changes fields of the document, which has to exist.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func updateData(_ fields: [AnyHashable: Any]) async throws { try await commit(.update(path, fields)) }

  /// Deletes the document; collections in it are kept.
  public func delete() { commit(.delete(path), nil) }

  public func delete(completion: (((any Error)?) -> Void)?) { commit(.delete(path), completion) }

  /// Deletes the document; collections in it are kept.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func delete() async throws { try await commit(.delete(path)) }

  // MARK: - Reading

  /// Reads the document.
  public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
    getDocument(source: .default, completion: completion)
  }

  /// Reads the document.
  public func getDocument(source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
    let server = FirestoreServer.current
    server.record("reads \(path)")
    server.answer("a document of Firestore").give(to: completion) { [path] in try server.document(path, source) }
  }

  /// Reads the document.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func getDocument() async throws -> DocumentSnapshot { try await getDocument(source: .default) }

  /// Reads the document.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func getDocument(source: FirestoreSource) async throws -> DocumentSnapshot {
    let server = FirestoreServer.current
    server.record("reads \(path)")
    return try await server.answer("a document of Firestore").value { [path] in try server.document(path, source) }
  }

  /// Shows the document to a closure: at the next turn of the screen's clock, and after each change.
  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(includeMetadataChanges: false, listener: listener)
  }

  /// Shows the document to a closure: at the next turn of the screen's clock, and after each change.
  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(
      options: SnapshotListenOptions().withIncludeMetadataChanges(includeMetadataChanges), listener: listener)
  }

  /// Shows the document to a closure: at the next turn of the screen's clock, and after each change.
  @discardableResult
  public func addSnapshotListener(
    options: SnapshotListenOptions, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    let server = FirestoreServer.current
    server.record("listens to \(path)")
    let new = FirestoreListener(
      .document(path, listener), source: options.source, seesMetadata: options.includeMetadataChanges)
    server.add(new)
    return new
  }
}
