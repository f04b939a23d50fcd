import Foundation

/// What has happened to a document.
public enum DocumentChangeType: Int, Sendable {
  case added, modified, removed
}

/// The change of a document since the snapshot before.
public final class DocumentChange: NSObject, Sendable {
  public let type: DocumentChangeType
  public let document: QueryDocumentSnapshot
  /// Its place before; the largest number if it had none.
  public let oldIndex: UInt
  /// Its place afterwards; the largest number if it has none.
  public let newIndex: UInt

  init(_ type: DocumentChangeType, _ document: QueryDocumentSnapshot, from old: Int?, to new: Int?) {
    self.type = type
    self.document = document
    oldIndex = old.map(UInt.init) ?? UInt(Int.max)
    newIndex = new.map(UInt.init) ?? UInt(Int.max)
  }
}

/// The documents of a query as they were when they were read.
// @unchecked: its values are constant.
public final class QuerySnapshot: NSObject, @unchecked Sendable {
  public let query: Query
  public let metadata: SnapshotMetadata
  public let documents: [QueryDocumentSnapshot]
  private let old: [QueryDocumentSnapshot]

  init(
    _ query: Query, _ documents: [QueryDocumentSnapshot], after old: [QueryDocumentSnapshot],
    metadata: SnapshotMetadata
  ) {
    self.query = query
    self.documents = documents
    self.old = old
    self.metadata = metadata
  }

  public var isEmpty: Bool { documents.isEmpty }
  public var count: Int { documents.count }

  /// The changes since the snapshot before; of the first one, all documents are added.
  ///
  /// Places are those after the changes in front of it: one after another, they turn the former documents into these.
  public var documentChanges: [DocumentChange] {
    let places = Dictionary(uniqueKeysWithValues: documents.enumerated().map { ($1.path, $0) })
    var current = old.map(\.path)
    var changes: [DocumentChange] = []
    for document in old where places[document.path] == nil {
      let index = current.firstIndex(of: document.path)
      if let index { current.remove(at: index) }
      changes.append(DocumentChange(.removed, document, from: index, to: nil))
    }
    let known = Dictionary(uniqueKeysWithValues: old.map { ($0.path, $0) })
    for (place, document) in documents.enumerated() {
      let former = known[document.path]
      if let former, former.fields == document.fields { continue }
      let index = current.firstIndex(of: document.path)
      if let index { current.remove(at: index) }
      let new = current.firstIndex { (places[$0] ?? 0) > place } ?? current.count
      current.insert(document.path, at: new)
      changes.append(DocumentChange(former == nil ? .added : .modified, document, from: index, to: new))
    }
    return changes
  }

  public func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] { documentChanges }
}
