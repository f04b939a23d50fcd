import Foundation
import PhoneSimulation

/// Values of a place, in an order and within limits.
// @unchecked: its values are constant.
open class DatabaseQuery: NSObject, @unchecked Sendable {
  enum Order: Hashable {
    case key, value, priority
    case child([String])
  }

  /// An end of the values.
  struct Bound {
    let value: DatabaseNode?
    let key: String?
    let isIncluded: Bool
  }

  /// What is looked for.
  struct Plan {
    var order: Order?
    var start: Bound?
    var end: Bound?
    var first: Int?
    var last: Int?

    var isEmpty: Bool { start == nil && end == nil && first == nil && last == nil }
  }

  let path: [String]
  let plan: Plan

  init(path: [String], plan: Plan = Plan()) {
    self.path = path
    self.plan = plan
  }

  public var ref: DatabaseReference { DatabaseReference(path) }

  // MARK: - Values

  /// The parts that the query finds, in its order.
  func children(_ server: DatabaseServer) -> [(key: String, node: DatabaseNode)] {
    func value(_ child: (key: String, node: DatabaseNode)) -> DatabaseNode? {
      switch plan.order {
      case .child(let names): (child.node as DatabaseNode?)[names[...]]
      case .value: child.node
      case .key: .string(child.key)
      case .priority, nil: nil
      }
    }
    func order(_ child: (key: String, node: DatabaseNode), _ bound: Bound) -> ComparisonResult {
      if plan.order == .key, case .string(let key) = bound.value {
        return child.key == key ? .orderedSame : isKeyOrdered(child.key, key) ? .orderedAscending : .orderedDescending
      }
      let result = DatabaseNode?.order(value(child), bound.value)
      guard result == .orderedSame, let key = bound.key else { return result }
      return child.key == key ? .orderedSame : isKeyOrdered(child.key, key) ? .orderedAscending : .orderedDescending
    }
    var found = (server.node(path)?.fields ?? [:]).map { (key: $0.key, node: $0.value) }
    found.sort { left, right in
      let result = plan.order == .key ? .orderedSame : DatabaseNode?.order(value(left), value(right))
      return result == .orderedSame ? isKeyOrdered(left.key, right.key) : result == .orderedAscending
    }
    if let start = plan.start {
      found.removeAll { child in
        let result = order(child, start)
        return result == .orderedAscending || result == .orderedSame && !start.isIncluded
      }
    }
    if let end = plan.end {
      found.removeAll { child in
        let result = order(child, end)
        return result == .orderedDescending || result == .orderedSame && !end.isIncluded
      }
    }
    if let first = plan.first { found = Array(found.prefix(first)) }
    if let last = plan.last { found = Array(found.suffix(last)) }
    return found
  }

  /// The value that the query finds.
  func node(_ server: DatabaseServer) -> DatabaseNode? {
    if plan.isEmpty { return server.node(path) }
    let found = children(server)
    return found.isEmpty ? nil : .map(Dictionary(uniqueKeysWithValues: found.map { ($0.key, $0.node) }))
  }

  private func snapshot(_ server: DatabaseServer) -> DataSnapshot {
    DataSnapshot(path, node(server), order: children(server).map(\.key))
  }

  private var text: String { path.isEmpty ? "/" : path.joined(separator: "/") }

  /// Reads the value.
  open func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {
    let server = DatabaseServer.current
    server.record("reads \(text)")
    server.answer {
      if let error = server.error(.read, self.path) { return completion(error, nil) }
      completion(nil, self.snapshot(server))
    }
  }

  /// Reads the value.
  ///
  /// - Throws: An `NSError` without a connection, or if the rules refuse it.
  open func getData() async throws -> DataSnapshot {
    try await withCheckedThrowingContinuation { continuation in
      getData { error, snapshot in
        if let snapshot {
          continuation.resume(returning: snapshot)
        } else {
          continuation.resume(throwing: error ?? DatabaseServer.error(-1, "There is no answer."))
        }
      }
    }
  }

  // MARK: - Observers

  private func observe(
    _ type: DataEventType, isSingle: Bool = false, _ body: @escaping (DataSnapshot, String?) -> Void,
    _ cancel: ((any Error) -> Void)?
  ) -> DatabaseHandle {
    let server = DatabaseServer.current
    server.record("\(isSingle ? "reads" : "observes") \(text)")
    let handle = server.phone.update(DatabaseData.self) { data in
      data.lastHandle += 1
      return data.lastHandle
    }
    server.add(DatabaseObserver(handle, self, type, isSingle: isSingle, body, cancel: cancel))
    return handle
  }

