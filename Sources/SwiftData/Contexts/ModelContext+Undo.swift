import FlowFoundation
import Foundation
import SwiftUI

extension ModelContext {
  /// Whether changes have to say how they are undone.
  var recordsUndo: Bool { undoManager != nil && MainQueue.isCurrent }

  /// Says how a change is undone; what that changes says how it is redone.
  func registerUndo(_ undo: @escaping (ModelContext) -> Void) {
    guard let undoManager, MainQueue.isCurrent else { return }
    // `nonisolated(unsafe)`: this is the main thread.
    nonisolated(unsafe) let (context, undo) = (self, undo)
    MainActor.assumeIsolated { undoManager.registerUndo(withTarget: context) { undo($0) } }
  }

  /// Forgets how to undo the changes of this context.
  func forgetUndo(in manager: UndoManager?) {
    guard let manager, MainQueue.isCurrent else { return }
    // `nonisolated(unsafe)`: this is the main thread.
    nonisolated(unsafe) let context = self
    MainActor.assumeIsolated { manager.removeAllActions(withTarget: context) }
  }

  /// Takes a model out of the context, as if it had not been inserted.
  func withdraw(_ model: any PersistentModel) {
    let record = model.record
    switch record.state {
    case .inserted where record.identifier.isTemporary: record.state = .detached
    case .inserted:
      record.state = .gone
      unregister(record)
    case .stored:
      record.loadAll()
      record.state = .deleted
    case .detached, .deleted, .gone: return
    }
    noteChange(of: record)
    if !record.isInStore {
      record.context = nil
      record.changed.removeAll()
    }
    registerUndo { $0.restore(model) }
  }

  /// Puts a model back into the context, as if it had not been deleted. One that is not in the store any more gets
  /// its row again.
  func restore(_ model: any PersistentModel) {
    let record = model.record
    switch record.state {
    case .deleted: record.state = .stored
    case .detached, .gone:
      record.state = .inserted
      record.context = self
      register(record)
    case .inserted, .stored: return
    }
    noteChange(of: record)
    registerUndo { $0.withdraw(model) }
  }
}

extension ModelRecord {
  /// Reads all values that are not in memory, because the store will not have them any more.
  func loadAll() { for index in slots.indices { _ = slot(at: index) } }

  /// The step that undoes a change of a slot; `nil` if the context does not record any.
  func undoStep(_ index: Int) -> UndoStep? {
    guard let context, context.recordsUndo else { return nil }
    return UndoStep(slot: slot(at: index), isChanged: changed.contains(index), saveCount: context.saveCount)
  }

  /// Says how a change is undone.
  func register(_ step: UndoStep?, _ index: Int) {
    guard let step, let model else { return }
    // The model owns the record.
    context?.registerUndo { model.record.goBack(to: step, index, in: $0) }
  }

  /// - Parameter context: The context that had the model when it was changed: it may get it back only after this.
  private func goBack(to step: UndoStep, _ index: Int, in context: ModelContext) {
    guard let model else { return }
    let redo = UndoStep(slot: slot(at: index), isChanged: changed.contains(index), saveCount: context.saveCount)
    model.observing(description.properties[index].declaredKeyPath) { slots[index] = step.slot }
    if isInStore, step.isChanged || step.saveCount != context.saveCount {
      changed.insert(index)
    } else {
      changed.remove(index)
    }
    context.noteChange(of: self)
    context.registerUndo { model.record.goBack(to: redo, index, in: $0) }
  }
}

/// A value before a change.
struct UndoStep {
  let slot: ModelRecord.Slot
  /// Whether it differed from the stored one.
  let isChanged: Bool
  /// The number of saves before.
  let saveCount: Int
}
