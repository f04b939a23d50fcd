#if os(Linux)
  import FlowRendering
  import FlowSnapshots
  import PhoneSimulation
  import SwiftUI
  import UIAutomation

  /// The screen of one pass of a run. It shows the view of each step in turn, and the flow drives, reads and draws it.
  ///
  /// A view replaces the previous one and keeps its state, like the content of a window.
  @MainActor
  final class FlowScreen {
    /// Opens the fonts once for all passes of a run.
    @MainActor
    final class Fonts {
      fileprivate lazy var textSystem = TextSystem()
      fileprivate var seenWarnings = 0

      /// The libraries and fonts that pictures are drawn with.
      private(set) lazy var origin = textSystem.engine.map { PictureOrigin(fonts: $0.fontIdentity) }
    }

    let setting: ScreenSetting
    /// The type of the view that the flow builds.
    let contentType: Any.Type?
    /// The environment of views if the flow's configuration changes nothing.
    let baseEnvironment: EnvironmentValues
    /// The environment of the current view.
    private(set) var environment: EnvironmentValues
    /// The number of views shown so far.
    private(set) var shownCount = 0

    /// Whether steps drive the screen. If they do, they control its time, and animations run to their ends after each
    /// step; otherwise animations end immediately.
    private let isDriven: Bool
    private let fonts: Fonts
    private var seenIssues = 0
    private var abandonedTasks: Set<Int> = []
    private var touches: [FlowTouch] = []
    private var actions: [String] = []
    private var inspections: [String] = []
    private var failures: [ScreenFailure] = []

    init(_ setting: ScreenSetting, fonts: Fonts, contentType: Any.Type? = nil, isDriven: Bool = false) {
      self.setting = setting
      self.fonts = fonts
      self.contentType = contentType
      self.isDriven = isDriven
      baseEnvironment = setting.environment
      environment = baseEnvironment
    }

    /// An empty screen with the same setting.
    func another() -> FlowScreen { FlowScreen(setting, fonts: fonts) }

    private(set) lazy var screen = makeScreen()

    /// The world outside of the flow.
    let phone = SimulatedPhone.running ?? SimulatedPhone()
    private var seenActs = 0

    /// The calls of steps that drive the screen.
    let session = AutomationSession()

    /// The application that drives the screen, for steps that take it.
    private(set) lazy var application = makeApplication()

    private func makeScreen() -> Screen {
      let screen = Screen(
        size: ProposedViewSize(setting.size), safeArea: setting.safeArea, environment: ownPart(of: environment),
        textSystem: fonts.textSystem, drawsBackground: true, timing: isDriven ? .manual : .settling,
        device: setting.device?.device, phone: phone)
      screen.touchObserver = { [weak self] paths in
        self?.touches += paths.map { FlowTouch(path: $0.positions.map(\.location)) }
      }
      screen.inspectionObserver = { [weak self] in self?.note(inspection: $0) }
      return screen
    }

    /// The libraries and fonts that pictures are drawn with.
    var pictureOrigin: PictureOrigin? { fonts.origin }

    /// Shows a view in an environment.
    func show(_ view: some View, in environment: EnvironmentValues) {
      self.environment = environment
      // The screen may have been made before its first view.
      screen.setEnvironment(ownPart(of: environment))
      shownCount += 1
      screen.show(view)
      if isDriven { screen.settle() }
    }

    /// The values of an environment that are not the device's, because a step may have rotated the device.
    private func ownPart(of environment: EnvironmentValues) -> EnvironmentValues {
      var part = EnvironmentValues()
      part.isDrawnInWindow = setting.drawsInWindow
      if setting.overridesScale { part.displayScale = baseEnvironment.displayScale }
      return environment.rebased(from: baseEnvironment, onto: part)
    }

    /// Removes the view and its state.
    func remove() {
      if shownCount > 0 { screen.remove() }
    }

    // MARK: - Outputs

    /// A picture of the current view, as PNG.
    func png() -> Data? {
      guard let bitmap = screen.picture(scale: setting.scale) else { return nil }
      return try? bitmap.pngData()
    }

    /// The semantics of the screen.
    var semantics: SemanticsSnapshot? {
      SemanticsSnapshot(lines: screen.outlineLines.map { .init(depth: $0.depth, text: $0.text, frame: $0.frame) })
    }

    /// The identifiers of all elements.
    func accessibilityIdentifiers() throws -> Set<String> {
      var identifiers: Set<String> = []
      func collect(_ nodes: [SemanticsNode]) {
        for node in nodes {
          if let identifier = node.identifier { identifiers.insert(identifier) }
          collect(node.children)
        }
      }
      collect(screen.semantics())
      return identifiers
    }

    /// The issues since the last call.
    func takeIssues() -> [DrawingIssue] {
      let issues = screen.graph.issues
      let warnings = fonts.textSystem.engine?.warnings ?? []
      defer {
        seenIssues = issues.count
        fonts.seenWarnings = warnings.count
      }
      return issues.dropFirst(seenIssues).map { DrawingIssue($0.message, at: $0.path, isError: $0.severity == .error) }
        + warnings.dropFirst(fonts.seenWarnings).map { DrawingIssue($0, isError: false) }
    }

    /// Records that a touch, a key or an expectation of a step failed.
    func note(_ failure: ScreenFailure) {
      failures.append(failure)
    }

    /// The failures since the last call.
    func takeFailures() -> [ScreenFailure] {
      defer { failures = [] }
      return failures
    }

    /// Records an inspected view. Of the calls that lead to a view, only the last one is kept.
    private func note(inspection path: String) {
      if let last = inspections.last, path == last || path.hasPrefix(last + ".") { inspections.removeLast() }
      inspections.append(path)
    }

    /// The views inspected since the last call.
    func takeInspections() -> [String] {
      defer { inspections = [] }
      return inspections
    }

    /// Records an action on the screen.
    func note(action: String) { actions.append(action) }

    /// The actions on the screen since the last call, then what the app did to the phone.
    func takeActions() -> [String] {
      let acts = phone.acts
      defer {
        actions = []
        seenActs = acts.count
      }
      return actions + acts.dropFirst(seenActs).map { "the app, \($0)" }
    }

    /// The touches since the last call.
    func takeTouches() -> [FlowTouch] {
      defer { touches = [] }
      return touches
    }
  }

  // MARK: - Pending work

  extension FlowScreen {
    /// Waits for the tasks that views have started.
    ///
    /// A task that does not end in time may never end, so later calls do not wait for it.
    ///
    /// - Parameter limit: The longest time to wait, in real time.
    /// - Returns: The views whose tasks are still running, among those waited for.
    func waitForTasks(upTo limit: Duration) async -> [String] {
      let clock = ContinuousClock()
      var left = limit
      var last = clock.now
      var turns = 0
      var tasks = awaitedTasks
      while !tasks.isEmpty, left > .zero, !Task.isCancelled {
        turns += 1
        // Most tasks need a few turns of the main actor; the others wait for something outside it.
        if turns < 100 { await Task.yield() } else { try? await clock.sleep(for: .milliseconds(1)) }
        screen.bringUpToDate()
        tasks = awaitedTasks
        // While the main actor is busy, the tasks cannot continue, so only a part of that time counts. Each task gets
        // its turns, however long they take.
        let now = clock.now
        if turns >= 100 { left -= min(now - last, .milliseconds(20)) }
        last = now
      }
      abandonedTasks.formUnion(tasks.map(\.number))
      if isDriven { screen.settle() }
      return tasks.map(\.owner)
    }

    /// Creates a tracker for tasks of closures that belong to the screen but are not its own.
    func makeTaskTracker() -> TaskTracker { screen.graph.makeTaskTracker() }

    /// The views and events with unfinished tasks, as paths.
    var runningTasks: [String] { screen.graph.tasks.runningTasks.map(\.owner) }

    private var awaitedTasks: [TaskTracker.RunningTask] {
      screen.graph.tasks.runningTasks.filter { !abandonedTasks.contains($0.number) }
    }

    /// The pending work, or `nil` if there is none.
    var activity: String? {
      let activity = screen.activity
      return activity.isAtRest ? nil : activity.description
    }
  }
#endif
