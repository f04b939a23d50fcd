import FlowFoundation
import SwiftUI

extension View {
  /// Gives the view the context of a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    modifier(GivenContainerModifier(container: container))
  }

  /// Gives the view a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container of a type of models when the view appears, and gives the view its context.
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
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container of types of models when the view appears, and gives the view its context.
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
  ) -> some View {
    modifier(
      MadeContainerModifier(
        request: ContainerRequest(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
          onSetup: onSetup)))
  }
}

/// Gives a view the context of a container.
nonisolated private struct GivenContainerModifier: ViewModifier {
  let container: ModelContainer

  @MainActor func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext).environment(\.keptContainer, container)
  }
}

/// Gives a view the context of a container that is made once.
nonisolated private struct MadeContainerModifier: ViewModifier {
  let request: ContainerRequest
  @State private var made = MadeContainer()
  @Environment(\.undoManager) private var undoManager

  init(request: ContainerRequest) { self.request = request }

  @MainActor func body(content: Content) -> some View {
    let container = made.container(for: request)
    if request.isUndoEnabled { container.mainContext.undoManager = undoManager }
    return content.environment(\.modelContext, container.mainContext).environment(\.keptContainer, container)
  }
}

/// A container to be made.
private struct ContainerRequest {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
}

/// A container, once it is made.
@MainActor
private final class MadeContainer {
  private var container: ModelContainer?

  nonisolated init() {}

  func container(for request: ContainerRequest) -> ModelContainer {
    if let container { return container }
    let result = Result {
      try ModelContainer(
        for: Schema(request.types), configurations: ModelConfiguration(isStoredInMemoryOnly: request.inMemory))
    }
    let new: ModelContainer
    switch result {
    case .success(let made): new = made
    case .failure(let error):
      reportMistake("modelContainer(for:) has no models, because its container cannot be made: \(error)")
      new = ModelContainer(ContainerCore())
    }
    new.mainContext.autosaveEnabled = request.isAutosaveEnabled
    container = new
    request.onSetup(result)
    return new
  }
}

extension EnvironmentValues {
  /// The container of the context, so that it lives as long as the view.
  @Entry fileprivate var keptContainer: ModelContainer?
}
