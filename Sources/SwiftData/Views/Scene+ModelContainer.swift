import SwiftUI

extension Scene {
  /// Gives the windows of the scene the context of a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    ContentScene(content: self) { $0.modelContainer(container) }
  }

  /// Gives the windows of the scene a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container of a type of models, and gives the windows of the scene its context.
  ///
  /// - Parameters:
  ///   - modelType: The type of models; those that its relationships lead to are included.
  ///   - inMemory: Whether nothing is written to a file.
  ///   - isAutosaveEnabled: Whether the context saves automatically.
  ///   - isUndoEnabled: Whether the undo manager of the environment undoes changes.
  ///   - onSetup: Receives the container, or why there is none.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container of types of models, and gives the windows of the scene its context.
  ///
  /// - Parameters:
  ///   - modelTypes: The types of models; those that their relationships lead to are included.
  ///   - inMemory: Whether nothing is written to a file.
  ///   - isAutosaveEnabled: Whether the context saves automatically.
  ///   - isUndoEnabled: Whether the undo manager of the environment undoes changes.
  ///   - onSetup: Receives the container, or why there is none.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ContentScene(content: self) {
      $0.modelContainer(
        for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup)
    }
  }
}
