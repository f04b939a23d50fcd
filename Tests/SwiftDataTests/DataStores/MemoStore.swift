import Foundation

@testable import SwiftData

@Model
final class Memo {
  var title: String
  var stars: Int

  init(_ title: String, stars: Int = 0) {
    self.title = title
    self.stars = stars
  }
}

/// Memos as their store has them.
struct MemoSnapshot: DataStoreSnapshot {
  let persistentIdentifier: PersistentIdentifier
  var title: String
  var stars: Int

  init(
    from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]
  ) {
    guard let memo = backingData as? any BackingData<Memo>, let identifier = memo.persistentModelID else {
      fatalError("The store has memos only.")
    }
    persistentIdentifier = identifier
    title = memo.getValue(forKey: \.title)
    stars = memo.getValue(forKey: \.stars)
  }

  private init(_ identifier: PersistentIdentifier, _ other: MemoSnapshot) {
    persistentIdentifier = identifier
    (title, stars) = (other.title, other.stars)
  }

  func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> MemoSnapshot {
    MemoSnapshot(persistentIdentifier, self)
  }
}

struct MemoConfiguration: DataStoreConfiguration {
  typealias Store = MemoStore

  var name = "Memos"
  var schema: Schema?

  func validate() throws {
    if name.isEmpty { throw DataStoreError.unsupportedFeature }
  }
}

/// A save that the store of memos notes.
struct MemoTransaction: HistoryTransaction {
  let timestamp: Date
  var changes: [HistoryChange] { [] }
  let token: DefaultHistoryToken
  let transactionIdentifier: Int
  let storeIdentifier: String
  let author: String?

  var id: Int { transactionIdentifier }

  static func == (left: MemoTransaction, right: MemoTransaction) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A store of the app in memory with snapshots of its own, which deletes by condition and notes its saves.
final class MemoStore: DataStore, DataStoreBatching, HistoryProviding {
  typealias Configuration = MemoConfiguration
  typealias Snapshot = MemoSnapshot
  typealias HistoryType = MemoTransaction

  static var historyType: MemoTransaction.Type { MemoTransaction.self }

  let configuration: MemoConfiguration
  let schema: Schema
  let identifier = "memos"
  private var memos: [MemoSnapshot] = []
  private var history: [MemoTransaction] = []

  init(_ configuration: MemoConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    schema = configuration.schema ?? Schema()
  }

  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, MemoSnapshot> {
    if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
    if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
    return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: memos)
  }

  /// Titles are stored in capital letters.
  func save(_ request: DataStoreSaveChangesRequest<MemoSnapshot>) throws -> DataStoreSaveChangesResult<MemoSnapshot> {
    var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
    var changed: [PersistentIdentifier: MemoSnapshot] = [:]
    for snapshot in request.inserted + request.updated {
      var identifier = snapshot.persistentIdentifier
      if request.inserted.contains(where: { $0.persistentIdentifier == identifier }) {
        identifier = try .identifier(for: self.identifier, entityName: "Memo", primaryKey: memos.count + 1)
        remapped[snapshot.persistentIdentifier] = identifier
      }
      var memo = snapshot.copy(persistentIdentifier: identifier, remappedIdentifiers: remapped)
      memo.title = memo.title.uppercased()
      memos.removeAll { $0.persistentIdentifier == identifier }
      memos.append(memo)
      changed[identifier] = memo
    }
    for snapshot in request.deleted { memos.removeAll { $0.persistentIdentifier == snapshot.persistentIdentifier } }
    history.append(
      MemoTransaction(
        timestamp: Date(timeIntervalSinceReferenceDate: 0), token: DefaultHistoryToken([:]),
        transactionIdentifier: history.count + 1, storeIdentifier: identifier, author: request.editingState.author))
    return DataStoreSaveChangesResult(
      for: identifier, remappedIdentifiers: remapped, snapshotsToReregister: changed)
  }

  /// Deletes all memos, whatever the condition.
  func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws { memos = [] }

  func fetchHistory(_ descriptor: HistoryDescriptor<MemoTransaction>) throws -> [MemoTransaction] { history }

  func deleteHistory(_ descriptor: HistoryDescriptor<MemoTransaction>) throws { history = [] }
}
