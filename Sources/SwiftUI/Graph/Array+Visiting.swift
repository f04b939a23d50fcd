// In a debug build the iterator of an array is generic code: where something is visited all the time, a loop over its elements
// costs several times what one over a range of integers does.

extension [_ViewNode] {
  /// Calls `body` for each node in order.
  @MainActor
  func visit(_ body: (_ViewNode) -> Void) {
    for index in 0..<count { body(self[index]) }
  }
}

extension [SwiftUI.Element] {
  /// Calls `body` for each element in order.
  @MainActor
  func visit(_ body: (SwiftUI.Element) -> Void) {
    for index in 0..<count { body(self[index]) }
  }
}
