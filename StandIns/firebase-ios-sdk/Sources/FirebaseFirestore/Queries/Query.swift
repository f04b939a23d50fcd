import Foundation
import PhoneSimulation

/// What an app looks for in a collection, or in all collections of a name.
///
/// Composite queries need no index here.
// @unchecked: its values are constant.
open class Query: NSObject, @unchecked Sendable {
  let plan: QueryPlan

  init(_ plan: QueryPlan) { self.plan = plan }

  public var firestore: Firestore { .only }

  func changed(_ change: (inout QueryPlan) -> Void) -> Query {
    var plan = plan
    change(&plan)
    return Query(plan)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? Query)?.plan == plan }

  public override var hash: Int { plan.hashValue }

  // MARK: - Order

  public func order(by field: String) -> Query { ordered(field, false) }

  public func order(by path: FieldPath) -> Query { ordered(path, false) }

  public func order(by field: String, descending: Bool) -> Query { ordered(field, descending) }

  public func order(by path: FieldPath, descending: Bool) -> Query { ordered(path, descending) }

  private func ordered(_ field: Any, _ isDescending: Bool) -> Query {
    changed { plan in
      if let path = FieldPath(field) {
        plan.orders.append(QueryPlan.Order(field: path, isDescending: isDescending))
      }
    }
  }

  // MARK: - Limits

  public func limit(to limit: Int) -> Query { changed { ($0.limit, $0.isLimitedToLast) = (limit, false) } }

  public func limit(toLast limit: Int) -> Query { changed { ($0.limit, $0.isLimitedToLast) = (limit, true) } }

  // MARK: - Ends

  public func start(atDocument document: DocumentSnapshot) -> Query { start(document, isIncluded: true) }

  public func start(at fieldValues: [Any]) -> Query { changed { $0.start = cursor(fieldValues, isIncluded: true) } }

  public func start(afterDocument document: DocumentSnapshot) -> Query { start(document, isIncluded: false) }

  public func start(after fieldValues: [Any]) -> Query { changed { $0.start = cursor(fieldValues, isIncluded: false) } }

  public func end(beforeDocument document: DocumentSnapshot) -> Query { end(document, isIncluded: false) }

  public func end(before fieldValues: [Any]) -> Query { changed { $0.end = cursor(fieldValues, isIncluded: false) } }

  public func end(atDocument document: DocumentSnapshot) -> Query { end(document, isIncluded: true) }

  public func end(at fieldValues: [Any]) -> Query { changed { $0.end = cursor(fieldValues, isIncluded: true) } }

  private func start(_ document: DocumentSnapshot, isIncluded: Bool) -> Query {
    changed { $0.start = cursor(document, isIncluded: isIncluded) }
  }

  private func end(_ document: DocumentSnapshot, isIncluded: Bool) -> Query {
    changed { $0.end = cursor(document, isIncluded: isIncluded) }
  }

  private func cursor(_ document: DocumentSnapshot, isIncluded: Bool) -> QueryPlan.Cursor {
    let own = QueryPlan.Document(path: document.path, fields: document.fields ?? [:])
    return QueryPlan.Cursor(values: plan.allOrders.map { own.value(at: $0.field) ?? .null }, isIncluded: isIncluded)
  }

  private func cursor(_ values: [Any], isIncluded: Bool) -> QueryPlan.Cursor {
    QueryPlan.Cursor(values: values.map { (try? FirestoreValue($0)) ?? .null }, isIncluded: isIncluded)
  }

  // MARK: - Documents

  /// Reads the documents.
  public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
    getDocuments(source: .default, completion: completion)
  }

  /// Reads the documents.
  public func getDocuments(source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
    let server = FirestoreServer.current
    server.record("reads \(plan.path)")
    server.answer("documents of Firestore").give(to: completion) { try server.query(self, source) }
  }

  /// Reads the documents.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func getDocuments() async throws -> QuerySnapshot { try await getDocuments(source: .default) }

  /// Reads the documents.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot {
    let server = FirestoreServer.current
    server.record("reads \(plan.path)")
    return try await server.answer("documents of Firestore").value { try server.query(self, source) }
  }

  /// Shows the documents to a closure: at the next turn of the screen's clock, and after each change.
  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(includeMetadataChanges: false, listener: listener)
  }

  /// Shows the documents to a closure: at the next turn of the screen's clock, and after each change.
  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(
      options: SnapshotListenOptions().withIncludeMetadataChanges(includeMetadataChanges), listener: listener)
  }

  /// Shows the documents to a closure: at the next turn of the screen's clock, and after each change.
  @discardableResult
  public func addSnapshotListener(
    options: SnapshotListenOptions, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    let server = FirestoreServer.current
    server.record("listens to \(plan.path)")
    let new = FirestoreListener(
      .query(self, listener), source: options.source, seesMetadata: options.includeMetadataChanges)
    server.add(new)
    return new
  }

  // MARK: - Aggregates

  /// The number of documents.
  public var count: AggregateQuery { aggregate([.count()]) }

  /// Numbers of the documents.
  public func aggregate(_ aggregateFields: [AggregateField]) -> AggregateQuery {
    AggregateQuery(query: self, fields: aggregateFields)
  }

  /// A predicate of Foundation is not evaluated: the query warns, and finds what it found before.
  public func filter(using predicate: NSPredicate) -> Query {
    SimulatedPhone.current.warn("Query.filter(using:) is not implemented: the predicate has no effect.")
    return self
  }
}
