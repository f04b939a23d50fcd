/// Objects visited in the order in which they were added, each found and removed by its identity.
struct OrderedObjects<Object: AnyObject> {
  private var objects: [ObjectIdentifier: (number: Int, object: Object)] = [:]
  private var count = 0

  /// The objects in order, cached until the next change.
  private var known: [Object]?

  var isEmpty: Bool { objects.isEmpty }

  mutating func add(_ object: Object) {
    if objects[ObjectIdentifier(object)] != nil { return }
    objects[ObjectIdentifier(object)] = (count, object)
    count += 1
    known = nil
  }

  mutating func remove(_ object: Object) {
    if objects.removeValue(forKey: ObjectIdentifier(object)) != nil { known = nil }
  }

  var inOrder: [Object] {
    mutating get {
      if let known { return known }
      let sorted = objects.values.sorted { $0.number < $1.number }.map(\.object)
      known = sorted
      return sorted
    }
  }
}
