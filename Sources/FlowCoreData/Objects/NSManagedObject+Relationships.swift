import Foundation

extension NSManagedObject {
  /// Relates another object, in place of the one before, on both sides.
  func setRelated(_ object: NSManagedObject?, at index: Int) {
    let object = object.map(sameContext)
    let before = (values?[index] as? NSManagedObjectID)
    if before == object?.id, before != nil || object == nil { return noteSameValue() }
    let inverse = entity.layout.properties[index].relationship?.inverseRelationship
    if let inverse, let before, let former = context?.object(with: before) { former.forget(id, inverse.name) }
    store(object?.id, at: index)
    if let inverse, let object { object.take(self, inverse.name) }
  }

  /// A property that gets its own value is a change, too.
  private func noteSameValue() {
    noteChange()
    context?.noteChange(of: self)
  }

  /// Relates other objects, in place of those before, on both sides.
  func setRelated(_ objects: [NSManagedObject], at index: Int) {
    let objects = objects.map(sameContext)
    let before = relatedIDs(index)
    let after = RelatedIDs(objects.map(\.id))
    let inverse = entity.layout.properties[index].relationship?.inverseRelationship
    store(after, at: index)
    guard let inverse else { return }
    for id in before.list where !after.contains(id) { context?.object(with: id).forget(self.id, inverse.name) }
    for object in objects where !before.contains(object.id) { object.take(self, inverse.name) }
  }

  /// Adds and removes related objects.
  func relate(_ key: String, adding: [Any] = [], removing: [Any] = []) {
    guard let index = entity.layout.index(of: key) else { return }
    var list = relatedObjects(key)
    let removed = removing.compactMap { $0 as? NSManagedObject }
    list.removeAll { object in removed.contains { $0 === object } }
    for case let object as NSManagedObject in adding where !list.contains(where: { $0 === object }) {
      list.append(object)
    }
    setRelated(list, at: index)
  }

  /// Removes an object from one side of a relationship.
  func forget(_ id: NSManagedObjectID, _ key: String) {
    guard let index = entity.layout.index(of: key), state != .deleted else { return }
    read()
    if entity.layout.properties[index].relationship?.isToMany == true {
      var ids = relatedIDs(index)
      guard ids.contains(id) else { return }
      ids.remove(id)
      store(ids, at: index)
    } else if (values?[index] as? NSManagedObjectID) == id {
      store(nil, at: index)
    }
  }

  /// Adds an object to one side of a relationship, which leaves the object that it was related to before.
  private func take(_ object: NSManagedObject, _ key: String) {
    guard let index = entity.layout.index(of: key) else { return }
    read()
    let relationship = entity.layout.properties[index].relationship
    if relationship?.isToMany == true {
      var ids = relatedIDs(index)
      guard !ids.contains(object.id) else { return }
      ids.append(object.id)
      store(ids, at: index)
    } else {
      let before = values?[index] as? NSManagedObjectID
      guard before != object.id else { return }
      if let before, let inverse = relationship?.inverseRelationship {
        context?.object(with: before).forget(id, inverse.name)
      }
      store(object.id, at: index)
    }
  }

  /// Checks that an object is in the same context; one in none is inserted.
  private func sameContext(_ object: NSManagedObject) -> NSManagedObject {
    if let context, object.context == nil, object.state == .outside { context.insert(object) }
    if object.context !== context {
      preconditionFailure(
        "Illegal attempt to establish a relationship between objects in different contexts: \(id) and \(object.id).")
    }
    return object
  }

  /// Calls a generated accessor of a relationship to many by its name, such as `addToItems`.
  public func _callManaged(_ method: String, _ arguments: [Any]) {
    let prefixes = ["addTo", "removeFrom", "insertInto", "replace"]
    guard let prefix = prefixes.first(where: method.hasPrefix) else { return }
    let title = method.dropFirst(prefix.count)
    let names = entity.layout.properties.map(\.name)
    guard let key = names.first(where: { $0.prefix(1).uppercased() + $0.dropFirst() == title }) else {
      preconditionFailure("\(entity.name ?? "") has no relationship for \(method) in the data model.")
    }
    let objects = Self.objects(arguments)
    let places = Self.places(arguments)
    switch prefix {
    case "addTo": relate(key, adding: objects)
    case "removeFrom" where places.isEmpty: relate(key, removing: objects)
    default:
      guard let index = entity.layout.index(of: key) else { return }
      var list = relatedObjects(key)
      if prefix != "insertInto" { for place in places.reversed() { list.remove(at: place) } }
      if prefix != "removeFrom" {
        for (place, object) in zip(places, objects) { list.insert(object, at: min(place, list.count)) }
      }
      setRelated(list, at: index)
    }
  }

  private static func objects(_ arguments: [Any]) -> [NSManagedObject] {
    arguments.flatMap { argument -> [NSManagedObject] in
      switch argument {
      case let object as NSManagedObject: [object]
      case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
      case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
      case let list as [NSManagedObject]: list
      default: []
      }
    }
  }

  private static func places(_ arguments: [Any]) -> [Int] {
    arguments.flatMap { argument -> [Int] in
      if let place = argument as? Int { return [place] }
      return (argument as? NSIndexSet).map { Array($0 as IndexSet) } ?? []
    }
  }
}
