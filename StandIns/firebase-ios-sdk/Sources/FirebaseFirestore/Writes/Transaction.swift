import Foundation

/// Reads and changes that are one step.
public final class Transaction: NSObject {
  private let server: FirestoreServer
  private(set) var writes: [FirestoreWrite] = []

  init(_ server: FirestoreServer) { self.server = server }

  private func adding(_ write: FirestoreWrite) -> Transaction {
    writes.append(write)
    return self
  }

  /// Reads a document.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``; reads are in front of changes.
  public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    if !writes.isEmpty {
      throw FirestoreErrorCode.Code.invalidArgument.error("A transaction reads before it writes.")
    }
    server.record("reads \(document.path)")
    return try server.document(document.path, .server)
  }

  @discardableResult
  public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> Transaction {
    adding(.set(document.path, data))
  }

  @discardableResult
  public func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool) -> Transaction {
    adding(.set(document.path, data, merge: merge))
  }

  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
  ) -> Transaction {
    adding(.set(document.path, data, mergeFields: mergeFields))
  }

  @discardableResult
  public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> Transaction {
    adding(.update(document.path, fields))
  }

  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> Transaction { adding(.delete(document.path)) }
}
