import Foundation

/// What a snapshot has of times that the server sets. Here it knows them at once.
public enum ServerTimestampBehavior: Int, Sendable {
  case none, estimate, previous
}

/// Where a snapshot comes from.
public final class SnapshotMetadata: NSObject, Sendable {
  /// Whether it has changes that the server does not know.
  public let hasPendingWrites: Bool
  /// Whether it may differ from the server.
  public let isFromCache: Bool

  init(hasPendingWrites: Bool, isFromCache: Bool) {
    self.hasPendingWrites = hasPendingWrites
    self.isFromCache = isFromCache
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? SnapshotMetadata).map {
      $0.hasPendingWrites == hasPendingWrites && $0.isFromCache == isFromCache
    } ?? false
  }

  public override var hash: Int { hasPendingWrites.hashValue }
}

/// A document as it was when it was read.
// @unchecked: its values are constant.
open class DocumentSnapshot: NSObject, @unchecked Sendable {
  let path: String
  let fields: [String: FirestoreValue]?
  public let metadata: SnapshotMetadata

  init(path: String, fields: [String: FirestoreValue]?, metadata: SnapshotMetadata) {
    self.path = path
    self.fields = fields
    self.metadata = metadata
  }

  public var exists: Bool { fields != nil }
  public var reference: DocumentReference { DocumentReference(path: path) }
  public var documentID: String { FirestorePath.name(path) }

  /// The fields; `nil` if the document does not exist.
  open func data() -> [String: Any]? { fields?.mapValues(\.value) }

  /// The fields; `nil` if the document does not exist.
  open func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? { data() }

  /// The value of a field, by a text with dots or a `FieldPath`.
  open func get(_ field: Any) -> Any? {
    guard let path = FieldPath(field) else { return nil }
    if path.isDocumentID { return documentID }
    return fields?[path.names[...]]?.value
  }

  /// The value of a field, by a text with dots or a `FieldPath`.
  open func get(_ field: Any, serverTimestampBehavior: ServerTimestampBehavior) -> Any? { get(field) }

  /// The value of a field.
  open subscript(key: Any) -> Any? { self.get(key) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? DocumentSnapshot).map { $0.path == path && $0.fields == fields } ?? false
  }

  public override var hash: Int { path.hashValue }
}

/// A document of a query, which exists.
// @unchecked: its values are constant.
open class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
  /// The fields.
  open override func data() -> [String: Any] { fields?.mapValues(\.value) ?? [:] }

  /// The fields.
  open override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] { data() }
}
