/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of focus changes.
///
/// Use it with ``View/focused(_:)`` and ``View/focused(_:equals:)``. Writing a value moves the focus to the view with
/// the value; writing `nil` or `false` removes the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var reference: FocusReference<Value>

  /// Creates a focus state for a single view.
  public init() where Value == Bool {
    reference = FocusReference(empty: false)
  }

  /// Creates a focus state for one of several views.
  public init<T: Hashable>() where Value == T? {
    reference = FocusReference(empty: nil)
  }

  /// The value of the focused view: `nil` or `false` if there is none.
  public var wrappedValue: Value {
    get { reference.value }
    nonmutating set { reference.value = newValue }
  }

  /// The binding for `focused(_:)`.
  public var projectedValue: Binding { Binding(reference: reference) }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let empty = reference.empty
    let node = binder.node
    reference.location = binder.nextStorage {
      FocusLocation(empty: empty, node: node) { [graph = node.graph] in graph.focus.valueWritten($0) }
    }
  }

  /// A property wrapper type that can read and write a value that indicates the current focus location.
  @propertyWrapper
  public struct Binding {
    fileprivate let reference: FocusReference<Value>

    var location: FocusLocation<Value>? { reference.location }

    /// The value of the focused view.
    public var wrappedValue: Value {
      get { reference.value }
      nonmutating set { reference.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
