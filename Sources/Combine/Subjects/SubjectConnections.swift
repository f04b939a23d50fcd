import Foundation

/// The subscribers of a subject, in the order in which they subscribed.
///
/// Values are sent in that order, so that runs are repeatable. Adding and removing take constant time.
struct SubjectConnections<Output, Failure: Error> {
  typealias Connection = SubjectConnection<Output, Failure>

  private var slots: [Connection?] = []
  private var count = 0

  /// Whether there are no subscribers.
  var isEmpty: Bool { count == 0 }

  mutating func add(_ connection: Connection) {
    connection.slot = slots.count
    slots.append(connection)
    count += 1
  }

  mutating func remove(_ connection: Connection) {
    guard slots.indices.contains(connection.slot), slots[connection.slot] === connection else { return }
    slots[connection.slot] = nil
    count -= 1
    // Empty slots are removed when they outnumber the others, which keeps the total cost of removals linear.
    guard slots.count > 8, count * 2 < slots.count else { return }
    slots.removeAll { $0 == nil }
    for index in slots.indices { slots[index]?.slot = index }
  }

  mutating func removeAll() {
    slots = []
    count = 0
  }

  /// Sends a value to all subscribers.
  func offer(_ value: Output) {
    for connection in slots { connection?.offer(value) }
  }

  /// Sends a completion to all subscribers.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    for connection in slots { connection?.complete(completion) }
  }
}
