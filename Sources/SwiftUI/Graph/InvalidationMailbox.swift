import Dispatch

/// Where changes of observed models arrive, from any thread, until the graph collects them.
///
/// `@unchecked Sendable`: the array is only touched while the lock is held.
final class InvalidationMailbox: @unchecked Sendable {
  /// What a value that knows no screen says to it.
  enum Report {
    case mistake(String)
    case shortfall(Shortfall)
  }

  private let lock = NSLock()
  private var reports: [Report] = []
  private var letters: [(reference: NodeReference, transaction: Transaction?)] = []

  var hasMail: Bool { lock.withLock { !letters.isEmpty || !reports.isEmpty } }

  func invalidate(_ reference: NodeReference) {
    let transaction = Transaction.current
    lock.withLock { letters.append((reference, transaction.isPlain ? nil : transaction)) }
  }

  /// Tells the screen what went wrong with a value that knows no screen.
  func report(_ message: String) {
    lock.withLock { reports.append(.mistake(message)) }
  }

  /// Tells the screen what a value that knows no screen does not do.
  func report(_ shortfall: Shortfall) {
    lock.withLock { reports.append(.shortfall(shortfall)) }
  }

  @MainActor
  func collectReports() -> [Report] {
    lock.withLock {
      defer { reports.removeAll() }
      return reports
    }
  }

  @MainActor
  func collect() -> [(node: _ViewNode, transaction: Transaction?)] {
    let letters = lock.withLock {
      defer { self.letters.removeAll() }
      return self.letters
    }
    return letters.compactMap { letter in letter.reference.node.map { ($0, letter.transaction) } }
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
