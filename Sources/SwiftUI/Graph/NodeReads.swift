/// The state locations and environment keys that a node read in its last evaluation.
@MainActor
package final class NodeReads {
  // Most nodes have a single read of each kind. `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var firstLocation: (any ReadableLocation)?
  @exclusivity(unchecked) private var moreLocations: [any ReadableLocation] = []
  @exclusivity(unchecked) private var firstKey: ObjectIdentifier?
  @exclusivity(unchecked) private var moreKeys: [ObjectIdentifier] = []

  package func add(_ location: any ReadableLocation) {
    if firstLocation == nil { firstLocation = location } else { moreLocations.append(location) }
  }

  package func add(key: ObjectIdentifier) {
    if firstKey == nil {
      firstKey = key
    } else if firstKey != key {
      for index in 0..<moreKeys.count where moreKeys[index] == key { return }
      moreKeys.append(key)
    }
  }

  /// Removes all reads; the next evaluation records its own.
  package func removeAll(for node: _ViewNode) {
    firstLocation?.removeReader(node)
    firstLocation = nil
    // In a debug build `isEmpty` is generic code, and this runs at every evaluation.
    if moreLocations.count > 0 {
      for location in moreLocations { location.removeReader(node) }
      moreLocations.removeAll(keepingCapacity: true)
    }
    firstKey = nil
    if moreKeys.count > 0 { moreKeys.removeAll(keepingCapacity: true) }
  }

  package func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    if let firstKey, !old.hasEqualValue(forKey: firstKey, as: new) { return true }
    return moreKeys.contains { !old.hasEqualValue(forKey: $0, as: new) }
  }
}

/// A value whose readers are evaluated again when it changes.
@MainActor
package protocol ReadableLocation: AnyObject {
  func removeReader(_ node: _ViewNode)
}
