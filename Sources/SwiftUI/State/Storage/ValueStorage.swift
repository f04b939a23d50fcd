import Foundation

/// What `AppStorage` and `SceneStorage` keep in one screen.
///
/// What `SceneStorage` keeps lives in memory. `AppStorage` reads and writes user defaults, which are the screen's own
/// while it is at turn (``LentDefaults``): they begin as the test has left them, and what is stored in them goes with the
/// screen. A launched app has the user defaults of its container, see ``useUserDefaults()``.
@MainActor
package final class ValueStorage {
  /// Where a value is kept: in the scene, or in user defaults.
  package enum Area {
    /// Where `SceneStorage` keeps values.
    case scene

    /// Where `AppStorage` keeps values; the standard user defaults if no store is named.
    case app(UserDefaults?)

    fileprivate var store: UserDefaults? {
      switch self {
      case .scene: nil
      case .app(let store): store ?? .standard
      }
    }
  }

  private struct Key: Hashable {
    let isOfScene: Bool
    let store: ObjectIdentifier?
    let name: String
  }

  // The graph owns the storage, and everything else reaches it through the graph.
  private unowned let graph: Graph
  private var locations: [Key: StoredLocation] = [:]
  private var lent: [LentDefaults] = []
  private var isOfApp = false

  /// What the screen has stored in each domain of the user defaults that is not lent to it now.
  var aside: [String: [String: Any]] = [:]

  init(graph: Graph) {
    self.graph = graph
  }

  /// The user defaults are those of an app that has the process for itself.
  package func useUserDefaults() {
    isOfApp = true
  }

  /// Makes the user defaults those of the screen, and follows what models have written into them.
  package func takeTurn() {
    guard !locations.isEmpty, hasUserDefaults else { return }
    lendDefaults()
    for location in locations.values { location.followUserDefaults() }
  }

  /// Whether the process's user defaults are the screen's, and not those of an app that it is no part of.
  var hasUserDefaults: Bool { isOfApp || !AppProcess.isLent }

  private func lendDefaults() {
    for defaults in lent { defaults.lend(to: self) }
  }

  /// The place of a value, which wakes its readers when it changes.
  func location(forKey name: String, in area: Area) -> StoredLocation {
    var store = area.store
    // An app has the process: the screen keeps its values for itself.
    if !hasUserDefaults { store = nil }
    if let named = store, !isOfApp {
      let defaults = LentDefaults.of(named)
      store = defaults.store
      if !lent.contains(where: { $0 === defaults }) { lent.append(defaults) }
      lendDefaults()
    }
    let key = Key(isOfScene: area.store == nil, store: store.map(ObjectIdentifier.init), name: name)
    if let known = locations[key] { return known }
    let new = StoredLocation(key: name, defaults: store, graph: graph)
    locations[key] = new
    return new
  }

  /// Releases the values: the screen is gone.
  func close() {
    locations.removeAll()
    for defaults in lent { defaults.forget(self) }
    lent = []
    aside = [:]
  }

  /// A stored value, as a test reads it or prepares it before a view is shown; `nil` if there is none.
  package subscript(name: String, area: Area = .app(nil)) -> StoredValue? {
    get { location(forKey: name, in: area).value }
    set { location(forKey: name, in: area).value = newValue }
  }
}

/// The place of one stored value in a screen.
@MainActor
final class StoredLocation {
  private let key: String
  private let defaults: UserDefaults?
  private let graph: Graph
  private let location: StateLocation<StoredValue?>
  private var known: StoredValue?

  init(key: String, defaults: UserDefaults?, graph: Graph) {
    self.key = key
    self.defaults = defaults
    self.graph = graph
    known = defaults?.storedValue(forKey: key)
    location = StateLocation(known, label: "the stored value '\(key)'", graph: graph)
  }

  var value: StoredValue? {
    get {
      if graph.evaluating == nil, !graph.isClosed { graph.storedValues.takeTurn() }
      return location.value
    }
    set {
      guard let defaults, !graph.isClosed, graph.storedValues.hasUserDefaults else {
        return location.set(newValue, in: .current)
      }
      graph.storedValues.takeTurn()
      defaults.setStoredValue(newValue, forKey: key)
      followUserDefaults()
    }
  }

  /// Takes over what is stored now, and tells observers of the user defaults: Foundation on Linux does not.
  func followUserDefaults() {
    guard let defaults else { return }
    let new = defaults.storedValue(forKey: key)
    guard new != known else { return }
    known = new
    location.set(new, in: .current)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }
}

/// A stored value as a property sees it: the place in the screen's storage, and a value for as long as there is none.
struct StoredProperty<Value> {
  /// Keeps the value of a property that belongs to no view.
  private final class Own {
    var value: Value?
  }

  let key: String
  private let initial: Value
  private let coding: StoredValueCoding<Value>
  private let own = Own()
  private var location: StoredLocation?

  init(_ initial: Value, key: String, coding: StoredValueCoding<Value>) {
    self.initial = initial
    self.key = key
    self.coding = coding
  }

  var value: Value {
    get {
      guard let location else { return own.value ?? initial }
      return assumeMainActor { location.value }.flatMap(coding.decode) ?? initial
    }
    nonmutating set {
      guard let location else { return own.value = newValue }
      assumeMainActor(with: coding.encode(newValue)) { location.value = $0 }
    }
  }

  /// The value in the user defaults themselves, for a property that belongs to no view of a launched app.
  func value(in defaults: UserDefaults) -> Value {
    defaults.storedValue(forKey: key).flatMap(coding.decode) ?? initial
  }

  func set(_ value: Value, in defaults: UserDefaults) {
    defaults.setStoredValue(coding.encode(value), forKey: key)
  }

  var belongsToView: Bool { location != nil }

  /// Puts a value that was written while no screen had the user defaults where views find it.
  func handOver(to defaults: UserDefaults) {
    guard let value = own.value else { return }
    own.value = nil
    set(value, in: defaults)
  }

  var binding: Binding<Value> {
    let property = self
    return Binding(
      get: { property.value },
      write: { value, transaction in withTransaction(transaction) { property.value = value } })
  }

  @MainActor
  mutating func bind(to node: _ViewNode, area: ValueStorage.Area) {
    location = node.graph.storedValues.location(forKey: key, in: area)
  }
}

/// Two values of one property; the boxes of values outside views do not count.
extension StoredProperty: Equatable {
  static func == (lhs: StoredProperty, rhs: StoredProperty) -> Bool {
    lhs.key == rhs.key && lhs.coding.encode(lhs.initial) == rhs.coding.encode(rhs.initial)
  }
}
