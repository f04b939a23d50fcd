/// A property wrapper that reads and writes a value that the graph stores while the view keeps its identity.
///
/// Writing from an action queues the change in the current transaction; reading the value in the same action already
/// returns the new value (measured on Apple's SwiftUI). Closures that the body hands on and that are evaluated later,
/// such as the content of a sheet, return the value of the evaluation that made them (see ``StateLocation``).
///
/// The initial object of a class is made when it is first needed: once while the view keeps its identity, not with each
/// value of the view. The `@State` of iOS 27's development kit does so.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The value when the view's body was last evaluated; at first the initial value.
  private var seen: SeenValue<Value>
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    seen = .value(value)
  }

  public init(wrappedValue thunk: @autoclosure @escaping () -> Value) where Value: AnyObject {
    seen = .initial(InitialObject(thunk))
  }

  public init(initialValue value: Value) {
    seen = .value(value)
  }

  public var wrappedValue: Value {
    get {
      guard let location else { return seen.value }
      return location.read(seen: seen.value)
    }
    nonmutating set {
      guard let location else { return }
      location.write(newValue, in: .current)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(seen.value) }
    return Binding(location: location)
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let initial = seen
    let node = binder.node
    let place = binder.property
    let location = binder.nextStorage { StateLocation(initial.value, name: place?.name ?? "", owner: node) }
    seen = .value(location.showToOwner())
    self.location = location
  }
}

/// The value that a body has seen, or the one that it will see first.
private enum SeenValue<Value> {
  case value(Value)
  case initial(InitialObject<Value>)

  var value: Value {
    switch self {
    case .value(let value): value
    case .initial(let initial): initial.object
    }
  }
}

extension SeenValue: ComparedByContent {
  func isKnownEqual(to other: SeenValue) -> Bool {
    switch (self, other) {
    case (.value(let left), .value(let right)): areKnownEqual(left, right)
    case (.initial(let left), .initial(let right)): left === right
    default: false
    }
  }
}

/// An object that is made when it is first needed.
private final class InitialObject<Object> {
  private let make: () -> Object
  private(set) lazy var object = make()

  init(_ make: @escaping () -> Object) {
    self.make = make
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

// The value is accessed on the main actor, or while a lock is held: see `StateLocation`.
extension State: @unchecked Sendable where Value: Sendable {}
