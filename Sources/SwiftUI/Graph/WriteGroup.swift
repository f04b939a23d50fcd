/// A write that views see when its transaction is applied.
@MainActor
package protocol PendingWrite {
  /// The object that is written. The last write of a transaction to a target replaces the others.
  var target: AnyObject { get }

  var valueDescription: String { get }

  func apply()

  /// Discards the write without changing the value.
  func discard()
}

/// The writes of one transaction, in the order in which their targets were first written.
@MainActor
struct WriteGroup {
  let transaction: Transaction
  private(set) var writes: [any PendingWrite] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  init(transaction: Transaction) {
    self.transaction = transaction
  }

  mutating func add(_ write: some PendingWrite) {
    let target = ObjectIdentifier(write.target)
    if let index = indices[target] {
      writes[index] = write
    } else {
      indices[target] = writes.count
      writes.append(write)
    }
  }
}

/// A change of an observed model in a transaction.
@MainActor
struct Invalidation: PendingWrite {
  let node: _ViewNode

  var target: AnyObject { node }
  var valueDescription: String { "a model of \(node.pathName)" }
  func apply() { node.invalidate() }

  // The model has changed even if the animation is discarded.
  func discard() { node.invalidate() }
}
