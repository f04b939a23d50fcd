/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of focus changes.
///
/// Use it with ``View/focused(_:)`` and ``View/focused(_:equals:)``. Writing a value moves the focus to the view that
/// has the value; writing `nil` or `false` takes the focus away.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let empty: Value
  private var location: FocusLocation<Value>?

  /// Creates a focus state that says whether one view has the focus.
  public init() where Value == Bool {
    empty = false
  }

  /// Creates a focus state that says which of several views has the focus.
  public init<T: Hashable>() where Value == T? {
    empty = nil
  }

  /// The value of the view that has the focus: `nil` or `false` if none has it.
  public var wrappedValue: Value {
    get {
      guard let location else { return empty }
      return assumeMainActor { location.value }
    }
    nonmutating set {
      guard let location else { return }
      assumeMainActor(with: newValue) { location.write($0) }
    }
  }

  /// The binding that `focused(_:)` takes.
  public var projectedValue: Binding { Binding(location: location, empty: empty) }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let empty = empty
    let node = binder.node
    location = binder.nextStorage {
      FocusLocation(empty: empty, node: node) { [unowned graph = node.graph] in graph.focus.valueWritten($0) }
    }
  }

  /// A property wrapper type that can read and write a value that indicates the current focus location.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    fileprivate let empty: Value

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
      get {
        guard let location else { return empty }
        return assumeMainActor { location.value }
      }
      nonmutating set {
        guard let location else { return }
        assumeMainActor(with: newValue) { location.write($0) }
      }
    }

    public var projectedValue: Binding { self }
  }
}

// The location is only touched on the main actor: see `assumeMainActor`.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
