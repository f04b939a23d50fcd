/// The shared contents of a focus state and its binding: the storage, once the view is in a tree, and the value for no
/// focus.
struct FocusReference<Value: Hashable> {
  var location: FocusLocation<Value>?
  let empty: Value

  /// The value of the focused view.
  var value: Value {
    get {
      guard let location else { return empty }
      return assumeMainActor { location.value }
    }
    nonmutating set {
      guard let location else { return }
      assumeMainActor(with: newValue) { location.write($0) }
    }
  }
}

// The location is only accessed on the main actor: see `assumeMainActor`.
extension FocusReference: @unchecked Sendable where Value: Sendable {}
