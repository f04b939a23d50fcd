/// What a focus state and its binding hold: the storage, once the view is in a tree, and what stands for no focus.
struct FocusReference<Value: Hashable> {
  var location: FocusLocation<Value>?
  let empty: Value

  /// The value of the view that has the focus.
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

// The location is only touched on the main actor: see `assumeMainActor`.
extension FocusReference: @unchecked Sendable where Value: Sendable {}
