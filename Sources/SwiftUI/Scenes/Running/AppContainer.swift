import PhoneSimulation

/// The data of an installed app that persists between launches: its user defaults.
///
/// A new container represents a newly installed app on a new phone. Apps launched one after the other with the same container share
/// the stored values, as on a device. The container is independent of the machine's user defaults in both directions.
/// It does not include files.
@MainActor
package final class AppContainer {
  /// The values that the app has stored in `UserDefaults.standard`.
  package internal(set) var defaults: [String: Any] = [:]

  /// The phone that has the app.
  package let phone = SimulatedPhone()

  package init() {}
}
