import Foundation

/// A change of a document.
struct FirestoreWrite {
  /// What happens to the fields.
  enum Kind {
    case replace
    /// Fields that are not written are kept; `only` are the fields that are written.
    case merge(only: [FieldPath]?)
    /// As with a merge, but the document must exist, and maps are replaced.
    case update
    case delete
  }

  let path: String
  let kind: Kind
  /// The fields by their paths, with the values of the app.
  private let fields: [(path: [String], value: Any)]

  /// Writes a document.
  static func set(_ path: String, _ data: [String: Any], merge: Bool = false) -> FirestoreWrite {
    FirestoreWrite(
      path: path, kind: merge ? .merge(only: nil) : .replace, fields: data.sorted { $0.key < $1.key }.map { ([$0], $1) }
    )
  }

  /// Writes some fields of a document.
  static func set(_ path: String, _ data: [String: Any], mergeFields: [Any]) -> FirestoreWrite {
    FirestoreWrite(
      path: path, kind: .merge(only: mergeFields.compactMap { FieldPath($0) }),
      fields: data.sorted { $0.key < $1.key }.map { ([$0], $1) })
  }

  /// Changes fields of a document that exists.
  static func update(_ path: String, _ fields: [AnyHashable: Any]) -> FirestoreWrite {
    FirestoreWrite(
      path: path, kind: .update,
      fields: fields.compactMap { field, value in FieldPath(field).map { ($0.names, value) } }
        .sorted { $0.0.lexicographicallyPrecedes($1.0) })
  }

  static func delete(_ path: String) -> FirestoreWrite { FirestoreWrite(path: path, kind: .delete, fields: []) }

  private init(path: String, kind: Kind, fields: [(path: [String], value: Any)]) {
    self.path = path
    self.kind = kind
    self.fields = fields
  }

  var isDeletion: Bool { if case .delete = kind { true } else { false } }

  /// What the app does, for the record.
  var act: String {
    let names = fields.map { $0.path.joined(separator: ".") }.joined(separator: ", ")
    return switch kind {
    case .delete: "deletes \(path)"
    case .update: "updates \(path): \(names)"
    case .replace, .merge: "sets \(path): \(names)"
    }
  }

  /// Changes the document.
  ///
  /// - Throws: ``FirestoreErrorCode`` if it does not exist and has to, or ``UnsupportedValue``.
  func apply(to documents: inout [String: [String: FirestoreValue]], at now: Timestamp) throws {
    var document = documents[path]
    switch kind {
    case .delete: document = nil
    case .replace:
      var new: [String: FirestoreValue] = [:]
      for (field, value) in fields { try set(value, at: field, in: &new, old: document ?? [:], now) }
      document = new
    case .merge(let only):
      var new = document ?? [:]
      for (field, value) in fields { try merge(value, at: field, only: only, in: &new, now) }
      document = new
    case .update:
      guard var new = document else {
        throw FirestoreErrorCode.Code.notFound.error("There is no document \(path) to update.")
      }
      for (field, value) in fields { try set(value, at: field, in: &new, old: document ?? [:], now) }
      document = new
    }
    documents[path] = document
  }

  private func merge(
    _ value: Any, at field: [String], only: [FieldPath]?, in document: inout [String: FirestoreValue], _ now: Timestamp
  ) throws {
    if let map = value as? [String: Any], !map.isEmpty, only?.contains(where: { $0.names == field }) != true {
      for (name, inner) in map.sorted(by: { $0.key < $1.key }) {
        try merge(inner, at: field + [name], only: only, in: &document, now)
      }
      return
    }
    if let only, !only.contains(where: { field.starts(with: $0.names) }) { return }
    try set(value, at: field, in: &document, old: document, now)
  }

  /// Sets a field. A map may have values in it that the server makes.
  private func set(
    _ value: Any, at field: [String], in document: inout [String: FirestoreValue], old: [String: FirestoreValue],
    _ now: Timestamp
  ) throws {
    if let value = value as? FieldValue {
      document[field[...]] = try value.applied(to: old[field[...]], at: now)
    } else if let map = value as? [String: Any] {
      document[field[...]] = .map([:])
      for (name, inner) in map.sorted(by: { $0.key < $1.key }) {
        try set(inner, at: field + [name], in: &document, old: old, now)
      }
    } else {
      document[field[...]] = try FirestoreValue(value)
    }
  }
}
