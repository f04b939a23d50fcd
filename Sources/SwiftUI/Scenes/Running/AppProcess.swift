import Foundation
import Synchronization

/// Makes the process look to a running app like a process of its own: launch arguments, environment,
/// user defaults, locale, the information in its bundle.
///
/// The app reads them with Foundation's API, so it is the process itself that is changed, until ``restore()``.
@MainActor
struct AppProcess {
  /// Whether the app finds its launch arguments in all of Foundation's API.
  let hasArguments: Bool

  /// Whether the app's locale is Foundation's.
  let hasLocale: Bool

  private let information: AppInformation
  private let container: AppContainer
  private let arguments: [String]
  private let environment: [(name: String, value: String?)]
  private let defaults: [String: Any]
  private let argumentDomain: [String: Any]

  /// Whether an app is running, whose user defaults those of the process are.
  nonisolated static var isLent: Bool { lent.withLock { $0 } }

  nonisolated private static let lent = Mutex(false)

  /// - Parameters:
  ///   - arguments: What follows the program's name. Pairs of `-key value` are also found in the user defaults.
  ///   - environment: Added to the environment of the process.
  ///   - container: Where the user defaults come from, and go to.
  ///   - locale: What the person has set; launch arguments that say another one come first.
  ///   - module: The name of the app's module.
  init(
    arguments: [String], environment: [String: String], container: AppContainer, locale: Locale, module: String
  ) {
    LentDefaults.takeBackAll()
    self.container = container
    information = AppInformation(module: module)
    let standard = UserDefaults.standard
    self.arguments = ProcessInfo.processInfo.arguments
    self.environment = environment.keys.sorted().map { ($0, ProcessInfo.processInfo.environment[$0]) }
    defaults = standard.storedValues
    argumentDomain = standard.volatileDomain(forName: UserDefaults.argumentDomain)

    hasArguments = ProcessArguments.set(self.arguments.prefix(1) + arguments)
    for (name, value) in environment { setenv(name, value, 1) }
    standard.storedValues = container.defaults
    standard.setArgumentDomain(Self.defaults(from: arguments))
    hasLocale = ProcessLocale.use(EnvironmentValues.locale(in: standard) ?? locale)
    Self.lent.withLock { $0 = true }
  }

  /// Puts everything back as it was, and keeps the app's user defaults in its container.
  func restore() {
    Self.lent.withLock { $0 = false }
    let standard = UserDefaults.standard
    container.defaults = standard.storedValues
    _ = ProcessArguments.set(arguments)
    for (name, value) in environment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    standard.storedValues = defaults
    standard.setArgumentDomain(argumentDomain)
    ProcessLocale.restore()
    information.remove()
  }

  /// What arguments say about user defaults: `-key value`. A value may be written as a property list.
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
