/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of focus changes.
///
/// Use it with ``View/focused(_:)`` and ``View/focused(_:equals:)``. Writing a value moves the focus to the view that
/// has the value; writing `nil` or `false` takes the focus away.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var reference: FocusReference<Value>

  /// Creates a focus state that says whether one view has the focus.
  public init() where Value == Bool {
    reference = FocusReference(empty: false)
  }

  /// Creates a focus state that says which of several views has the focus.
  public init<T: Hashable>() where Value == T? {
    reference = FocusReference(empty: nil)
  }

  /// The value of the view that has the focus: `nil` or `false` if none has it.
  public var wrappedValue: Value {
    get { reference.value }
    nonmutating set { reference.value = newValue }
  }

  /// The binding that `focused(_:)` takes.
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

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
      get { reference.value }
      nonmutating set { reference.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
