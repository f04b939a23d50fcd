import Combine
import FlowFoundation
import Foundation
import Locking
import SwiftUI

/// Models in memory, and their changes until they are saved.
///
/// A context has one object for each model. It is used on one thread at a time.
public final class ModelContext {
  let core: ContainerCore
  /// What other contexts saved.
  let inbox = Locked<[ContextChange]>([])
  private weak var owner: ModelContainer?
  /// The models in memory, for each type that inherits from no other.
  private var registries: [ObjectIdentifier: ModelRegistry] = [:]
  /// The models that may have changes, in the order of their first change.
  private(set) var touched: [ModelRecord] = []
  private var isAutosaveScheduled = false
  /// The clock on which it is; `nil` without a screen.
  private weak var autosaveClock: (any VirtualTimeSource)?
  /// Removes the observer of the background when the context is gone.
  private var backgroundObserver: (any NSObjectProtocol)?
  private var watchers: [WeakWatcher] = []

  /// Whether the context saves automatically after an event that changed models on the main thread: true for that of
  /// views, false for others.
  public var autosaveEnabled: Bool
  /// The author of the changes, for the history.
  public var author: String?
  /// The undo manager for the changes of the context: insertions, deletions, and values. Changes that are saved can be
  /// undone, too. It is `nil` until it is set; for the context of views, `modelContainer(for:isUndoEnabled:)` sets it.
  public var undoManager: UndoManager? {
    didSet { if oldValue !== undoManager { forgetUndo(in: oldValue) } }
  }
  /// The number of saves.
  var saveCount = 0
  /// Names the context to stores of the app.
  private lazy var editingIdentifier = UUID()

  private struct WeakWatcher {
    weak var watcher: (any ContextWatcher)?
  }

  /// A context on the models of a container.
  public convenience init(_ container: ModelContainer) {
    self.init(container.core)
    owner = container
  }

  init(_ core: ContainerCore) {
    self.core = core
    autosaveEnabled = false
    core.add(self)
    beginEditing()
  }

