import Foundation
import SwiftData

/// How a store in one file of JSON is opened, and what it was asked.
final class JSONStoreConfiguration: DataStoreConfiguration {
  typealias Store = JSONStore

  let name = "JSON"
  var schema: Schema?
  let file: URL
  /// Whether conditions and orders are left to the context; otherwise they are ignored.
  var refuses = true
  /// What the next save throws.
  var failure: (any Error)?
  /// Whether new models get identifiers.
  var namesModels = true
  private(set) var log: [String] = []

  init(_ file: URL) { self.file = file }

  func note(_ entry: String) { log.append(entry) }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  static func == (left: JSONStoreConfiguration, right: JSONStoreConfiguration) -> Bool { left.file == right.file }

  func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

/// A store of the app, which reads and writes one file of JSON.
final class JSONStore: DataStore {
  typealias Configuration = JSONStoreConfiguration
  typealias Snapshot = DefaultSnapshot

  let configuration: JSONStoreConfiguration
  let schema: Schema
  let identifier: String

  init(_ configuration: JSONStoreConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    guard let schema = configuration.schema else { throw DataStoreError.unsupportedFeature }
    self.configuration = configuration
    self.schema = schema
    identifier = configuration.file.lastPathComponent
  }

  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws
    -> DataStoreFetchResult<T, DefaultSnapshot>
  {
    let descriptor = request.descriptor
    let parts = [
      descriptor.predicate == nil ? nil : "where", descriptor.sortBy.isEmpty ? nil : "sorted",
      descriptor.fetchLimit.map { "limit \($0)" },
    ]
    configuration.note((["fetch \(T.self)"] + parts.compactMap { $0 }).joined(separator: " "))
    if configuration.refuses, descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
    if configuration.refuses, !descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
    let all = try read()
    return DataStoreFetchResult(
      descriptor: descriptor, fetchedSnapshots: all.sorted { $0.key < $1.key }.map(\.value), relatedSnapshots: all)
  }

  func save(_ request: DataStoreSaveChangesRequest<DefaultSnapshot>) throws
    -> DataStoreSaveChangesResult<DefaultSnapshot>
  {
    configuration.note(
      "save +\(request.inserted.count) ~\(request.updated.count) -\(request.deleted.count)"
        + (request.editingState.author.map { " by \($0)" } ?? ""))
    if let failure = configuration.failure { throw failure }
    var all = try read()
    var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
    for (number, snapshot) in request.inserted.enumerated() where configuration.namesModels {
      let former = snapshot.persistentIdentifier
      remapped[former] = try .identifier(
        for: identifier, entityName: former.entityName, primaryKey: "\(former.entityName)-\(all.count + number)")
    }
    for snapshot in request.inserted + request.updated {
      let own = remapped[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier
      all[own] = snapshot.copy(persistentIdentifier: own, remappedIdentifiers: remapped)
    }
    for snapshot in request.deleted { all[snapshot.persistentIdentifier] = nil }
    try JSONEncoder().encode(all.sorted { $0.key < $1.key }.map(\.value)).write(to: configuration.file)
    return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: remapped)
  }

  func erase() throws { try FileManager.default.removeItem(at: configuration.file) }

  func initializeState(for editingState: EditingState) { configuration.note("begin") }

  func invalidateState(for editingState: EditingState) { configuration.note("end") }

  private func read() throws -> [PersistentIdentifier: DefaultSnapshot] {
    guard let data = try? Data(contentsOf: configuration.file) else { return [:] }
    let snapshots = try JSONDecoder().decode([DefaultSnapshot].self, from: data)
    return Dictionary(snapshots.map { ($0.persistentIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
