import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets, as an `onDelete(perform:)` action does.
  ///
  /// - Parameter offsets: Distances from the start of the collection; distances outside it are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = -1
    removeAll { _ in
      place += 1
      return offsets.contains(place)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets, as an `onMove(perform:)` action does.
  ///
  /// - Parameters:
  ///   - source: Distances from the start of the collection.
  ///   - destination: The offset in front of which the elements are inserted, counted before any element is removed.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    precondition(
      (0...elements.count).contains(destination),
      "The destination \(destination) is outside of the collection's \(elements.count) elements.")
    let moved = elements.indices.filter { source.contains($0) }
    let kept = elements.indices.filter { !source.contains($0) }
    let order = kept.filter { $0 < destination } + moved + kept.filter { $0 >= destination }
    for (index, place) in zip(indices, order) { self[index] = elements[place] }
  }
}
