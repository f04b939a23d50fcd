import Foundation

/// What `AppStorage` and `SceneStorage` keep in one screen.
///
/// It lives in memory, begins empty and goes with the screen: no test sees what another one, or the machine, has stored.
/// The screen of a launched app uses the app's user defaults instead, see ``useUserDefaults()``.
@MainActor
package final class ValueStorage {
  /// Keys of one area never meet those of another.
  package struct Area: Hashable, Sendable {
    let name: String

    /// Where `AppStorage` keeps values that no store is named for.
    package static let app = Area(name: "app")

    /// Where `SceneStorage` keeps values.
    package static let scene = Area(name: "scene")

    /// Where `AppStorage` keeps the values of a suite.
    package static func suite(_ name: String) -> Area { Area(name: "suite \(name)") }

    /// The area for a store that an app has named; the store itself is never written.
    package init(_ store: UserDefaults?) {
      if let store, store !== UserDefaults.standard {
        // Foundation does not say which suite a store belongs to, but shows it.
        let suite = Mirror(reflecting: store).children.first { $0.label == "suite" }?.value as? String
        self = .suite(suite ?? "")
      } else {
        self = .app
      }
    }

    private init(name: String) {
      self.name = name
    }
  }

  private struct Key: Hashable {
    let area: Area
    let name: String
  }

  // The graph owns the storage, and everything else reaches it through the graph.
  private unowned let graph: Graph
  private var locations: [Key: StoredLocation] = [:]
  private var usesUserDefaults = false

  init(graph: Graph) {
    self.graph = graph
  }

  /// Has `AppStorage` read and write the app's user defaults, and follow what the app writes there itself.
  package func useUserDefaults() {
    usesUserDefaults = true
    graph.willUpdate = { [weak self] in self?.followUserDefaults() }
  }

  private func followUserDefaults() {
    for location in locations.values { location.followUserDefaults() }
  }

  /// The place of a value, which wakes its readers when it changes.
  ///
  /// - Parameter store: The user defaults that a launched app keeps the value in.
  func location(forKey name: String, in area: Area, store: UserDefaults? = nil) -> StoredLocation {
    let key = Key(area: area, name: name)
    if let known = locations[key] { return known }
    let defaults = usesUserDefaults && area != .scene ? store ?? .standard : nil
    let new = StoredLocation(key: name, defaults: defaults, graph: graph)
    locations[key] = new
    return new
  }

  /// Releases the values: the screen is gone.
  func close() {
    locations.removeAll()
  }

  /// A stored value, as a test reads it or prepares it before a view is shown; `nil` if there is none.
  package subscript(name: String, area: Area = .app) -> StoredValue? {
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

  init(key: String, defaults: UserDefaults?, graph: Graph) {
    self.key = key
    self.defaults = defaults
    self.graph = graph
    location = StateLocation(defaults?.storedValue(forKey: key), label: "the stored value '\(key)'", graph: graph)
  }

  var value: StoredValue? {
    get {
      if graph.evaluating == nil { followUserDefaults() }
      return location.value
    }
    set {
      guard let defaults, !graph.isClosed else { return location.set(newValue, in: .current) }
      defaults.setStoredValue(newValue, forKey: key)
      followUserDefaults()
    }
  }

  /// Takes over what the app may have written into its user defaults itself: Foundation on Linux does not notify.
  func followUserDefaults() {
    guard let defaults else { return }
    location.set(defaults.storedValue(forKey: key), in: .current)
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

  var binding: Binding<Value> {
    let property = self
    return Binding(
      get: { property.value },
      write: { value, transaction in withTransaction(transaction) { property.value = value } })
  }

  @MainActor
  mutating func bind(to node: _ViewNode, area: ValueStorage.Area, store: UserDefaults? = nil) {
    location = node.graph.storedValues.location(forKey: key, in: area, store: store)
  }
}

/// Two values of one property; the boxes of values outside views do not count.
extension StoredProperty: Equatable {
  static func == (lhs: StoredProperty, rhs: StoredProperty) -> Bool {
    lhs.key == rhs.key && lhs.coding.encode(lhs.initial) == rhs.coding.encode(rhs.initial)
  }
}
