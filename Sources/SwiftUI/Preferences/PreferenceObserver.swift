/// Reads preferences after each layout pass that may have changed them.
@MainActor
package protocol PreferenceObserver: AnyObject {
  /// The node whose preferences are read; `nil` for those of the whole window.
  var observedNode: _ViewNode? { get }

  func preferencesMayHaveChanged()
}

extension PreferenceObserver where Self: _ViewNode {
  package var observedNode: _ViewNode? { self }
}

/// The observers of a screen's preferences.
@MainActor
struct PreferenceObservers {
  private var observers: [ObjectIdentifier: (observer: any PreferenceObserver, number: Int)] = [:]
  private var count = 0

  /// The observers in order, cached until the next change.
  private var known: [any PreferenceObserver]?

  mutating func add(_ observer: any PreferenceObserver) {
    count += 1
    observers[ObjectIdentifier(observer)] = (observer, count)
    known = nil
  }

  mutating func remove(_ observer: any PreferenceObserver) {
    observers[ObjectIdentifier(observer)] = nil
    known = nil
  }

  /// The observers, inner ones first, because their actions may change the values of outer ones; at the same depth in
  /// creation order, and those of the window last.
  var innerFirst: [any PreferenceObserver] {
    mutating get {
      if let known { return known }
      let places = observers.values.map { (observer: $0, place: Self.place(of: $0, number: $1)) }
      let sorted = places.sorted { $0.place < $1.place }.map(\.observer)
      known = sorted
      return sorted
    }
  }

  private static func place(of observer: any PreferenceObserver, number: Int) -> (Int32, UInt32, Int) {
    observer.observedNode.map { (-$0.depth, $0.order, number) } ?? (.max, .max, number)
  }
}
