/// What an installed app keeps from one launch to the next: its user defaults.
///
/// A new container is what an app finds after it has been installed. Apps that are launched with the same container one
/// after the other find what those before have stored, as on a device. Nothing of the machine's defaults is in it, and
/// nothing of it is left on the machine. Files and the keychain are no part of it.
@MainActor
package final class AppContainer {
  /// What the app has stored in `UserDefaults.standard`.
  package internal(set) var defaults: [String: Any] = [:]

  package init() {}
}
