import Foundation

/// The values of `AppStorage` and `SceneStorage` in one screen.
///
/// `SceneStorage` values are in memory. `AppStorage` uses user defaults that the screen owns temporarily
/// (``LentDefaults``): they start with the values of the test, and changes are discarded with the screen. A launched
/// app has the user defaults of its container, see ``useUserDefaults()``.
@MainActor
package final class ValueStorage {
  /// The storage of a value: the scene, or user defaults.
  package enum Area {
    /// The storage of `SceneStorage`.
    case scene

    /// The storage of `AppStorage`; the standard user defaults if the store is `nil`.
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

  // The graph owns the storage, and all access goes through the graph.
  private unowned let graph: Graph
  private var locations: [Key: StoredLocation] = [:]

  /// The locations in creation order: user defaults are followed in the same order in every run.
  private var locationsInOrder: [StoredLocation] = []
  private var lent: [LentDefaults] = []
  private var isOfApp = false

  /// The screen's values for each domain of user defaults that it does not currently own.
  var aside: [String: [String: Any]] = [:]

  init(graph: Graph) {
    self.graph = graph
  }

  /// Uses the user defaults of an app that owns the process.
  package func useUserDefaults() {
    isOfApp = true
  }

  /// Takes ownership of the user defaults, and applies changes that models have made.
  package func takeTurn() {
    guard !locations.isEmpty, hasUserDefaults else { return }
    lendDefaults()
    for location in locationsInOrder { location.followUserDefaults() }
  }

  /// Whether the screen may own the process's user defaults, because no other app does.
  var hasUserDefaults: Bool { isOfApp || !LentDefaults.belongToApp }

  private func lendDefaults() {
    for defaults in lent { defaults.lend(to: self) }
  }

  /// The location of a value, which invalidates its readers on a change.
  func location(forKey name: String, in area: Area) -> StoredLocation {
    var store = area.store
    // Another app owns the process, so the screen stores its own values.
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
    locationsInOrder.append(new)
    return new
  }

  /// Releases the values when the screen is closed.
  func close() {
    locations.removeAll()
    locationsInOrder.removeAll()
    for defaults in lent { defaults.forget(self) }
    lent = []
    aside = [:]
  }

  /// A stored value, for tests that read it or set it before a view is shown; `nil` if there is none.
  package subscript(name: String, area: Area = .app(nil)) -> StoredValue? {
    get { location(forKey: name, in: area).value }
    set { location(forKey: name, in: area).value = newValue }
  }
}

/// The location of a stored value in a screen.
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

  /// Reads the current values, and notifies observers of the user defaults, which Foundation on Linux does not do.
  func followUserDefaults() {
    guard let defaults else { return }
    let new = defaults.storedValue(forKey: key)
    guard new != known else { return }
    known = new
    location.set(new, in: .current)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }
}

/// A stored value as a property uses it: its location in the screen's storage, and a value while there is none.
struct StoredProperty<Value> {
  /// Stores the value of a property that is not in a view.
  private final class Own {
    var value: Value?

    /// Tells the observers of the object that has the property.
    var announcer: StoredValueAnnouncer?
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

  /// The value of a property outside views while no screen owns the user defaults: the one that was written meanwhile,
  /// otherwise the one in the user defaults.
  func ownValue(in defaults: UserDefaults) -> Value { own.value ?? value(in: defaults) }

  /// Sets the value of a property outside views while no screen owns the user defaults, and tells the observers of its
  /// object.
  func setOwnValue(_ value: Value, in defaults: UserDefaults) {
    if coding.encode(value) != coding.encode(ownValue(in: defaults)) { own.announcer?.publisher.send() }
    own.value = value
  }

  /// The value in the user defaults, for a property outside views.
  func value(in defaults: UserDefaults) -> Value {
    defaults.storedValue(forKey: key).flatMap(coding.decode) ?? initial
  }

  /// Sets the value in the user defaults, and notifies their observers, which Foundation on Linux does not do.
  func set(_ value: Value, in defaults: UserDefaults) {
    let (old, new) = (defaults.storedValue(forKey: key), coding.encode(value))
    defaults.setStoredValue(new, forKey: key)
    if old != new { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults) }
  }

  /// Tells the observers of an object of the changes of this property, whoever makes them.
  func announceChanges(by publisher: ObservableObjectPublisher?, in defaults: UserDefaults) {
    own.announcer = publisher.map { StoredValueAnnouncer($0, key: key, in: defaults) }
  }

  var objectWillChange: ObservableObjectPublisher? { own.announcer?.publisher }

  var belongsToView: Bool { location != nil }

  /// Moves a value that was written while no screen owned the user defaults to where views find it.
  func handOver(to defaults: UserDefaults) {
    guard let value = own.value else { return }
    own.value = nil
    defaults.setStoredValue(coding.encode(value), forKey: key)
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

/// Compares two values of a property, ignoring the boxes of values outside views.
extension StoredProperty: Equatable {
  static func == (lhs: StoredProperty, rhs: StoredProperty) -> Bool {
    lhs.key == rhs.key && lhs.coding.encode(lhs.initial) == rhs.coding.encode(rhs.initial)
  }
}
