import FlowFoundation
import FlowSQLite
import Foundation

/// The values of a model, and its place in a context.
///
/// The model owns the record. While there are changes that are not saved, the record holds the model.
final class ModelRecord: _ModelRecord {
  /// The life of a model.
  enum State {
    /// No context has it.
    case detached
    /// A context has it, and it was never saved.
    case inserted
    /// It is in the store.
    case stored
    /// It is in the store until the next save.
    case deleted
    /// It was in the store.
    case gone
  }

  /// A value in memory.
  enum Slot {
    /// The store has it, or it was never set.
    case missing
    case value(SQLValue)
    case one(ModelLink?)
    case many([ModelLink])
  }

  let description: ModelDescription
  var identifier: PersistentIdentifier
  weak var context: ModelContext?
  /// The model; `nil` in its initializer.
  private(set) weak var model: (any PersistentModel)?
  /// The model, while it has changes that are not saved.
  var retained: (any PersistentModel)?
  /// Whether the context lists it as one that may have changes.
  var isTouched = false
  var state = State.detached
  var slots: [Slot]
  /// Whether it only finds out which properties are read.
  private(set) var probe: KeyPathProbe?
  /// The properties that were changed since the last save.
  var changed = PropertySet()
  /// The relationships that were set before the model was known, so that their inverses were not.
  var unlinked = PropertySet()

  /// Whether it belongs to no model, and what is set is forgotten: see ``ModelDescription/discarding``.
  let isDiscarding: Bool
  /// The key that the save under way gives a new model.
  var newKey: Int64?

  init(_ description: ModelDescription) {
    self.description = description
    identifier = .temporary(entityName: description.name)
    slots = Array(repeating: .missing, count: description.properties.count)
    isDiscarding = false
    super.init()
  }

  /// A record of a stored model.
  ///
  /// - Parameter slots: The values that are known; `nil` for none.
  init(
    _ description: ModelDescription, _ identifier: PersistentIdentifier, in context: ModelContext, slots: [Slot]? = nil
  ) {
    self.description = description
    self.identifier = identifier
    self.context = context
    self.slots = slots ?? []
    // Those of a superclass are the first ones.
    let further = description.properties.count - self.slots.count
    if further > 0 { self.slots += Array(repeating: .missing, count: further) }
    state = .stored
    isDiscarding = false
    super.init()
  }

  /// A record that forgets what is set.
  init(discardingFor description: ModelDescription) {
    self.description = description
    identifier = PersistentIdentifier(.temporary(0), entityName: description.name, storeIdentifier: nil)
    slots = []
    isDiscarding = true
    super.init()
  }

  /// Takes those values that are not in memory.
  ///
  /// - Parameter stored: The values of all properties, or of those that a superclass has.
  func fill(_ stored: [Slot]) {
    for index in stored.indices {
      if case .missing = slots[index] { slots[index] = stored[index] }
    }
  }

  /// Takes the values that the initializer of a superclass has set.
  func take(_ part: ModelRecord) {
    fill(part.slots)
    for index in part.unlinked { unlinked.insert(index) }
  }

  /// A record that notes which properties are read.
  convenience init(_ description: ModelDescription, _ probe: KeyPathProbe) {
    self.init(description)
    self.probe = probe
  }

  func bind(_ model: any PersistentModel) { self.model = model }

  var hasChanges: Bool { state == .inserted || state == .deleted || !changed.isEmpty }

  /// Whether the store has values that are not in memory.
  var hasMissingValues: Bool {
    isInStore && description.columns.contains { if case .missing = slots[$0] { true } else { false } }
  }

  /// Whether the store has a row for it.
  var isInStore: Bool { state == .stored || state == .deleted }

  /// The name of a property in messages.
  func name(of index: Int) -> String { "\(description.name).\(description.properties[index].name)" }

  /// The value in memory, read from the store if it is not there.
  func slot(at index: Int) -> Slot {
    if let probe { return probe.read(self, index) }
    if case .missing = slots[index], isInStore {
      if let context { context.load(self, index) } else { reportMissingContext(index) }
    }
    return slots[index]
  }

  private func reportMissingContext(_ index: Int) {
    reportMistake(
      """
      \(name(of: index)) of \(identifier.primaryKey) was read after its context was gone, and was not loaded before. \
      Keep the ModelContext as long as its models are used.
      """)
  }

  func reportGone(_ index: Int) {
    reportMistake(
      """
      This model instance was invalidated because its backing data could no longer be found the store: \
      \(name(of: index)) of \(identifier.primaryKey) was read after the model was deleted. Do not use a model after the \
      save that deletes it.
      """)
  }

  /// Makes a change that is saved later, if the model is in a context, and that observers see.
  func change(_ index: Int, _ body: () -> Void) {
    let step = undoStep(index)
    body()
    noteChange(index)
    register(step, index)
  }

  /// Makes a change that no setter of the model makes.
  func changeObserved(_ index: Int, _ body: () -> Void) {
    guard let model else { return change(index, body) }
    let step = undoStep(index)
    model.observing(description.properties[index].declaredKeyPath, body)
    noteChange(index)
    register(step, index)
  }

  private func noteChange(_ index: Int) {
    guard let context else { return }
    if state == .stored || state == .inserted { changed.insert(index) }
    context.noteChange(of: self)
  }
}

/// A model that a relationship leads to.
enum ModelLink {
  case model(any PersistentModel)
  /// A stored model, which the context finds.
  case id(PersistentIdentifier)

  /// The row of a stored model; `nil` for another one.
  var row: Int64? {
    switch self {
    case .model(let model): model.record.identifier.row
    case .id(let identifier): identifier.row
    }
  }

  /// Whether it leads to the model of a record.
  func leads(to record: ModelRecord) -> Bool {
    switch self {
    case .model(let model): model.record === record
    // The identifier may name a superclass of the model.
    case .id(let identifier): identifier.row != nil && identifier.row == record.identifier.row
    }
  }
}
