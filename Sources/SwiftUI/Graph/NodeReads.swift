/// What a node read when it was last evaluated: state locations and environment keys.
@MainActor
package final class NodeReads {
  private var locations: [any ReadableLocation] = []
  private var keys: [ObjectIdentifier] = []
  private var readsWholeEnvironment = false

  package func add(_ location: any ReadableLocation) {
    locations.append(location)
  }

  package func add(key: ObjectIdentifier?) {
    guard let key else {
      readsWholeEnvironment = true
      return
    }
    if !keys.contains(key) { keys.append(key) }
  }

  /// Forgets every read; the next evaluation records its own.
  package func removeAll(for node: _ViewNode) {
    for location in locations { location.removeReader(node) }
    locations.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    readsWholeEnvironment = false
  }

  package func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    if readsWholeEnvironment { return true }
    return keys.contains { !old.hasEqualValue(forKey: $0, as: new) }
  }
}

/// Something whose readers are evaluated again when it changes.
@MainActor
package protocol ReadableLocation: AnyObject {
  func removeReader(_ node: _ViewNode)
}
