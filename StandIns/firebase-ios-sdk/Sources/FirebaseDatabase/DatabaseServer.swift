import Foundation
import PhoneSimulation

/// The domain of the database's errors.
private let domain = "com.firebase"

/// What the Realtime Database does on a phone.
struct DatabaseServer {
  let phone: SimulatedPhone

  static var current: DatabaseServer { DatabaseServer(phone: .current) }

  var data: DatabaseData { phone[DatabaseData.self] }

  func record(_ act: String) { phone.record("FirebaseDatabase", act) }

  private var isConnected: Bool { data.isOnline && phone.network.isConnected }

  /// Why a request is refused.
  func error(_ operation: FirebaseRequest.Operation, _ path: [String]) -> NSError? {
    let refusal: FirebaseRefusal? =
      data.isOnline ? phone.refusal(.database, operation, path.joined(separator: "/")) : .unavailable
    return switch refusal {
    case nil: nil
    case .permissionDenied: Self.error(1, "The rules of the project refuse \(path.joined(separator: "/")).")
    case .unavailable: Self.error(2, "There is no connection to the server.")
    case .error(let code): Self.error(code, "The Realtime Database refuses \(path.joined(separator: "/")).")
    }
  }

  static func error(_ code: Int, _ text: String) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }

  func node(_ path: [String]) -> DatabaseNode? {
    // What the library knows without the server.
    if path == [".info", "connected"] { return .boolean(isConnected) }
    if path == [".info", "serverTimeOffset"] { return .integer(0) }
    return data.root[path[...]]
  }

  // MARK: - Writing

  /// Writes values at paths, at once: what the app reads afterwards has the changes.
  ///
  /// - Parameter completion: Learns of the server's answer. Without a connection there is none until there is one.
  func write(_ changes: [(path: [String], value: Any?)], _ completion: (((any Error)?) -> Void)?) {
    for (path, value) in changes {
      record("\(value == nil || value is NSNull ? "removes" : "sets") \(path.joined(separator: "/"))")
    }
    let errors = changes.compactMap { error($0.value == nil ? .delete : .write, $0.path) }
    let isPending = errors.contains { $0.code == 2 }
    if let error = errors.first(where: { $0.code != 2 }) {
      return answer { completion?(error) }
    }
    do {
      var root = data.root
      for (path, value) in changes {
        root[path[...]] = try DatabaseNode.node(value, old: root[path[...]], at: phone.now)
      }
      phone.update(DatabaseData.self) { $0.root = root }
      tellObservers()
      if isPending { return wait { completion?(nil) } }
      answer { completion?(nil) }
    } catch {
      phone.warn(
        "A value of type \((error as? UnsupportedDatabaseValue)?.type ?? "") is written to the Realtime Database, which "
          + "ends an app on a phone. Nothing is written.")
      answer { completion?(Self.error(-3, "The value cannot be written.")) }
    }
  }

  /// Calls a closure at the next turn of the screen's clock.
  func answer(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    phone.runSoon(named: "an answer of the Realtime Database") { [phone] in phone.use(body) }
  }

  private func wait(_ body: @escaping () -> Void) {
    observeNetwork()
    phone.update(DatabaseData.self) { $0.waiting.append(FirebaseListener(body)) }
  }

  func observeNetwork() {
    guard data.network == nil else { return }
    let observation = phone.observe(PhoneNetwork.self) { [weak phone] in
      if let phone { DatabaseServer(phone: phone).networkChanged() }
    }
    phone.update(DatabaseData.self) { $0.network = observation }
  }

  func networkChanged() {
    tellObservers()
    guard isConnected else { return }
    let waiting = phone.update(DatabaseData.self) { data in
      defer { data.waiting = [] }
      return data.waiting
    }
    for body in waiting { answer(body.call) }
  }

  // MARK: - Observers

  func tellObservers() {
    if data.observers.isEmpty { return }
    phone.runSoon(named: "a change of the Realtime Database") { [phone] in
      phone.use {
        for observer in phone[DatabaseData.self].observers { observer.update() }
      }
    }
  }

  func add(_ observer: DatabaseObserver) {
    observeNetwork()
    phone.update(DatabaseData.self) { $0.observers.append(observer) }
    phone.runSoon(named: "the first answer of the Realtime Database") { [phone] in phone.use { observer.update() } }
  }

  func remove(_ isRemoved: (DatabaseObserver) -> Bool) {
    phone.update(DatabaseData.self) { data in
      data.observers.removeAll { observer in
        guard isRemoved(observer) else { return false }
        observer.isRemoved = true
        return true
      }
    }
  }

  /// A name that is after all former ones.
  func newID() -> String {
    let letters = Array("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
    func text(_ number: Int, _ count: Int) -> String {
      var (number, text) = (number, "")
      for _ in 0..<count {
        text = String(letters[number % 64]) + text
        number /= 64
      }
      return text
    }
    let number = phone.update(DatabaseData.self) { data in
      data.lastID += 1
      return data.lastID
    }
    return text(Int(phone.now.timeIntervalSince1970 * 1000), 8) + text(number, 6) + phone.firebaseID(6)
  }
}

