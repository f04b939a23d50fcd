import Foundation
import Locking

/// Makes the process look like the app's own process: launch arguments, environment, user defaults, locale and bundle
/// information.
///
/// The app reads them with Foundation's API, so the process itself is changed until ``restore()`` is called.
@MainActor
struct AppProcess {
  /// Whether all of Foundation's API returns the launch arguments.
  let hasArguments: Bool

  /// Whether Foundation returns the app's locale.
  let hasLocale: Bool

  private var information: AppInformation?
  private let container: AppContainer
  private let arguments: [String]
  private let environment: [(name: String, value: String?)]
  private let defaults: [String: Any]
  private let argumentDomain: [String: Any]

  /// - Parameters:
  ///   - arguments: The arguments after the program's name. Pairs of `-key value` are also available as user defaults.
  ///   - environment: Variables to add to the environment of the process.
  ///   - container: The container from which the user defaults are loaded and in which they are stored.
  ///   - locale: The locale set by the person; launch arguments take precedence.
  init(arguments: [String], environment: [String: String], container: AppContainer, locale: Locale) {
    LentDefaults.takeBackAll()
    self.container = container
    let standard = UserDefaults.standard
    self.arguments = ProcessInfo.processInfo.arguments
    self.environment = Set(environment.keys).union([Self.unitTestVariable]).sorted().map {
      ($0, ProcessInfo.processInfo.environment[$0])
    }
    defaults = standard.storedValues
    argumentDomain = standard.volatileDomain(forName: UserDefaults.argumentDomain)

    hasArguments = ProcessArguments.set(self.arguments.prefix(1) + arguments)
    unsetenv(Self.unitTestVariable)
    for (name, value) in environment { setenv(name, value, 1) }
    standard.storedValues = container.defaults
    standard.setArgumentDomain(Self.defaults(from: arguments))
    hasLocale = ProcessLocale.use(EnvironmentValues.locale(in: standard) ?? locale)
    LentDefaults.belongToApp = true
  }

  /// Adds the information about the app to the bundle.
  ///
  /// - Parameter module: The name of the app's module.
  mutating func addInformation(module: String) { information = AppInformation(module: module) }

  /// The variable by which an app knows that its process runs unit tests; one that is launched has its own process.
  static let unitTestVariable = "XCTestConfigurationFilePath"

  /// Restores the process, and stores the app's user defaults in its container.
  func restore() {
    LentDefaults.belongToApp = false
    let standard = UserDefaults.standard
    container.defaults = standard.storedValues
    _ = ProcessArguments.set(arguments)
    for (name, value) in environment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    standard.storedValues = defaults
    standard.setArgumentDomain(argumentDomain)
    ProcessLocale.restore()
    information?.remove()
  }

  /// The user defaults in launch arguments: `-key value`. A value may be a property list.
  static func defaults(from arguments: [String]) -> [String: Any] {
    var result: [String: Any] = [:]
    var index = arguments.startIndex
    while index + 1 < arguments.endIndex {
      let (key, value) = (arguments[index], arguments[index + 1])
      if key.hasPrefix("-"), key.count > 1, !value.hasPrefix("-") || Double(value) != nil {
        result[String(key.dropFirst())] = propertyList(value)
        index += 2
      } else {
        index += 1
      }
    }
    return result
  }

  private static func propertyList(_ text: String) -> Any {
    guard let first = text.first, "{[(<\"".contains(first) else { return text }
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    return list ?? text
  }
}

extension UserDefaults {
  fileprivate func setArgumentDomain(_ values: [String: Any]) {
    removeVolatileDomain(forName: UserDefaults.argumentDomain)
    setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }
}
