#if canImport(SwiftData)
  import SwiftData

  /// An in-memory SwiftData store, for a flow whose model uses one.
  @MainActor
  public struct FlowTestContext: Sendable {
    /// The store.
    public let modelContainer: ModelContainer
    /// The store's context on the main actor.
    public let modelContext: ModelContext

    /// Creates an empty store.
    ///
    /// - Parameter types: The types of models in the store.
    /// - Throws: An error of SwiftData if the types do not form a schema.
    public init(for types: [any PersistentModel.Type]) throws {
      modelContainer = try ModelContainer(
        for: Schema(types),
        configurations: ModelConfiguration(isStoredInMemoryOnly: true)
      )
      modelContext = modelContainer.mainContext
    }
  }
#endif
