/// The identifiers of related objects: in their order, each once.
struct RelatedIDs: Equatable {
  private(set) var list: [NSManagedObjectID] = []
  private var known: Set<NSManagedObjectID> = []

  init(_ ids: [NSManagedObjectID] = []) {
    for id in ids { append(id) }
  }

  var count: Int { list.count }

  func contains(_ id: NSManagedObjectID) -> Bool { known.contains(id) }

  mutating func append(_ id: NSManagedObjectID) {
    if known.insert(id).inserted { list.append(id) }
  }

  mutating func remove(_ id: NSManagedObjectID) {
    if known.remove(id) != nil { list.removeAll { $0 == id } }
  }

  static func == (left: Self, right: Self) -> Bool { left.list == right.list }
}
