import Foundation

/// What `AppStorage` and `SceneStorage` keep in one host.
///
/// It lives in memory, begins empty and goes with the host: no test sees what another one, or the machine, has stored.
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

  private unowned let graph: Graph
  private var locations: [Key: StateLocation<StoredValue?>] = [:]

  init(graph: Graph) {
    self.graph = graph
  }

  /// The place of a value, which wakes its readers when it changes.
  func location(forKey name: String, in area: Area) -> StateLocation<StoredValue?> {
    let key = Key(area: area, name: name)
    if let known = locations[key] { return known }
    let new = StateLocation<StoredValue?>(nil, label: "the stored value '\(name)'", graph: graph)
    locations[key] = new
    return new
  }

  /// A stored value, as a test reads it or prepares it before a view is shown; `nil` if there is none.
  package subscript(name: String, area: Area = .app) -> StoredValue? {
    get { location(forKey: name, in: area).value }
    set { location(forKey: name, in: area).set(newValue, in: .current) }
  }
}

/// A stored value as a property sees it: the place in the host's storage, and a value for as long as there is none.
struct StoredProperty<Value> {
  /// Keeps the value of a property that belongs to no view.
  private final class Own {
    var value: Value?
  }

  let key: String
  private let initial: Value
  private let coding: StoredValueCoding<Value>
  private let own = Own()
  private var location: StateLocation<StoredValue?>?

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
      assumeMainActor(with: coding.encode(newValue)) { location.set($0, in: .current) }
    }
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
