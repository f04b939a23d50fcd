import Foundation

/// A save, as the history of a store notes it.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// When the changes were saved.
  var timestamp: Date { get }
  /// What was saved.
  var changes: [HistoryChange] { get }
  /// The moment after the save, with which later ones are found.
  var token: TokenType { get }
  var transactionIdentifier: TransactionIdentifier { get }
  /// The store in which the changes are.
  var storeIdentifier: String { get }
  /// The author of the context that saved.
  var author: String? { get }
}

/// A moment in the history of stores.
public protocol HistoryToken: Comparable, Codable, Hashable, Identifiable, Sendable {
  associatedtype TokenType: Codable, Hashable, Sendable

  var tokenValue: TokenType? { get }
}

/// Which saves of the history are meant.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
  /// The condition; `nil` for all saves.
  public var predicate: Predicate<TransactionType>?
  /// The largest number of saves; 0 for any.
  public var fetchLimit: UInt64 = 0
  /// The orders, of which later ones decide between saves that are equal for earlier ones. Without any, the oldest is
  /// first.
  public var sortBy: [SortDescriptor<TransactionType>]

  public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// A save in the history of a store of this module.
public struct DefaultHistoryTransaction: HistoryTransaction {
  public typealias TransactionIdentifier = Int64
  public typealias TokenType = DefaultHistoryToken

  public let timestamp: Date
  public let changes: [HistoryChange]
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64
  public let storeIdentifier: String
  /// The app that saved.
  public let bundleIdentifier: String
  /// The name of the process that saved.
  public let processIdentifier: String
  public let author: String?

  public var id: Int64 { transactionIdentifier }

  public static func == (left: DefaultHistoryTransaction, right: DefaultHistoryTransaction) -> Bool {
    left.transactionIdentifier == right.transactionIdentifier && left.storeIdentifier == right.storeIdentifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(transactionIdentifier)
    hasher.combine(storeIdentifier)
  }
}

/// A moment in the history of the stores of a container: the number of the last save of each.
public struct DefaultHistoryToken: HistoryToken {
  public typealias TokenType = [String: Int64]

  public let tokenValue: [String: Int64]?

  init(_ numbers: [String: Int64]) { tokenValue = numbers }

  private enum CodingKeys: CodingKey { case tokenValue }

  public init(from decoder: any Decoder) throws {
    tokenValue = try decoder.container(keyedBy: CodingKeys.self).decode([String: Int64].self, forKey: .tokenValue)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(numbers, forKey: .tokenValue)
  }

  /// The number of the last save of each store.
  var numbers: [String: Int64] { tokenValue ?? [:] }

  public var id: Int { Int(numbers.values.reduce(0, +)) }

  public static func < (left: DefaultHistoryToken, right: DefaultHistoryToken) -> Bool {
    // Later moments have no smaller number, so that the first difference decides.
    for store in Set(left.numbers.keys).union(right.numbers.keys).sorted() {
      let (first, second) = (left.numbers[store] ?? 0, right.numbers[store] ?? 0)
      if first != second { return first < second }
    }
    return false
  }
}
