import Foundation

/// The snapshots of a query or a document: the first one at the next turn of the screen's clock, and one after each change.
private func stream<Snapshot: Sendable>(
  _ listen: (@escaping (Snapshot?, (any Error)?) -> Void) -> any ListenerRegistration
) -> AsyncThrowingStream<Snapshot, any Error> {
  AsyncThrowingStream { continuation in
    let listener = FirebaseListener(
      listen { snapshot, error in
        if let error { continuation.finish(throwing: error) } else if let snapshot { continuation.yield(snapshot) }
      })
    continuation.onTermination = { _ in listener.call.remove() }
  }
}

extension Query {
  public var snapshots: QuerySnapshotsSequence { snapshots(includeMetadataChanges: false) }

  public func snapshots(includeMetadataChanges: Bool) -> QuerySnapshotsSequence {
    QuerySnapshotsSequence(self, includeMetadataChanges: includeMetadataChanges)
  }

  /// The snapshots of a query.
  public struct QuerySnapshotsSequence: AsyncSequence {
    public typealias Element = QuerySnapshot
    public typealias Failure = any Error

    let query: Query
    let includeMetadataChanges: Bool

    public init(_ query: Query, includeMetadataChanges: Bool) {
      self.query = query
      self.includeMetadataChanges = includeMetadataChanges
    }

    public func makeAsyncIterator() -> AsyncThrowingStream<QuerySnapshot, any Error>.AsyncIterator {
      stream { query.addSnapshotListener(includeMetadataChanges: includeMetadataChanges, listener: $0) }
        .makeAsyncIterator()
    }
  }
}

extension DocumentReference {
  public var snapshots: DocumentSnapshotsSequence { snapshots(includeMetadataChanges: false) }

  public func snapshots(includeMetadataChanges: Bool) -> DocumentSnapshotsSequence {
    DocumentSnapshotsSequence(self, includeMetadataChanges: includeMetadataChanges)
  }

  /// The snapshots of a document.
  public struct DocumentSnapshotsSequence: AsyncSequence {
    public typealias Element = DocumentSnapshot
    public typealias Failure = any Error

    let documentReference: DocumentReference
    let includeMetadataChanges: Bool

    public init(_ documentReference: DocumentReference, includeMetadataChanges: Bool) {
      self.documentReference = documentReference
      self.includeMetadataChanges = includeMetadataChanges
    }

    public func makeAsyncIterator() -> AsyncThrowingStream<DocumentSnapshot, any Error>.AsyncIterator {
      stream { documentReference.addSnapshotListener(includeMetadataChanges: includeMetadataChanges, listener: $0) }
        .makeAsyncIterator()
    }
  }
}
