#if canImport(SwiftData)
  import SwiftData
  import SwiftUI

  extension FlowConfiguration {
    /// A configuration whose views use a SwiftData store.
    ///
    /// - Parameters:
    ///   - container: The store.
    ///   - label: The name of the configuration.
    public static func withModelContainer(_ container: ModelContainer, label: String = "swiftdata") -> FlowConfiguration
    {
      FlowConfiguration(label: label) { environment in
        environment.modelContext = container.mainContext
      }
    }
  }
#endif
