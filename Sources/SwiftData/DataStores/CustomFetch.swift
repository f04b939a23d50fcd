import Foundation

/// What a descriptor selects of a store that an app brings and of the changes of a context.
struct CustomFetch<Store: DataStore, T: PersistentModel>: Selection {
  private let context: ModelContext
  private let descriptor: FetchDescriptor<T>
  private let description = ModelDescription.of(T.self)
  private let store: CustomStore<Store>
  /// The models of this type with changes that count.
  private let pending: [ModelRecord]
  /// Whether changes of other models may decide on the result, which the store does not know.
  private let isMixed: Bool

  /// Nobody knows what the store looks at.
  var otherTypes: Set<ObjectIdentifier> { Set(context.core.schema.descriptions.map(\.familyID)) }

  init(_ descriptor: FetchDescriptor<T>, of store: CustomStore<Store>, in context: ModelContext) {
    self.context = context
    self.descriptor = descriptor
    self.store = store
    let changed = descriptor.includePendingChanges ? context.touched.filter(\.hasChanges) : []
    let description = description
    pending = changed.filter { $0.description.isKind(of: description) }
    isMixed = pending.count < changed.count
  }

  private var isStored: Bool { pending.isEmpty && !isMixed }

  func count() throws -> Int { isStored ? try store.count(descriptor, in: context) : try models().count }

  func identifiers() throws -> [PersistentIdentifier] {
    isStored ? try store.identifiers(descriptor, in: context) : try models().map(\.persistentModelID)
  }

  func enumerate(_ batchSize: Int, _ body: (T) throws -> Void) throws { try models().forEach(body) }

  func models() throws -> [T] {
    var question = descriptor
    if !isStored {
      question.fetchLimit = nil
      question.fetchOffset = nil
    }
    if isMixed {
      question.predicate = nil
      question.sortBy = []
    }
    let answer = try store.answer(question, in: context)
    let changed = Set(pending.compactMap { $0.identifier.row })
    let registry = context.registry(of: description)
    var models = answer.rows.filter { !changed.contains($0.key) }.compactMap { model(of: $0, registry) }
    if answer.asked.predicate == nil { models = try models.filter(descriptor.matches) }
    if answer.asked.sortBy.isEmpty { models = sorted(models) }
    if isStored { return models }
    let additions = try pending.filter { $0.state != .deleted }.compactMap { $0.model as? T }
      .filter(descriptor.matches)
    return descriptor.limited(sorted(models + additions))
  }

  private func model(of row: ModelStore.Row, _ registry: ModelRegistry) -> T? {
    if let record = registry[row.key], let model = record.model as? T {
      record.fill(row.slots)
      return model
    }
    let own = context.core.schema.description(ofRow: row.type, of: description)
    let identifier = PersistentIdentifier(
      .permanent(row.key), entityName: own.name, storeIdentifier: store.identifier)
    let record = ModelRecord(own, identifier, in: context, slots: row.slots)
    registry[row.key] = record
    return own.type.make(record) as? T
  }

  /// Models that are equal for all orders stay as the store has them.
  private func sorted(_ models: [T]) -> [T] {
    if descriptor.sortBy.isEmpty { return models }
    return models.enumerated().sorted { left, right in
      let result = descriptor.compare(left.element, right.element)
      return result == .orderedSame ? left.offset < right.offset : result == .orderedAscending
    }.map(\.element)
  }
}
