import Dispatch

/// Where changes of observed models arrive, from any thread, until the graph collects them.
///
/// `@unchecked Sendable`: the array is only touched while the lock is held.
final class InvalidationMailbox: @unchecked Sendable {
  enum Letter {
    /// What a node has read was changed, in a transaction that is not the plain one.
    case change(NodeReference, Transaction?)

    /// Something went wrong with a value that knows no screen.
    case mistake(String)

    /// A value that knows no screen does not do what it was asked for.
    case shortfall(Shortfall)
  }

  private let lock = NSLock()
  private var letters: [Letter] = []

  var hasMail: Bool { lock.withLock { !letters.isEmpty } }

  func invalidate(_ reference: NodeReference) {
    let transaction = Transaction.current
    lock.withLock { letters.append(.change(reference, transaction.isPlain ? nil : transaction)) }
  }

  /// Tells the screen what went wrong with a value that knows no screen.
  func report(_ message: String) {
    lock.withLock { letters.append(.mistake(message)) }
  }

  /// Tells the screen what a value that knows no screen does not do.
  func report(_ shortfall: Shortfall) {
    lock.withLock { letters.append(.shortfall(shortfall)) }
  }

  func collect() -> [Letter] {
    lock.withLock {
      defer { letters.removeAll() }
      return letters
    }
  }
}

/// A reference to a node that may be carried to another thread and is only opened on the main actor.
///
/// `@unchecked Sendable`: the node is read on the main actor alone.
final class NodeReference: @unchecked Sendable {
  private weak var target: _ViewNode?

  @MainActor init(_ node: _ViewNode) { target = node }

  @MainActor var node: _ViewNode? { target }
}
