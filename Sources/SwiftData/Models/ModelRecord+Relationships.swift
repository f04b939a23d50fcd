import FlowFoundation
import Foundation

extension ModelRecord {
  /// The model that a relationship leads to.
  func model(at index: Int) -> (any PersistentModel)? {
    guard case .one(let link) = slot(at: index) else {
      if state == .gone { reportGone(index) }
      return nil
    }
    return link.flatMap { resolve($0, index) }
  }

  func requiredModel<Model: PersistentModel>(at index: Int) -> Model {
    if let model = model(at: index) as? Model { return model }
    reportMistake(
      """
      \(name(of: index)) is required and has no model. A new \(Model.self) without values is used. Set it, or make the \
      property optional.
      """)
    return Model.make(ModelRecord(ModelDescription.of(Model.self)))
  }

  /// The models that a relationship leads to.
  func models(at index: Int) -> [any PersistentModel] {
    guard case .many(let links) = slot(at: index) else {
      if state == .gone { reportGone(index) }
      return []
    }
    return links.compactMap { resolve($0, index) }
  }

  func collection<Value: RelationshipCollection>(at index: Int) -> Value {
    if case .value = slot(at: index), let missing = Value._missing { return missing }
    return Value(_models: models(at: index).compactMap { $0 as? Value.PersistentElement })
  }

  private func resolve(_ link: ModelLink, _ index: Int) -> (any PersistentModel)? {
    switch link {
    case .model(let model): return model
    case .id(let identifier):
      return context?.model(for: identifier, description.destination(of: index))
    }
  }

  func setModel(_ new: (any PersistentModel)?, at index: Int) {
    if isDiscarding { return }
    guard model != nil else {
      slots[index] = .one(new.map(ModelLink.model))
      unlinked.insert(index)
      return
    }
    guard isOfSameContext(new, index) else { return }
    let old = model(at: index)
    change(index) { slots[index] = .one(new.map(ModelLink.model)) }
    if old?.record !== new?.record, let inverse = description.inverse(of: index) {
      old?.record.remove(self, at: inverse.index)
      new?.record.add(self, at: inverse.index)
    }
    unlinked.remove(index)
    if let new { join(new) }
  }

  func setCollection<Value: RelationshipCollection>(_ value: Value, at index: Int) {
    if isDiscarding { return }
    let isNil = (value as? any OptionalValue)?.isNone ?? false
    let new = value._models
    guard model != nil else {
      slots[index] = isNil ? .value(.null) : .many(new.map(ModelLink.model))
      unlinked.insert(index)
      return
    }
    guard new.allSatisfy({ isOfSameContext($0, index) }) else { return }
    let old = models(at: index).map(\.record)
    let newRecords = new.map(\.record)
    let oldSet = Set(old.map(ObjectIdentifier.init))
    let newSet = Set(newRecords.map(ObjectIdentifier.init))
    // Each model is related once.
    var seen: Set<ObjectIdentifier> = []
    let links = new.filter { seen.insert(ObjectIdentifier($0.record)).inserted }.map(ModelLink.model)
    change(index) { slots[index] = isNil ? .value(.null) : .many(links) }
    unlinked.remove(index)
    if let inverse = description.inverse(of: index) {
      for record in old where !newSet.contains(ObjectIdentifier(record)) { record.remove(self, at: inverse.index) }
      for record in newRecords where !oldSet.contains(ObjectIdentifier(record)) { record.add(self, at: inverse.index) }
    }
    for model in new where !oldSet.contains(ObjectIdentifier(model.record)) { join(model) }
  }

  /// Whether models can be related: both are in one context, or one of them is in none.
  private func isOfSameContext(_ other: (any PersistentModel)?, _ index: Int) -> Bool {
    guard let other = other?.record, let context, let otherContext = other.context, otherContext !== context else {
      return true
    }
    reportMistake(
      """
      \(name(of: index)) cannot be set to a \(other.description.name) of another context. It is unchanged. Get the model \
      in this context with model(for: persistentModelID).
      """)
    return false
  }

  /// If one of two related models is in no context, inserts it into the context of the other.
  private func join(_ other: any PersistentModel) {
    if let context, other.record.state == .detached { context.insertAny(other) }
    if context == nil, state == .detached, let context = other.record.context, let model { context.insertAny(model) }
  }

  /// Adds a model to a relationship, because its inverse was set.
  func add(_ other: ModelRecord, at index: Int) {
    guard let model = other.model else { return }
    if description.properties[index].isToMany {
      var links: [ModelLink] = []
      if case .many(let known) = slot(at: index) { links = known }
      if unlinked.contains(index), links.contains(where: { $0.leads(to: other) }) { return }
      links.append(.model(model))
      changeObserved(index) { slots[index] = .many(links) }
    } else {
      let former = self.model(at: index)?.record
      unlinked.remove(index)
      if former === other { return }
      changeObserved(index) { slots[index] = .one(.model(model)) }
      // The former one has lost it.
      if let former, let back = description.inverse(of: index) { former.remove(self, at: back.index) }
    }
  }

  /// Removes a model from a relationship, because its inverse was set.
  func remove(_ other: ModelRecord, at index: Int) {
    switch slot(at: index) {
    case .many(var links):
      guard let place = links.firstIndex(where: { $0.leads(to: other) }) else { return }
      links.remove(at: place)
      changeObserved(index) { slots[index] = .many(links) }
    case .one(.some(let link)) where link.leads(to: other):
      changeObserved(index) { slots[index] = .one(nil) }
    default: return
    }
  }

  /// Sets the inverses of relationships that were set in the initializer.
  func linkInverses() {
    for index in unlinked {
      guard let inverse = description.inverse(of: index) else { continue }
      for other in linkedModels(at: index) { other.record.addUnlessThere(self, at: inverse.index) }
    }
    unlinked.removeAll()
  }

  private func addUnlessThere(_ other: ModelRecord, at index: Int) {
    if case .many(let links) = slot(at: index), links.last?.leads(to: other) == true { return }
    add(other, at: index)
  }

  /// The models of a relationship that are in memory as objects.
  func linkedModels(at index: Int) -> [any PersistentModel] {
    let links: [ModelLink]
    switch slots[index] {
    case .one(.some(let link)): links = [link]
    case .many(let many): links = many
    default: return []
    }
    return links.compactMap { if case .model(let model) = $0 { model } else { nil } }
  }

  /// Lets relationships lead to stored models by identifier, so that models do not hold each other.
  func releaseLinks() {
    func released(_ link: ModelLink) -> ModelLink {
      guard case .model(let model) = link, model.record.state == .stored else { return link }
      return .id(model.record.identifier)
    }
    for index in description.relationships {
      switch slots[index] {
      case .one(.some(let link)): slots[index] = .one(released(link))
      case .many(let links): slots[index] = .many(links.map(released))
      default: break
      }
    }
  }
}
