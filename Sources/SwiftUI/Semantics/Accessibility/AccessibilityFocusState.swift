/// A property wrapper type that can read and write a value that SwiftUI updates as the focus of any active accessibility
/// technology, such as VoiceOver, changes.
///
/// A screen behaves as if VoiceOver were running: writing a value moves the accessibility focus to the view with the
/// value, and tests move it with the action of such a view.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var reference: FocusReference<Value>

  /// Creates a focus state for a single view.
  public init() where Value == Bool {
    reference = FocusReference(empty: false)
  }

  /// Creates a focus state for one of several views.
  public init<T: Hashable>() where Value == T? {
    reference = FocusReference(empty: nil)
  }

  /// Creates a focus state for several accessibility technologies; a screen has one of each.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    reference = FocusReference(empty: false)
  }

  /// Creates a focus state for several accessibility technologies; a screen has one of each.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    reference = FocusReference(empty: nil)
  }

  /// The value of the focused view: `nil` or `false` if there is none.
  public var wrappedValue: Value {
    get { reference.value }
    nonmutating set { reference.value = newValue }
  }

  /// The binding for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(reference: reference) }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let empty = reference.empty
    let node = binder.node
    reference.location = binder.nextStorage {
      FocusLocation(empty: empty, node: node) { [graph = node.graph] in
        graph.focus.accessibility.valueWritten($0)
      }
    }
  }

  /// A property wrapper type that can read and write the focus of accessibility technologies.
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

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}
