import Foundation

/// Changes that are made together, or not at all.
// @unchecked: an app adds changes on one thread.
public final class WriteBatch: NSObject, @unchecked Sendable {
  private var writes: [FirestoreWrite] = []

  private func adding(_ write: FirestoreWrite) -> WriteBatch {
    writes.append(write)
    return self
  }

  @discardableResult
  public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> WriteBatch {
    adding(.set(document.path, data))
  }

  @discardableResult
  public func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool) -> WriteBatch {
    adding(.set(document.path, data, merge: merge))
  }

  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
  ) -> WriteBatch {
    adding(.set(document.path, data, mergeFields: mergeFields))
  }

  @discardableResult
  public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> WriteBatch {
    adding(.update(document.path, fields))
  }

  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> WriteBatch { adding(.delete(document.path)) }

  /// Makes the changes.
  public func commit() { FirestoreServer.current.commit(writes, nil) }

  /// Makes the changes.
  public func commit(completion: (((any Error)?) -> Void)?) { FirestoreServer.current.commit(writes, completion) }

  /// Makes the changes.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func commit() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      commit { continuation.resume(with: $0.map { .failure($0) } ?? .success(())) }
    }
  }
}
