/// The storage of one `FocusState`.
@MainActor
protocol FocusLocationProtocol: AnyObject {
  /// Whether the value means that nothing has the focus.
  var isEmpty: Bool { get }

  /// Sets the value that means that nothing has the focus.
  func clear()
}

@MainActor
final class FocusLocation<Value: Hashable>: FocusLocationProtocol {
  private let state: StateLocation<Value>
  private let empty: Value

  /// Called when the app has written a value, to move the focus.
  private let written: @MainActor (any FocusLocationProtocol) -> Void

  init(empty: Value, node: _ViewNode, written: @escaping @MainActor (any FocusLocationProtocol) -> Void) {
    self.empty = empty
    self.written = written
    state = StateLocation(empty, label: "FocusState<\(Value.self)> of \(node.pathName)", graph: node.graph)
  }

  /// The value; the read is recorded for the view being evaluated.
  var value: Value { state.value }

  /// The last written value, without recording a read.
  private(set) lazy var latest: Value = empty

  var isEmpty: Bool { latest == empty }

  /// Sets a value written by the app; the focus follows it.
  func write(_ value: Value) {
    let isNew = latest != value
    show(value)
    // The value of the focused view, written again, keeps the focus there.
    if isNew || !isEmpty { written(self) }
  }

  /// Sets the value that corresponds to the current focus.
  func show(_ value: Value) {
    guard latest != value else { return }
    latest = value
    state.set(value, in: .current)
  }

  func clear() { show(empty) }
}
