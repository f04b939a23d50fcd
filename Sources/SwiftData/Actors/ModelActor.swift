import Foundation
import SwiftUI

/// An actor with its own context. `@ModelActor` makes it conform.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

  /// The model with an identifier in the actor's context; `nil` if it has another type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    guard let row = id.row, let description = modelContext.core.description(named: id.entityName) else { return nil }
    if let record = modelContext.registeredRecord(description, row) { return record.model as? T }
    guard let store = modelContext.core.store(of: description),
      (try? store.contains(description, key: row, in: modelContext)) == true
    else { return nil }
    return modelContext.model(for: id, description) as? T
  }
}

/// Runs the code of an actor where its context is used.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor
}

/// A model executor that runs one job after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the jobs of an actor where it was made: on the main queue if that was the main thread, as on Apple's systems, and
/// otherwise on its own queue.
///
/// `@unchecked Sendable`: the context is only used by the jobs.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = MainQueue.isCurrent ? .main : DispatchQueue(label: "SwiftData.ModelActor")

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
