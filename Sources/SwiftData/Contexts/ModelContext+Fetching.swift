import FlowSQLite
import Foundation

extension ModelContext {
  /// The models that a descriptor selects.
  ///
  /// - Throws: ``SwiftDataError/unsupportedPredicate`` or ``SwiftDataError/unsupportedSortDescriptor`` for what a store
  ///   does not know.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try selection(descriptor)?.models() ?? []
  }

  /// The models that a descriptor selects; they are loaded when they are read.
  ///
  /// - Throws: ``SwiftDataError/includePendingChangesWithBatchSize`` if there are changes that are not saved.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    let identifiers = try fetchIdentifiersWithoutChanges(descriptor)
    return FetchResultsCollection(identifiers.count, batchSize) { [self] range in try load(identifiers[range]) }
  }

  /// The number of models that a descriptor selects.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try selection(descriptor)?.count() ?? 0
  }

  /// The identifiers of the models that a descriptor selects.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try selection(descriptor)?.identifiers() ?? []
  }

  /// The identifiers of the models that a descriptor selects.
  ///
  /// - Throws: ``SwiftDataError/includePendingChangesWithBatchSize`` if there are changes that are not saved.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    let identifiers = try fetchIdentifiersWithoutChanges(descriptor)
    return FetchResultsCollection(identifiers.count, batchSize) { Array(identifiers[$0]) }
  }

  private func fetchIdentifiersWithoutChanges<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    if descriptor.includePendingChanges, hasChanges {
      throw SwiftDataError(
        .includePendingChangesWithBatchSize,
        "Changes that are not saved cannot be part of a result in batches. Save, or set includePendingChanges to false."
      )
    }
    return try fetchIdentifiers(descriptor)
  }

  /// Runs code for each model that a descriptor selects.
  ///
  /// - Parameters:
  ///   - batchSize: The number of models that are loaded at once.
  ///   - allowEscapingMutations: Whether changes that the code makes may remain without being saved.
  /// - Throws: What the code throws, and as ``fetch(_:)``.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    let hadChanges = hasChanges
    try selection(fetch)?.enumerate(batchSize, block)
    if hasChanges, !hadChanges, !allowEscapingMutations {
      throw SwiftDataError(
        .modelValidationFailure,
        "The code of enumerate changed models and did not save. Save in it, or set allowEscapingMutations to true.")
    }
  }
}

extension ModelContext {
  /// What a descriptor selects; `nil` if the context has no models at all, as that of views without a container.
  ///
  /// - Throws: ``SwiftDataError/unknownSchema`` if the container does not have the type, and what its store refuses.
  func selection<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> (any Selection<T>)? {
    receiveChanges()
    let description = ModelDescription.of(T.self)
    if let store = core.store(of: description) { return try store.selection(descriptor, in: self) }
    if core.schema.descriptions.isEmpty { return nil }
    throw SwiftDataError(
      .unknownSchema,
      """
      \(description.name) cannot be fetched: the container's schema does not have it. Name the type where the \
      ModelContainer is made.
      """)
  }
}

/// What a descriptor selects of a store of SQLite and of the changes of a context.
struct Fetch<T: PersistentModel>: Selection {
  private let context: ModelContext
  private let descriptor: FetchDescriptor<T>
  private let description: ModelDescription
  private let store: ModelStore
  private let condition: PredicateTranslator.Condition
  private let order: SQLFragment?
  /// The models of this type with changes that count.
  private let pending: [ModelRecord]

  /// The types of the models that decide on the result, besides those that are fetched.
  let otherTypes: Set<ObjectIdentifier>

  init(_ descriptor: FetchDescriptor<T>, of store: ModelStore, in context: ModelContext) throws {
    self.context = context
    self.descriptor = descriptor
    self.store = store
    let description = ModelDescription.of(T.self)
    self.description = description
    var translator = PredicateTranslator(context.core)
    let kind = context.core.schema.condition(description, column: SQLFragment(sql: "t0." + SQLName.type))
    func isKind(and fragment: SQLFragment) -> SQLFragment {
      kind.map { "(" + $0 + " AND " + fragment + ")" } ?? fragment
    }
    let everything = PredicateTranslator.Condition(fragment: SQLFragment(sql: "1"), isExact: true)
    var translated = try descriptor.predicate.map { try translator.condition($0) } ?? everything
    translated.fragment = isKind(and: translated.fragment)
    let order = try translator.order(descriptor.sortBy)
    otherTypes = translator.types
    let changed = descriptor.includePendingChanges ? context.touched.filter(\.hasChanges) : []
    pending = changed.filter { $0.description.isKind(of: description) }
    // Changes of other models may decide on models without changes: then nothing is left to SQL.
    let isMixed = changed.contains { translator.types.contains($0.description.familyID) }
    condition =
      isMixed
      ? PredicateTranslator.Condition(
        fragment: isKind(and: SQLFragment(sql: "1")), isExact: descriptor.predicate == nil)
      : translated
    self.order = isMixed && !descriptor.sortBy.isEmpty ? nil : order
  }

  /// Whether the store alone decides.
  private var isStored: Bool { pending.isEmpty && condition.isExact && order != nil }

