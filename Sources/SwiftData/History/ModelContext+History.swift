import Foundation

extension ModelContext {
  /// The saves of the history that a descriptor selects, oldest first.
  ///
  /// - Throws: ``SwiftDataError/historyTokenExpired`` if saves after the token of the descriptor's condition were deleted
  ///   from the history, and ``SwiftDataError/invalidTransactionFetchRequest`` for a condition that cannot be evaluated
  ///   and for transactions of another kind than ``DefaultHistoryTransaction``.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    let provided = try core.stores.compactMap { try $0.history(descriptor) }
    if !provided.isEmpty { return provided.flatMap { $0 } }
    let history = try history(descriptor)
    try history.checkTokens()
    return try history.transactions() as? [T] ?? []
  }

  /// Deletes the saves that a descriptor selects from the history. The models remain.
  ///
  /// - Throws: As ``fetchHistory(_:)``, and an error of Cocoa if the store cannot be written.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    var isDone = false
    for store in core.stores where try store.deleteHistory(descriptor) { isDone = true }
    if !isDone { try history(descriptor).delete() }
  }

  private func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> SelectedHistory {
    guard let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> else {
      throw SwiftDataError(
        .invalidTransactionFetchRequest,
        "The stores of the container have no \(T.self). Use HistoryDescriptor<DefaultHistoryTransaction>.")
    }
    return SelectedHistory(descriptor, core)
  }
}

/// The part of the history that a descriptor selects.
private struct SelectedHistory {
  private let descriptor: HistoryDescriptor<DefaultHistoryTransaction>
  private let core: ContainerCore

  init(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>, _ core: ContainerCore) {
    self.descriptor = descriptor
    self.core = core
  }

  /// A save, and its store.
  private typealias Entry = (transaction: DefaultHistoryTransaction, store: ModelStore)

  /// - Throws: ``SwiftDataError/historyTokenExpired``.
  func checkTokens() throws {
    guard let expression = descriptor.predicate?.expression as? any ConditionOfTokens else { return }
    for token in expression.earliestTokens {
      let isForeign = !token.numbers.isEmpty && !core.tables.contains { token.numbers[$0.identifier] != nil }
      guard
        try isForeign
          || core.tables.contains(where: { try (token.numbers[$0.identifier] ?? 0) < $0.lastDeletedTransaction() })
      else { continue }
      throw SwiftDataError(
        .historyTokenExpired,
        "The history after the token was deleted, or it is that of another store. Fetch the history without a token.")
    }
  }

  func transactions() throws -> [DefaultHistoryTransaction] {
    try selected().map { entry in
      try entry.store.withChanges(entry.transaction)
    }
  }

  func delete() throws {
    let entries = try selected()
    for store in core.tables {
      let numbers = entries.filter { $0.store === store }.map(\.transaction.transactionIdentifier)
      if !numbers.isEmpty { try store.deleteHistory(numbers) }
    }
  }

  /// The saves without their changes.
  private func selected() throws -> [Entry] {
    var numbers: [String: Int64] = [:]
    var rows: [(row: ModelStore.TransactionRow, store: ModelStore)] = []
    for store in core.tables {
      let deleted = try store.lastDeletedTransaction()
      if deleted > 0 { numbers[store.identifier] = deleted }
      rows += try store.transactionRows().map { ($0, store) }
    }
    // Several stores of a container are written by one save.
    if core.tables.count > 1 { rows.sort { ($0.row.timestamp, $0.row.number) < ($1.row.timestamp, $1.row.number) } }
    var entries: [Entry] = []
    for (row, store) in rows {
      numbers[store.identifier] = max(row.number, numbers[store.identifier] ?? 0)
      let transaction = DefaultHistoryTransaction(
        timestamp: row.timestamp, changes: [], token: DefaultHistoryToken(numbers), transactionIdentifier: row.number,
        storeIdentifier: store.identifier, bundleIdentifier: row.bundle, processIdentifier: row.process,
        author: row.author)
      if try matches(transaction) { entries.append((transaction, store)) }
    }
    if !descriptor.sortBy.isEmpty {
      // Stable: the places decide about equal ones.
      entries = entries.enumerated().sorted { left, right in
        for order in descriptor.sortBy {
          let result = order.compare(left.element.transaction, right.element.transaction)
          if result != .orderedSame { return result == .orderedAscending }
        }
        return left.offset < right.offset
      }.map(\.element)
    }
    return descriptor.fetchLimit == 0 ? entries : Array(entries.prefix(Int(clamping: descriptor.fetchLimit)))
  }

  private func matches(_ transaction: DefaultHistoryTransaction) throws -> Bool {
    do { return try descriptor.predicate?.evaluate(transaction) ?? true } catch {
      throw SwiftDataError(.invalidTransactionFetchRequest, "The predicate cannot be evaluated: \(error).")
    }
  }
}

/// A condition that may compare tokens.
private protocol ConditionOfTokens {
  /// The tokens after which saves are asked for.
  var earliestTokens: [DefaultHistoryToken] { get }
}

extension PredicateExpressions.Conjunction: ConditionOfTokens {
  fileprivate var earliestTokens: [DefaultHistoryToken] { tokens(lhs) + tokens(rhs) }
}

extension PredicateExpressions.Disjunction: ConditionOfTokens {
  fileprivate var earliestTokens: [DefaultHistoryToken] { tokens(lhs) + tokens(rhs) }
}

extension PredicateExpressions.Comparison: ConditionOfTokens {
  fileprivate var earliestTokens: [DefaultHistoryToken] {
    switch op {
    case .greaterThan, .greaterThanOrEqual: tokens(rhs)
    case .lessThan, .lessThanOrEqual: tokens(lhs)
    @unknown default: []
    }
  }
}

extension PredicateExpressions.Value: ConditionOfTokens {
  fileprivate var earliestTokens: [DefaultHistoryToken] { (value as? DefaultHistoryToken).map { [$0] } ?? [] }
}

extension PredicateExpressions.ForcedUnwrap: ConditionOfTokens {
  fileprivate var earliestTokens: [DefaultHistoryToken] { tokens(inner) }
}

private func tokens(_ expression: any PredicateExpression) -> [DefaultHistoryToken] {
  (expression as? any ConditionOfTokens)?.earliestTokens ?? []
}