  /// Shows values to a closure: at the next turn of the screen's clock, and after each change.
  @discardableResult
  open func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle {
    observe(eventType, { snapshot, _ in block(snapshot) }, nil)
  }

  @discardableResult
  open func observe(
    _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) -> DatabaseHandle {
    observe(eventType, block, nil)
  }

  /// - Parameter cancelBlock: Called if the rules refuse it.
  @discardableResult
  open func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) -> DatabaseHandle {
    observe(eventType, { snapshot, _ in block(snapshot) }, cancelBlock)
  }

  @discardableResult
  open func observe(
    _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) -> DatabaseHandle {
    observe(eventType, block, cancelBlock)
  }

  /// Shows values to a closure once.
  open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
    _ = observe(eventType, isSingle: true, { snapshot, _ in block(snapshot) }, nil)
  }

  open func observeSingleEvent(
    of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) {
    _ = observe(eventType, isSingle: true, block, nil)
  }

  /// - Parameter cancelBlock: Called if the rules refuse it.
  open func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) {
    _ = observe(eventType, isSingle: true, { snapshot, _ in block(snapshot) }, cancelBlock)
  }

  /// The value, and the name of the part in front of it.
  open func observeSingleEventAndPreviousSiblingKey(of eventType: DataEventType) async -> (DataSnapshot, String?) {
    await withCheckedContinuation { done in
      _ = observe(eventType, isSingle: true, { done.resume(returning: ($0, $1)) }, nil)
    }
  }

  open func removeObserver(withHandle handle: DatabaseHandle) {
    DatabaseServer.current.remove { $0.handle == handle }
  }

  /// Ends all observers of the place.
  open func removeAllObservers() {
    DatabaseServer.current.remove { [path] in $0.query.path == path }
  }

  /// Has no effect: the values are in memory anyway.
  open func keepSynced(_ keepSynced: Bool) {}

  // MARK: - Queries

  private func changed(_ change: (inout Plan) -> Void) -> DatabaseQuery {
    var plan = plan
    change(&plan)
    return DatabaseQuery(path: path, plan: plan)
  }

  private func bound(_ value: Any?, _ key: String? = nil, isIncluded: Bool) -> Bound {
    Bound(
      value: (try? DatabaseNode.node(value, at: SimulatedPhone.current.now)) ?? nil, key: key, isIncluded: isIncluded)
  }

  open func queryLimited(toFirst limit: UInt) -> DatabaseQuery { changed { $0.first = Int(limit) } }

  open func queryLimited(toLast limit: UInt) -> DatabaseQuery { changed { $0.last = Int(limit) } }

  open func queryOrdered(byChild key: String) -> DatabaseQuery {
    changed { $0.order = .child(DatabasePath.parts(key)) }
  }

  open func queryOrderedByKey() -> DatabaseQuery { changed { $0.order = .key } }

  open func queryOrderedByValue() -> DatabaseQuery { changed { $0.order = .value } }

  /// Priorities are not kept: the order is that of the keys.
  open func queryOrderedByPriority() -> DatabaseQuery { changed { $0.order = .priority } }

  open func queryStarting(atValue startValue: Any?, childKey: String? = nil) -> DatabaseQuery {
    changed { $0.start = bound(startValue, childKey, isIncluded: true) }
  }

  open func queryStarting(afterValue startAfterValue: Any?, childKey: String? = nil) -> DatabaseQuery {
    changed { $0.start = bound(startAfterValue, childKey, isIncluded: false) }
  }

  open func queryEnding(atValue endValue: Any?, childKey: String? = nil) -> DatabaseQuery {
    changed { $0.end = bound(endValue, childKey, isIncluded: true) }
  }

  open func queryEnding(beforeValue endValue: Any?, childKey: String? = nil) -> DatabaseQuery {
    changed { $0.end = bound(endValue, childKey, isIncluded: false) }
  }

  open func queryEqual(toValue value: Any?, childKey: String? = nil) -> DatabaseQuery {
    changed { plan in
      plan.start = bound(value, childKey, isIncluded: true)
      plan.end = plan.start
    }
  }
}
