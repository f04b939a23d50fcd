import SwiftUI

extension EnvironmentValues {
  private enum ModelContextKey: EnvironmentKey {
    // `nonisolated(unsafe)`: the container has no types of models, so that nothing in the context ever changes.
    nonisolated(unsafe) static let defaultValue = ModelContext(ContainerCore())
  }

  /// The context of the models that views show.
  ///
  /// Without `modelContainer(for:)` it has no models: fetches find nothing, and an insertion is a mistake.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
