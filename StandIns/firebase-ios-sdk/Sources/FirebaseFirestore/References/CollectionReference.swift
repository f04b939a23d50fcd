import Foundation
import PhoneSimulation

/// A collection of documents.
// @unchecked: its values are constant.
open class CollectionReference: Query, @unchecked Sendable {
  init(path: String) {
    let path = FirestorePath.normal(path)
    FirestorePath.check(path, isDocument: false)
    super.init(QueryPlan(path: path))
  }

  public var path: String { plan.path }
  public var collectionID: String { FirestorePath.name(path) }

  /// The document that contains it; `nil` at the top.
  public var parent: DocumentReference? { FirestorePath.parent(path).map { DocumentReference(path: $0) } }

  /// A document that does not exist, with an identifier that is the same in each run.
  open func document() -> DocumentReference { document(SimulatedPhone.current.firebaseID(20)) }

  open func document(_ documentPath: String) -> DocumentReference { DocumentReference(path: "\(path)/\(documentPath)") }

  /// Writes a new document.
  @discardableResult
  open func addDocument(data: [String: Any]) -> DocumentReference { addDocument(data: data, completion: nil) }

  /// Writes a new document.
  @discardableResult
  open func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)?) -> DocumentReference {
    let document = document()
    document.setData(data, completion: completion)
    return document
  }

  /// Writes a new document.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  @discardableResult
  open func addDocument(data: [String: Any]) async throws -> DocumentReference {
    let document = document()
    try await document.setData(data)
    return document
  }
}
