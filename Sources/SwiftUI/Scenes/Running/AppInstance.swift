/// An app that runs inside this process, with its own screen, state, arguments, environment and user defaults.
///
/// Each launch starts with a new value of the app's type, new views and new state. Unlike a real process, it does not
/// reset static and global variables, or files.
///
/// Only one app runs at a time, because arguments and environment belong to the whole process: a launch ends the
/// running app.
@MainActor
package final class AppInstance {
  /// The state of the app.
  package enum State: Hashable, Sendable {
    case notRunning
    case background
    case foreground
  }

  /// The app running in this process.
  package private(set) static var running: AppInstance?

  /// The screen that shows the app.
  package let screen: Screen

  package private(set) var state: State = .notRunning

  /// The name of the app's type.
  package let name: String

  private let process: AppProcess
  private let delegate: (any UIApplicationDelegate)?
  private var environment: EnvironmentValues

  /// Launches an app and shows its first window.
  ///
  /// - Parameters:
  ///   - app: The type of the app; if `nil`, the app found by ``AppDiscovery``. Code that chooses it sees the arguments.
  ///   - testModule: The name of the module of the tests that launch it, if there are any.
  ///   - arguments: The launch arguments. Pairs of `-key value` are also available as user defaults.
  ///   - environment: Variables to add to the environment of the process.
  ///   - container: The values stored by earlier launches of the app.
  ///   - values: The environment of the views.
  /// - Throws: ``AppLaunchError`` if there is no app, or if it has no window.
  package static func launch(
    _ app: (any App.Type)? = nil, forTestsIn testModule: String? = nil, device: Device = .iPhone,
    arguments: [String] = [], environment: [String: String] = [:], container: AppContainer = AppContainer(),
    values: EnvironmentValues = EnvironmentValues(), textSystem: TextSystem? = nil
  ) throws -> AppInstance {
    running?.terminate()
    container.phone.beginLaunch()
    var process = AppProcess(
      arguments: arguments, environment: environment, container: container, locale: values.locale)
    let found: any App.Type
    do {
      found = try app ?? AppDiscovery.app(forTestsIn: testModule)
    } catch {
      process.restore()
      throw error
    }
    process.addInformation(module: AppDiscovery.module(of: found))
    let instance = makeInstance(
      of: found, process: process, values: values.following(UserDefaults.standard), device: device,
      textSystem: textSystem, container: container)
    running = instance.instance
    do {
      try instance.start()
    } catch {
      instance.instance.terminate()
      throw error
    }
    return instance.instance
  }

  private static func makeInstance<A: App>(
    of app: A.Type, process: AppProcess, values: EnvironmentValues, device: Device, textSystem: TextSystem?,
    container: AppContainer
  ) -> (instance: AppInstance, start: () throws -> Void) {
    let screen = Screen(device: device, environment: values, textSystem: textSystem, phone: container.phone)
    CurrentScreen.enter(screen)
    let app = A()
    let root = AppRoot(app)
    let instance = AppInstance(
      name: String(describing: AppDiscovery.declared(A.self)), process: process,
      delegate: applicationDelegate(of: app), environment: values,
      screen: screen)
    return (instance, { try instance.start(root) })
  }

  private init(
    name: String, process: AppProcess, delegate: (any UIApplicationDelegate)?, environment: EnvironmentValues,
    screen: Screen
  ) {
    self.name = name
    self.process = process
    self.delegate = delegate
    self.environment = environment
    self.screen = screen
  }

  private func start<A: App>(_ root: AppRoot<A>) throws {
    screen.graph.storedValues.useUserDefaults()
    if !process.hasArguments {
      screen.graph.report(
        _RuntimeIssue(
          severity: .warning,
          message:
            "ProcessInfo.processInfo.arguments has the arguments of the test process: this version of Foundation "
            + "does not allow changing them. Read CommandLine.arguments instead.", path: ""))
    }
    if !process.hasLocale {
      screen.graph.report(
        _RuntimeIssue(
          severity: .warning,
          message:
            "Locale.current is \(Locale.current.identifier), and not \(environment.locale.identifier): this version of "
            + "Foundation does not allow changing it. Read the locale from the environment instead.", path: ""))
    }
    UIApplication.shared.begin(delegate)
    var scene: (any _SceneDelegate)?
    screen.perform {
      _ = delegate?.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
      (A.self as? any DelegatedApp.Type)?.showMainInterface(for: delegate)
      _ = delegate?.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      UIApplication.shared.post(
        UIApplication.didFinishLaunchingNotification, ofScene: UIScene.willConnectNotification)
      // An app that makes its windows itself connects its scene with the first of them.
      if !(A.self is any DelegatedApp.Type) { scene = delegate.flatMap(SceneDelegates.connect) }
    }
    environment.scenePhase = .inactive
    screen.setEnvironment(environment)
    screen.show(root.providing(delegate, scene))
    guard root.windows.contains(where: \.kind.opensAtLaunch) else {
      throw AppLaunchError.noWindow(app: name, scenes: root.windows.map(\.kind.rawValue))
    }
    becomeActive()
  }

  // MARK: - Phases

  /// Brings the app to the foreground.
  package func activate() {
    guard state == .background else { return }
    screen.perform {
      delegate?.applicationWillEnterForeground(UIApplication.shared)
      UIApplication.shared.post(
        UIApplication.willEnterForegroundNotification, ofScene: UIScene.willEnterForegroundNotification)
    }
    enter(.inactive)
    becomeActive()
  }

  /// Sends the app to the background, as the home button does.
  package func moveToBackground() {
    guard state == .foreground else { return }
    screen.perform {
      delegate?.applicationWillResignActive(UIApplication.shared)
      UIApplication.shared.post(
        UIApplication.willResignActiveNotification, ofScene: UIScene.willDeactivateNotification)
    }
    enter(.inactive)
    state = .background
    enter(.background)
    screen.perform {
      delegate?.applicationDidEnterBackground(UIApplication.shared)
      UIApplication.shared.post(
        UIApplication.didEnterBackgroundNotification, ofScene: UIScene.didEnterBackgroundNotification)
    }
  }

  /// Ends the app without notifying it, as the system does. Its stored values are then in its container, and the
  /// process is restored to its state before the launch.
  package func terminate() {
    guard Self.running === self else { return }
    Self.running = nil
    state = .notRunning
    screen.remove()
    CurrentScreen.leave(screen)
    process.restore()
    UIApplication.shared.end()
  }

  private func becomeActive() {
    state = .foreground
    enter(.active)
    screen.perform {
      delegate?.applicationDidBecomeActive(UIApplication.shared)
      UIApplication.shared.post(
        UIApplication.didBecomeActiveNotification, ofScene: UIScene.didActivateNotification)
    }
  }

  private func enter(_ phase: ScenePhase) {
    UIApplication.shared.applicationState = UIApplication.State(phase)
    environment.scenePhase = phase
    screen.setEnvironment(environment)
  }

  // MARK: - URLs and activities

  /// Passes a URL to the app, as if a person had opened it elsewhere, and brings the app to the foreground.
  ///
  /// - Returns: `false` if no view of the app handles URLs; a warning is recorded as well.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    activate()
    let isTaken = screen.send(.url(url))
    if !isTaken {
      screen.presentations?.report(
        "\(name) was given the URL \(url.absoluteString), but no view on its screen handles URLs: nothing happened. "
          + "Add onOpenURL to a view on the screen.")
    }
    return isTaken
  }

  /// Passes an activity to the app to continue, and brings the app to the foreground.
  ///
  /// - Returns: `false` if no view of the app handles activities of its type; a warning is recorded as well.
  @discardableResult
  package func resume(_ activity: NSUserActivity) -> Bool {
    activate()
    var isTaken = false
    screen.perform { isTaken = screen.presentations?.userActivities.resume(activity) ?? false }
    if !isTaken {
      screen.presentations?.report(
        "\(name) was given the activity \(activity.activityType), but no view on its screen continues such "
          + "activities: nothing happened. Add onContinueUserActivity to a view on the screen.")
    }
    return isTaken
  }
}
