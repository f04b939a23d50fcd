import FlowFoundation
import Foundation

/// What a request for the history returns.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// The answer to a request for the history: saves, changes, identifiers, a number, or whether it is done.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}

/// Reads the history of the stores of a context, or forgets a part of it.
///
/// A store has a history if the option `NSPersistentHistoryTrackingKey` is `true`.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  private enum Place {
    case date(Date)
    case token(NSPersistentHistoryToken?)
  }

  private let place: Place
  private let isDeletion: Bool
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// What the saves, or the changes, have to be: its predicate, order and limit. It is one of
  /// ``NSPersistentHistoryTransaction/fetchRequest`` or ``NSPersistentHistoryChange/fetchRequest``.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  private init(_ place: Place, isDeletion: Bool) { (self.place, self.isDeletion) = (place, isDeletion) }

  /// The place behind which the history is read.
  open var token: NSPersistentHistoryToken? {
    if case .token(let token) = place { token } else { nil }
  }

  /// Reads the saves after a date.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), isDeletion: false)
  }

  /// Reads the saves behind a place; `nil` stands for the start.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.token(token), isDeletion: false)
  }

  /// Reads the saves behind another one; `nil` stands for the start.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    fetchHistory(after: transaction?.token)
  }

  /// Reads the saves, or the changes, that a request selects.
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest(.token(nil), isDeletion: false)
    request.fetchRequest = fetchRequest
    return request
  }

  /// Forgets the saves before a date.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), isDeletion: true)
  }

  /// Forgets the saves before a place; `nil` stands for none.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.token(token), isDeletion: true)
  }

  /// Forgets the saves before another one; `nil` stands for none.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
  {
    deleteHistory(before: transaction?.token)
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let all = context.persistentStoreCoordinator?.persistentStores ?? []
    let stores = all.filter { store in store.hasHistory && affectedStores?.contains(store) != false }
    if isDeletion {
      for store in stores { try delete(in: store) }
      return NSPersistentHistoryResult(true, .statusOnly)
    }
    var transactions = try stores.flatMap { try history(of: $0) }
    var changes = transactions.flatMap { $0.changes ?? [] }
    if let options = fetchRequest?.options {
      if options.entityName == NSPersistentHistoryChange.entityName {
        changes = HistorySelection(options).elements(of: changes)
        let selected = Set(changes.compactMap { $0.transaction.map(ObjectIdentifier.init) })
        transactions = transactions.filter { selected.contains(ObjectIdentifier($0)) }
      } else {
        transactions = HistorySelection(options).elements(of: transactions)
        changes = transactions.flatMap { $0.changes ?? [] }
      }
    }
    switch resultType {
    case .statusOnly: return NSPersistentHistoryResult(!transactions.isEmpty, resultType)
    case .objectIDs: return NSPersistentHistoryResult(changes.map(\.changedObjectID), resultType)
    case .count: return NSPersistentHistoryResult(changes.count, resultType)
    case .changesOnly: return NSPersistentHistoryResult(changes, resultType)
    case .transactionsOnly, .transactionsAndChanges: return NSPersistentHistoryResult(transactions, resultType)
    }
  }

  private func history(of store: NSPersistentStore) throws -> [NSPersistentHistoryTransaction] {
    let isOfChanges = fetchRequest?.options.entityName == NSPersistentHistoryChange.entityName
    let withChanges = resultType != .transactionsOnly || isOfChanges
    return switch place {
    case .token(let token):
      try store.history(after: token?.numbers[store.identifier] ?? 0, withChanges: withChanges)
    case .date(let date): try store.history(after: 0, withChanges: withChanges).filter { $0.timestamp > date }
    }
  }

  private func delete(in store: NSPersistentStore) throws {
    let last: Int64? =
      switch place {
      case .token(let token): token?.numbers[store.identifier].map { $0 - 1 }
      case .date(let date):
        try store.history(after: 0, withChanges: false).last { $0.timestamp < date }?.transactionNumber
      }
    guard let last else { return }
    try store.file.withDatabase { database in
      if try HistoryTables.exist(in: database) { try HistoryTables.delete(upTo: last, in: database) }
    }
  }
}

/// What a request selects among saves or changes.
private struct HistorySelection {
  private let options: FetchOptions

  init(_ options: FetchOptions) { self.options = options }

  func elements<Element: NSObject>(of all: [Element]) -> [Element] {
    let found = all.filter { options.predicate?.evaluate(with: $0) ?? true }
    let rest = found.sortedStably(by: options.sortDescriptors ?? []).dropFirst(options.offset)
    return Array(options.limit > 0 ? rest.prefix(options.limit) : rest)
  }
}

extension NSPersistentStoreCoordinator {
  /// The place behind the last save of stores; `nil` stands for all stores.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    let all = (stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores).filter(\.hasHistory)
    guard !all.isEmpty else { return nil }
    return NSPersistentHistoryToken(
      Dictionary(all.map { ($0.identifier ?? "", (try? $0.lastHistoryNumber()) ?? 0) }) { first, _ in first })
  }
}
