/// The context of a state change: its animation, and other information for views.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The identity of the transaction: writes of one transaction are applied together.
  package private(set) var id: TransactionID

  /// The animation of the changes, if any.
  public var animation: Animation? {
    didSet { id = TransactionID() }
  }

  /// Whether animations requested by views are disabled.
  public var disablesAnimations = false {
    didSet { id = TransactionID() }
  }

  /// Whether the change belongs to a gesture in progress.
  public var isContinuous = false {
    didSet { id = TransactionID() }
  }

  /// Whether the velocity of the changes is tracked for a subsequent animation.
  public var tracksVelocity = false {
    didSet { id = TransactionID() }
  }

  package var completions: [AnimationCompletion] = []

  public init() {
    id = .none
  }

  public init(animation: Animation?) {
    self.animation = animation
    id = TransactionID()
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      id = TransactionID()
    }
  }

  /// Adds an action to perform when the animations of this transaction have finished.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
    id = TransactionID()
  }
}

/// A key for a value in a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The identity of a transaction; all plain transactions share the same one.
package struct TransactionID: Equatable, Sendable {
  private final class Token: Sendable {}

  private let token: Token?

  package static let none = TransactionID(token: nil)

  package init() {
    token = Token()
  }

  private init(token: Token?) {
    self.token = token
  }

  package static func == (lhs: TransactionID, rhs: TransactionID) -> Bool { lhs.token === rhs.token }
}

extension Transaction {
  /// The transaction of the running action.
  package static var current: Transaction { CurrentTransaction.value?.transaction ?? Transaction() }
}

private enum CurrentTransaction {
  // `@unchecked Sendable`: a transaction never leaves the actor of its scope.
  struct Box: @unchecked Sendable { let transaction: Transaction }

  @TaskLocal static var value: Box?
}

extension Transaction {
  /// Whether it is the transaction of changes without an explicit one.
  package var isPlain: Bool { id == .none }

  /// Whether writes of both transactions can be applied together: they are the same transaction, or equal ones, such
  /// as those of a row of views that all call `withAnimation` when they appear.
  ///
  /// Completions belong to the changes of one transaction, and values of other keys cannot be compared.
  func isAppliedTogether(with other: Transaction) -> Bool {
    if id == other.id { return true }
    return !isPlain && !other.isPlain && !hasOwnContent && !other.hasOwnContent
      && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && tracksVelocity == other.tracksVelocity && animation == other.animation
  }

  private var hasOwnContent: Bool { !completions.isEmpty || !values.isEmpty }

  /// The transaction, if it animates its changes.
  var ifAnimating: Transaction? { animation == nil || disablesAnimations ? nil : self }
}

/// Runs `body`; its state changes belong to `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try CurrentTransaction.$value.withValue(CurrentTransaction.Box(transaction: transaction), operation: body)
}

/// Runs `body` in the current transaction with one value replaced.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body` and animates its changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates its changes, and calls `completion` when the animations have finished.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  weak var pending: AnimationCompletion?
  func run() throws -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    pending = transaction.completions.last
    return try withTransaction(transaction, body)
  }
  let result = try run()
  // The transaction is no longer referenced: it changed nothing visible.
  if pending == nil { completion() }
  return result
}
