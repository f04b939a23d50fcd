import Foundation

/// A number of all documents that a query finds.
public final class AggregateField: NSObject, Sendable {
  enum Kind: Hashable, Sendable {
    case count
    case sum(FieldPath)
    case average(FieldPath)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public class func count() -> AggregateField { AggregateField(.count) }

  public class func sum(_ field: String) -> AggregateField { AggregateField(.sum(FieldPath(names(field)))) }

  public class func sum(_ fieldPath: FieldPath) -> AggregateField { AggregateField(.sum(fieldPath)) }

  public class func average(_ field: String) -> AggregateField { AggregateField(.average(FieldPath(names(field)))) }

  public class func average(_ fieldPath: FieldPath) -> AggregateField { AggregateField(.average(fieldPath)) }

  private static func names(_ field: String) -> [String] { field.split(separator: ".").map(String.init) }

  /// The number of some documents; nothing for the average of none.
  func value(of documents: [QueryDocumentSnapshot]) -> Any {
    switch kind {
    case .count: NSNumber(value: documents.count)
    case .sum(let path):
      Self.numbers(path, documents).reduce(FirestoreValue.integer(0)) { sum, value in
        if case .integer(let left) = sum, case .integer(let right) = value { return .integer(left &+ right) }
        return .double((sum.number ?? 0) + (value.number ?? 0))
      }.value
    case .average(let path):
      average(Self.numbers(path, documents).compactMap(\.number))
    }
  }

  private func average(_ numbers: [Double]) -> Any {
    numbers.isEmpty ? NSNull() : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
  }

  private static func numbers(_ path: FieldPath, _ documents: [QueryDocumentSnapshot]) -> [FirestoreValue] {
    documents.compactMap { $0.fields?[path.names[...]] }.filter { $0.number != nil }
  }
}

/// Where numbers of documents are computed.
public enum AggregateSource: UInt, Sendable {
  case server
}

/// Numbers of the documents that a query finds.
public final class AggregateQuery: NSObject, Sendable {
  public let query: Query
  private let fields: [AggregateField]

  init(query: Query, fields: [AggregateField]) {
    self.query = query
    self.fields = fields
  }

  /// Computes the numbers.
  public func getAggregation(
    source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
  ) {
    let server = FirestoreServer.current
    server.record("counts \(query.plan.path)")
    server.answer("numbers of Firestore").give(to: completion) { try self.snapshot(server) }
  }

  /// Computes the numbers.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``.
  public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
    let server = FirestoreServer.current
    server.record("counts \(query.plan.path)")
    return try await server.answer("numbers of Firestore").value { try self.snapshot(server) }
  }

  private func snapshot(_ server: FirestoreServer) throws -> AggregateQuerySnapshot {
    AggregateQuerySnapshot(query: self, documents: try server.documents(query.plan, .server).snapshots)
  }
}

/// Numbers of documents as they were when they were computed.
public final class AggregateQuerySnapshot: NSObject, Sendable {
  public let query: AggregateQuery
  private let documents: [QueryDocumentSnapshot]

  init(query: AggregateQuery, documents: [QueryDocumentSnapshot]) {
    self.query = query
    self.documents = documents
  }

  /// The number of documents.
  public var count: NSNumber { NSNumber(value: documents.count) }

  /// A number that the query asked for.
  public func get(_ aggregateField: AggregateField) -> Any { aggregateField.value(of: documents) }
}
