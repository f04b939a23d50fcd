/// The storage of one `FocusState`.
@MainActor
protocol FocusLocationProtocol: AnyObject {
  /// Whether the value says that nothing has the focus.
  var isEmpty: Bool { get }

  /// Makes the value say that nothing has the focus.
  func clear()
}

@MainActor
final class FocusLocation<Value: Hashable>: FocusLocationProtocol {
  private let state: StateLocation<Value>
  private let empty: Value

  /// Called when an app has written a value, for the focus to follow it.
  private let written: @MainActor (any FocusLocationProtocol) -> Void

  init(empty: Value, node: _ViewNode, written: @escaping @MainActor (any FocusLocationProtocol) -> Void) {
    self.empty = empty
    self.written = written
    state = StateLocation(empty, label: "FocusState<\(Value.self)> of \(node.pathName)", graph: node.graph)
  }

  /// The value, recorded as read by the view that is being evaluated.
  var value: Value { state.value }

  /// The last value written, whichever node is being evaluated.
  private(set) lazy var latest: Value = empty

  var isEmpty: Bool { latest == empty }

  /// Takes a value that an app has written; the focus follows it.
  func write(_ value: Value) {
    guard latest != value else { return }
    show(value)
    written(self)
  }

  /// Takes the value that follows from where the focus is.
  func show(_ value: Value) {
    guard latest != value else { return }
    latest = value
    state.set(value, in: .current)
  }

  func clear() { show(empty) }
}