  /// The identifiers of the models, which are not loaded if the store alone decides.
  func identifiers() throws -> [PersistentIdentifier] {
    guard isStored else { return try models().map(\.persistentModelID) }
    let clause = clause(limited: true)
    let schema = context.core.schema
    let type = schema.isFamily(description) ? ", t0.\(SQLName.type)" : ""
    let sql = "SELECT t0.\(SQLName.key)\(type) FROM \(description.table) t0 \(clause.sql)"
    return try store.reading { try $0.rows(sql, clause.values) }.compactMap { row in
      guard case .integer(let key)? = row.first else { return nil }
      let name = row.count > 1 ? String(sqlValue: row[1]) : nil
      return PersistentIdentifier(
        .permanent(key), entityName: schema.description(ofRow: name, of: description).name,
        storeIdentifier: store.identifier)
    }
  }

  /// Runs code for each model. If the store alone decides, as many models as a batch has are in memory.
  func enumerate(_ batchSize: Int, _ body: (T) throws -> Void) throws {
    guard isStored else { return try models().forEach(body) }
    let identifiers = try identifiers()
    for start in stride(from: 0, to: identifiers.count, by: max(1, batchSize)) {
      let end = min(identifiers.count, start + max(1, batchSize))
      try (context.load(identifiers[start..<end]) as [T]).forEach(body)
    }
  }

  func models() throws -> [T] {
    if isStored { return try stored(limited: true) }
    let changed = Set(pending.compactMap { $0.identifier.row })
    var models = try stored(limited: false, without: changed)
    if !condition.isExact { models = try models.filter(descriptor.matches) }
    if order == nil { models.sort(by: isOrdered) }
    for record in pending where record.state != .deleted {
      guard let model = record.model as? T, try descriptor.matches(model) else { continue }
      models.insert(model, at: place(of: model, in: models))
    }
    return descriptor.limited(models)
  }

  func count() throws -> Int {
    guard pending.isEmpty, condition.isExact else { return try models().count }
    let sql = "SELECT COUNT(*) FROM \(description.table) t0 WHERE \(condition.fragment.sql)"
    guard case .integer(let number)? = try store.reading({ try $0.value(sql, condition.fragment.values) }) else {
      return 0
    }
    let rest = max(0, Int(number) - (descriptor.fetchOffset ?? 0))
    return descriptor.limit.map { min($0, rest) } ?? rest
  }

  /// What follows the name of the table.
  private func clause(limited: Bool) -> SQLFragment {
    var clause = "WHERE " + condition.fragment + " ORDER BY "
    if let order, !order.sql.isEmpty { clause = clause + order + ", " }
    clause = clause + "t0.\(SQLName.key)"
    if limited, descriptor.limit != nil || descriptor.fetchOffset != nil {
      clause = clause + " LIMIT \(descriptor.limit ?? -1) OFFSET \(descriptor.fetchOffset ?? 0)"
    }
    return clause
  }

  /// The models that the store has.
  private func stored(limited: Bool, without changed: Set<Int64> = []) throws -> [T] {
    let clause = clause(limited: limited)
    let rows = try store.rows(description, clause.sql, clause.values, RowReader(description, in: context.core))
    let registry = context.registry(of: description)
    if registry.isEmpty { registry.reserve(rows.count) }
    var models: [T] = []
    models.reserveCapacity(rows.count)
    for row in rows where changed.isEmpty || !changed.contains(row.key) {
      if let model = model(of: row, registry) { models.append(model) }
    }
    return models
  }

  private func model(of row: ModelStore.Row, _ registry: ModelRegistry) -> T? {
    if let record = registry[row.key], let model = record.model as? T {
      record.fill(row.slots)
      return model
    }
    let stored = context.core.schema.description(ofRow: row.type, of: description)
    let identifier = PersistentIdentifier(
      .permanent(row.key), entityName: stored.name, storeIdentifier: store.identifier)
    let record = ModelRecord(stored, identifier, in: context, slots: row.slots)
    registry[row.key] = record
    return stored === description ? T.make(record) : stored.type.make(record) as? T
  }

  // MARK: Order

  private func isOrdered(_ left: T, _ right: T) -> Bool { compare(left, right) == .orderedAscending }

  private func compare(_ left: T, _ right: T) -> ComparisonResult {
    let result = descriptor.compare(left, right)
    if result != .orderedSame { return result }
    let (first, second) = (left.persistentModelID, right.persistentModelID)
    // Models of several types are in one table, where their keys decide.
    if let key = first.row, let other = second.row {
      return key == other ? .orderedSame : key < other ? .orderedAscending : .orderedDescending
    }
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  /// Where a model belongs among sorted ones.
  private func place(of model: T, in models: [T]) -> Int {
    var range = models.startIndex..<models.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isOrdered(model, models[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}

extension FetchDescriptor {
  /// The largest number of models; `nil` for any. A limit of 0 has no effect, as in Core Data.
  fileprivate var limit: Int? { fetchLimit == 0 ? nil : fetchLimit }

  /// The models that the offset and the limit leave.
  func limited(_ models: [T]) -> [T] {
    let rest = models.dropFirst(fetchOffset ?? 0)
    return Array(limit.map { rest.prefix($0) } ?? rest)
  }

  /// Whether the condition holds for a model.
  ///
  /// - Throws: ``SwiftDataError/unsupportedPredicate`` if it cannot be evaluated.
  func matches(_ model: T) throws -> Bool {
    do { return try predicate?.evaluate(model) ?? true } catch {
      throw SwiftDataError(.unsupportedPredicate, "The predicate cannot be evaluated: \(error).")
    }
  }

  /// What the orders say about two models.
  func compare(_ left: T, _ right: T) -> ComparisonResult {
    for order in sortBy {
      let result = order.compare(left, right)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
