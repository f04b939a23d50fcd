/// Reads of state by closures that keep an older value than the last one written (see ``StateLocation``).
@MainActor
package struct StaleReads {
  private var reads: [(location: any LateLocation, node: _ViewNode)] = []

  /// The nodes whose closures showed an old value: their bodies are evaluated again with the next write of their state.
  private var owners = OrderedNodes<_ViewNode>()

  mutating func note(_ location: any LateLocation, by node: _ViewNode, of owner: _ViewNode) {
    reads.append((location, node))
    owners[owner] = owner
  }

  /// Whether a closure of the node's body showed an old value, and the body was not evaluated since.
  func isStale(_ owner: _ViewNode) -> Bool { owners[owner] != nil }

  /// Called when the owner's body is evaluated.
  mutating func forget(_ owner: _ViewNode) { owners[owner] = nil }

  /// Ends an update.
  ///
  /// - Returns: The issues of the reads in it.
  mutating func settle() -> [_RuntimeIssue] {
    if reads.isEmpty { return [] }
    _ = owners.remove { !$0.isMounted }
    defer { reads.removeAll() }
    return reads.compactMap { $0.location.staleValue(shownBy: $0.node) }
  }

  mutating func removeAll() {
    reads.removeAll()
    owners.removeAll()
  }
}

/// A state whose value may be read later than the body of its view was evaluated.
@MainActor
package protocol LateLocation: AnyObject {
  /// The issue of a node that shows an old value, unless the owner's body has seen the value by now.
  func staleValue(shownBy node: _ViewNode) -> _RuntimeIssue?
}