  @MainActor init(mainOf container: ModelContainer) {
    core = container.core
    owner = container
    autosaveEnabled = true
    core.add(self)
    beginEditing()
    core.main = self
    backgroundObserver = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak core] _ in
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { core?.main?.autosave() }
    }
  }

  deinit {
    if core.hasCustomStores { for store in core.stores { store.end(editingState) } }
    if let backgroundObserver { NotificationCenter.default.removeObserver(backgroundObserver) }
    // Models with changes hold each other.
    for record in touched {
      record.retained = nil
      for index in record.description.relationships { record.slots[index] = .missing }
    }
  }

  private func beginEditing() {
    if core.hasCustomStores { for store in core.stores { store.begin(editingState) } }
  }

  /// What a store is told about the context.
  public var editingState: EditingState { EditingState(id: editingIdentifier, author: author) }

  public var container: ModelContainer { owner ?? ModelContainer(core) }

  // MARK: Models in memory

  /// The model in memory with a key.
  func registeredRecord(_ description: ModelDescription, _ key: Int64) -> ModelRecord? {
    registries[description.familyID]?[key]
  }

  /// The models of a type that are in memory.
  func registry(of description: ModelDescription) -> ModelRegistry {
    if let known = registries[description.familyID] { return known }
    let registry = ModelRegistry()
    registries[description.familyID] = registry
    return registry
  }

  func register(_ record: ModelRecord) {
    guard let key = record.identifier.row else { return }
    registry(of: record.description)[key] = record
  }

  func unregister(_ record: ModelRecord) {
    guard let key = record.identifier.row else { return }
    registries[record.description.familyID]?[key] = nil
  }

  /// The records of the models in memory.
  var registeredRecords: [ModelRecord] { registries.values.flatMap(\.records) }

  /// The model with an identifier; its values are loaded when they are read.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let description = core.description(named: persistentModelID.entityName),
      let model = model(for: persistentModelID, description)
    else {
      fatalError(
        """
        The context has no model '\(persistentModelID.entityName)' \(persistentModelID.primaryKey). Its schema has \
        \(core.schema.descriptions.map(\.name).joined(separator: ", ")); a model that was never saved is known to its \
        own context alone.
        """)
    }
    return model
  }

  /// The model with an identifier if it is in memory.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    guard let key = persistentModelID.row else {
      return touched.first { $0.identifier == persistentModelID }?.model as? T
    }
    return registeredRecord(ModelDescription.of(T.self), key)?.model as? T
  }

  func model(for identifier: PersistentIdentifier, _ description: ModelDescription) -> (any PersistentModel)? {
    guard let key = identifier.row else { return touched.first { $0.identifier == identifier }?.model }
    if let record = registeredRecord(description, key), let model = record.model { return model }
    let stored = storedDescription(description, key)
    let storedIdentifier =
      stored === description && identifier.entityName == stored.name
      ? identifier
      : PersistentIdentifier(.permanent(key), entityName: stored.name, storeIdentifier: identifier.storeIdentifier)
    let record = ModelRecord(stored, storedIdentifier, in: self)
    register(record)
    return stored.type.make(record)
  }

  /// The type of a stored model: one that others inherit from, or one of those.
  private func storedDescription(_ description: ModelDescription, _ key: Int64) -> ModelDescription {
    guard core.schema.isFamily(description), let store = core.store(of: description) else { return description }
    do {
      return core.schema.description(ofRow: try store.typeName(description, key: key, in: self), of: description)
    } catch {
      reportMistake("The type of \(description.name) p\(key) cannot be loaded: \(error)")
      return description
    }
  }

  /// The models with identifiers, with their values.
  func load<T: PersistentModel>(_ identifiers: some Sequence<PersistentIdentifier>) throws -> [T] {
    let description = ModelDescription.of(T.self)
    let models = identifiers.compactMap { model(for: $0, description) as? T }
    let keys = models.filter { $0.record.hasMissingValues }.compactMap(\.persistentModelID.row)
    guard let store = core.store(of: description), !keys.isEmpty else { return models }
    let rows = try store.rows(description, keys: keys, in: self)
    for row in rows { registeredRecord(description, row.key)?.fill(row.slots) }
    return models
  }

  /// Loads the values of a record that are not in memory, or reports that the store has them no more.
  func load(_ record: ModelRecord, _ index: Int) {
    guard let store = core.store(of: record.description), let key = record.identifier.row else { return }
    do {
      if let slots = try store.slots(record.description, index, key: key, in: self) {
        record.fill(slots)
      } else if record.state == .stored {
        record.state = .gone
        unregister(record)
      }
    } catch {
      reportMistake("\(record.name(of: index)) cannot be loaded: \(error)")
    }
  }

  // MARK: Changes

  /// Notes that a record may have changes.
  func noteChange(of record: ModelRecord) {
    if !record.isTouched {
      record.isTouched = true
      record.retained = record.model
      touched.append(record)
    }
    notifyWatchers([record.description.familyID])
    guard autosaveEnabled, MainQueue.isCurrent else { return }
    let clock = TimeSource.virtual
    // The screen with the former clock may be gone.
    if isAutosaveScheduled, autosaveClock === clock { return }
    isAutosaveScheduled = true
    autosaveClock = clock
    let saved = AutosavedContext(self)
    MainActor.assumeIsolated { saved.schedule() }
  }

  @MainActor func autosave() {
    isAutosaveScheduled = false
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch { reportMistake("The models of a context cannot be saved automatically: \(error)") }
  }

  /// Forgets which models may have changes.
  func forgetTouched() {
    for record in touched {
      record.isTouched = false
      record.retained = nil
    }
    touched.removeAll()
  }

  /// Whether there is something to save.
  public var hasChanges: Bool { touched.contains { $0.hasChanges } }

  /// The models that the next save inserts.
  public var insertedModelsArray: [any PersistentModel] { models { $0.state == .inserted } }

  /// The models that the next save changes.
  public var changedModelsArray: [any PersistentModel] { models { $0.state == .stored && !$0.changed.isEmpty } }

  /// The models that the next save deletes.
  public var deletedModelsArray: [any PersistentModel] { models { $0.state == .deleted } }

  private func models(_ isIncluded: (ModelRecord) -> Bool) -> [any PersistentModel] {
    touched.filter(isIncluded).compactMap(\.model)
  }

  // MARK: Watching

  /// Tells an object about changes from now on.
  func add(_ watcher: any ContextWatcher) {
    watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    watchers.append(WeakWatcher(watcher: watcher))
  }

  func notifyWatchers(_ types: Set<ObjectIdentifier>) {
    for watcher in watchers { watcher.watcher?.contextDidChange(types) }
  }
}

extension ModelContext: Equatable {
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

/// An object that wants to know about changes of a context's models.
protocol ContextWatcher: AnyObject {
  /// - Parameter types: The types of the models that changed.
  func contextDidChange(_ types: Set<ObjectIdentifier>)
}