/// A closure that sees values now and after each change.
// @unchecked: the main actor alone calls it and changes its values.
final class DatabaseObserver: @unchecked Sendable {
  let handle: UInt
  let query: DatabaseQuery
  private let type: DataEventType
  private let isSingle: Bool
  private let body: (DataSnapshot, String?) -> Void
  private let cancel: ((any Error) -> Void)?
  private let phone = SimulatedPhone.current
  var isRemoved = false
  private var known: [(key: String, node: DatabaseNode)]?
  private var value: DatabaseNode?

  init(
    _ handle: UInt, _ query: DatabaseQuery, _ type: DataEventType, isSingle: Bool = false,
    _ body: @escaping (DataSnapshot, String?) -> Void, cancel: ((any Error) -> Void)?
  ) {
    self.handle = handle
    self.query = query
    self.type = type
    self.isSingle = isSingle
    self.body = body
    self.cancel = cancel
  }

  /// Shows what has changed.
  func update() {
    if isRemoved { return }
    let server = DatabaseServer(phone: phone)
    if let error = server.error(.read, query.path), error.code != 2 {
      server.remove { $0 === self }
      cancel?(error)
      return
    }
    let children = query.children(server)
    let former = known
    known = children
    if isSingle { server.remove { $0 === self } }
    if type == .value {
      let node = query.node(server)
      if former != nil, node == value { return }
      value = node
      body(DataSnapshot(query.path, node, order: children.map(\.key)), nil)
    } else {
      tellChildren(children, former: former ?? [])
    }
  }

  private func tellChildren(
    _ children: [(key: String, node: DatabaseNode)], former: [(key: String, node: DatabaseNode)]
  ) {
    let old = Dictionary(uniqueKeysWithValues: former.map { ($0.key, $0.node) })
    let new = Set(children.map(\.key))
    func tell(_ key: String, _ node: DatabaseNode, after sibling: String?) {
      if !isRemoved || isSingle { body(DataSnapshot(query.path + [key], node), sibling) }
    }
    if type == .childRemoved {
      for child in former where !new.contains(child.key) { tell(child.key, child.node, after: nil) }
      return
    }
    var sibling: String?
    let places = former.map(\.key).filter(new.contains)
    let kept = children.map(\.key).filter { old[$0] != nil }
    for child in children {
      let known = old[child.key]
      let isMoved = known != nil && places.firstIndex(of: child.key) != kept.firstIndex(of: child.key)
      switch type {
      case .childAdded where known == nil: tell(child.key, child.node, after: sibling)
      case .childChanged where known != nil && known != child.node: tell(child.key, child.node, after: sibling)
      case .childMoved where isMoved && known != child.node: tell(child.key, child.node, after: sibling)
      default: break
      }
      sibling = child.key
      if isSingle, type == .childAdded { return }
    }
  }
}
