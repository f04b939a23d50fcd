import Combine

/// The pending actions of a test scheduler, in order.
struct TestAgenda<Time: Strideable> {
  /// The time of the scheduler.
  var now: Time

  private var items: [Item] = []
  private var nextID: UInt = 0

  init(now: Time) {
    self.now = now
  }

  /// The number of pending actions; repeating ones count once.
  var count: Int { items.count }

  /// A pending action. A repeating one keeps its identifier, and therefore its order among the actions of the same
  /// time.
  private struct Item {
    let id: UInt
    var time: Time
    let interval: Time.Stride?
    let work: TestWork

    func isBefore(_ other: Item) -> Bool {
      time < other.time || (time == other.time && id < other.id)
    }
  }

  /// Adds an action.
  ///
  /// - Parameters:
  ///   - time: The time of the first performance.
  ///   - interval: The time between two performances, or `nil` for a single one.
  /// - Returns: Its identifier.
  mutating func add(at time: Time, every interval: Time.Stride?, _ action: @escaping () -> Void) -> UInt {
    nextID += 1
    insert(Item(id: nextID, time: time, interval: interval, work: TestWork(action: action)))
    return nextID
  }

  /// Removes and returns the next action, and advances the time to it.
  ///
  /// - Parameter end: The last time to consider, or `nil` for all.
  mutating func takeNext(until end: Time?) -> TestWork? {
    // The next item is the last one in the array, so that removing it moves no other.
    guard var item = items.last, end.map({ item.time <= $0 }) ?? true else { return nil }
    items.removeLast()
    now = Swift.max(now, item.time)
    if let interval = item.interval {
      item.time = item.time.advanced(by: interval)
      insert(item)
    }
    return item.work
  }

  /// Removes an action, and returns it: releasing it may cancel other actions, so it must not happen inside the lock.
  mutating func remove(_ id: UInt) -> TestWork? {
    items.firstIndex { $0.id == id }.map { items.remove(at: $0).work }
  }

  private mutating func insert(_ item: Item) {
    var range = 0..<items.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = item.isBefore(items[middle]) ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    items.insert(item, at: range.lowerBound)
  }
}

/// An action, with the context that scheduled it.
struct TestWork {
  private let action: () -> Void
  private let context = EffectContext.current

  init(action: @escaping () -> Void) {
    self.action = action
  }

  /// Performs the action, and runs the tasks of its context.
  func perform() {
    guard let context else { return action() }
    EffectContext.$current.withValue(context) { action() }
    context.drain()
  }
}
