import Foundation
import PhoneSimulation

/// A connection of the app to a project of Firebase, whose servers are in the memory of the phone.
// @unchecked: its options are set once.
public final class FirebaseApp: NSObject, @unchecked Sendable {
  public let name: String
  public let options: FirebaseOptions
  /// Has no effect: nothing is collected.
  public var isDataCollectionDefaultEnabled = true

  init(name: String, options: FirebaseOptions) {
    self.name = name
    self.options = options
  }

  private static let defaultName = "__FIRAPP_DEFAULT"

  /// Configures the default app with the values of `GoogleService-Info.plist`.
  ///
  /// Without that file, it raises an exception on a phone; here it warns, and has sample values.
  public class func configure() {
    let options = FirebaseOptions.defaultOptions()
    if options == nil {
      SimulatedPhone.current.warn(
        "FirebaseApp.configure() finds no GoogleService-Info.plist in the app's bundle, which ends an app on a phone. "
          + "It goes on with sample values.")
    }
    configure(options: options ?? .sample)
  }

  /// Configures the default app.
  public class func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }

  /// Configures an app.
  public class func configure(name: String, options: FirebaseOptions) {
    SimulatedPhone.current.update(FirebaseApps.self) { $0.apps[name] = FirebaseApp(name: name, options: options) }
  }

  /// The default app; `nil` before it is configured.
  public class func app() -> FirebaseApp? { app(name: defaultName) }

  /// The app of a name.
  public class func app(name: String) -> FirebaseApp? { SimulatedPhone.current[FirebaseApps.self].apps[name] }

  /// All apps by their names.
  public class var allApps: [String: FirebaseApp]? { SimulatedPhone.current[FirebaseApps.self].apps }

  /// Removes the app.
  public func delete(_ completion: @escaping (Bool) -> Void) {
    let phone = SimulatedPhone.current
    phone.update(FirebaseApps.self) { $0.apps[name] = nil }
    nonisolated(unsafe) let completion = completion
    phone.runSoon(named: "the removal of an app of Firebase") { completion(true) }
  }

  /// Removes the app.
  @discardableResult
  public func delete() async -> Bool { await withCheckedContinuation { done in delete { done.resume(returning: $0) } } }

  /// The default app, for a service that an app uses.
  ///
  /// - Parameter api: What ends an app on a phone before `configure()`.
  package class func configured(for api: String) -> FirebaseApp {
    if let app = app() { return app }
    SimulatedPhone.current.warn(
      "\(api) is used before FirebaseApp.configure(), which ends an app on a phone. It goes on with sample values.")
    configure(options: .sample)
    return app() ?? FirebaseApp(name: defaultName, options: .sample)
  }
}

/// The apps that are configured on a phone.
private struct FirebaseApps: PhoneValue {
  var apps: [String: FirebaseApp] = [:]
}
