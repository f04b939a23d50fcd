/// The reason why an app could not be launched.
package enum AppLaunchError: Error, Hashable {
  /// No type in the process conforms to `App`.
  case noApp

  /// Several types conform to `App`, and the choice is ambiguous.
  case severalApps([String], testModule: String?)

  /// The app's body has no window group, window or document group.
  case noWindow(app: String, scenes: [String])
}

extension AppLaunchError: CustomStringConvertible, LocalizedError {
  package var errorDescription: String? { description }

  package var description: String {
    switch self {
    case .noApp:
      "There is no app in this process: no type conforms to App. Let the test target depend on the target of the app."
    case .severalApps(let names, let testModule):
      "There are \(names.count) apps in this process: \(names.joined(separator: ", ")). "
        + (testModule.map {
          "The name of the tests' module, \($0), does not begin with the module name of exactly one of them. "
        }
          ?? "")
        + "Specify the app to launch."
    case .noWindow(let app, let scenes):
      "\(app) has no window to show: "
        + (scenes.isEmpty ? "its body is empty." : "its body consists of \(scenes.joined(separator: ", ")).")
        + " Add a WindowGroup."
    }
  }
}
