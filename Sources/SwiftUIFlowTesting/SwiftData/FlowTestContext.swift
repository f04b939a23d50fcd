#if canImport(SwiftData)
  import SwiftData

  /// A store of SwiftData that lives in memory, for a flow whose model reads and writes one.
  @MainActor
  public struct FlowTestContext: Sendable {
    /// The store.
    public let modelContainer: ModelContainer
    /// The store's context on the main actor.
    public let modelContext: ModelContext

    /// Creates an empty store.
    ///
    /// - Parameter types: What the store can hold.
    /// - Throws: What SwiftData throws if the types make no schema.
    public init(for types: [any PersistentModel.Type]) throws {
      modelContainer = try ModelContainer(
        for: Schema(types),
        configurations: ModelConfiguration(isStoredInMemoryOnly: true)
      )
      modelContext = modelContainer.mainContext
    }
  }
#endif
