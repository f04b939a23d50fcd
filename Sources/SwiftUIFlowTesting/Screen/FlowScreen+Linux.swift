#if os(Linux)
  import FlowRendering
  import FlowSnapshots
  import SwiftUI
  import UIAutomation

  /// The screen of one pass of a run: it shows the view of each step, one after the other, and is what the flow touches,
  /// reads and draws.
  ///
  /// A view takes the place of the one before and keeps its state, as the content of a window does.
  @MainActor
  final class FlowScreen {
    /// Opens the fonts once for all passes of a run.
    @MainActor
    final class Fonts {
      fileprivate lazy var textSystem = TextSystem()
      fileprivate var seenWarnings = 0

      /// What pictures are drawn with.
      private(set) lazy var origin = textSystem.engine.map { PictureOrigin(fonts: $0.fonts.identity) }
    }

    let setting: ScreenSetting
    /// The type of the view that the flow builds.
    let contentType: Any.Type?
    /// The environment that views have where the flow's configuration changes nothing.
    let baseEnvironment: EnvironmentValues
    /// The environment of the view that is shown.
    private(set) var environment: EnvironmentValues
    /// How many views have been shown, one after the other.
    private(set) var shownCount = 0

    /// Whether steps drive the screen: its time is theirs then, and animations run to their ends after each step.
    /// Otherwise they are at their ends at once.
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

    /// A screen like this one that shows nothing yet.
    func another() -> FlowScreen { FlowScreen(setting, fonts: fonts) }

    private(set) lazy var screen = makeScreen()

    /// What drives the screen in steps that take it.
    private(set) lazy var application = makeApplication()

    private func makeScreen() -> Screen {
      let screen = Screen(
        size: ProposedViewSize(setting.size), safeArea: setting.safeArea, environment: ownPart(of: environment),
        textSystem: fonts.textSystem, drawsBackground: true, timing: isDriven ? .manual : .settling,
        device: setting.device?.device)
      screen.touchObserver = { [weak self] paths in
        self?.touches += paths.map { FlowTouch(path: $0.positions.map(\.location)) }
      }
      screen.inspectionObserver = { [weak self] in self?.note(inspection: $0) }
      return screen
    }

    /// What pictures are drawn with.
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

    /// What an environment says beside the device, which may have been turned meanwhile.
    private func ownPart(of environment: EnvironmentValues) -> EnvironmentValues {
      var part = EnvironmentValues()
      part.isDrawnInWindow = setting.drawsInWindow
      if setting.overridesScale { part.displayScale = baseEnvironment.displayScale }
      return environment.rebased(from: baseEnvironment, onto: part)
    }

    /// Takes the view away, with its state.
    func remove() {
      if shownCount > 0 { screen.remove() }
    }

    // MARK: - What it shows

    /// A picture of what is shown, as PNG.
    func png() -> Data? {
      guard let bitmap = screen.picture(scale: setting.scale) else { return nil }
      return try? bitmap.pngData()
    }

    /// What is said to assistive technologies.
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

    /// What went wrong since the last call.
    func takeIssues() -> [DrawingIssue] {
      let issues = screen.graph.issues
      let warnings = fonts.textSystem.engine?.warnings ?? []
      defer {
        seenIssues = issues.count
        fonts.seenWarnings = warnings.count
      }
      return issues.dropFirst(seenIssues).map { DrawingIssue($0.description, isError: $0.severity == .error) }
        + warnings.dropFirst(fonts.seenWarnings).map { DrawingIssue($0, isError: false) }
    }

    /// Notes that a touch, a key or an expectation of a step failed.
    func note(_ failure: ScreenFailure) {
      failures.append(failure)
    }

    /// What failed since the last call.
    func takeFailures() -> [ScreenFailure] {
      defer { failures = [] }
      return failures
    }

    /// Notes that a view was looked into; of the calls that lead to one view only the last says where it ended.
    private func note(inspection path: String) {
      if let last = inspections.last, path == last || path.hasPrefix(last + ".") { inspections.removeLast() }
      inspections.append(path)
    }

    /// Which views were looked into since the last call.
    func takeInspections() -> [String] {
      defer { inspections = [] }
      return inspections
    }

    /// Notes what is done to the screen.
    func note(action: String) { actions.append(action) }

    /// What was done to the screen since the last call.
    func takeActions() -> [String] {
      defer { actions = [] }
      return actions
    }

    /// What fingers did since the last call.
    func takeTouches() -> [FlowTouch] {
      defer { touches = [] }
      return touches
    }
  }

  // MARK: - What goes on

  extension FlowScreen {
    /// Waits for the tasks that views have started.
    ///
    /// A task that did not end in time is not waited for again: it may be one that never ends.
    ///
    /// - Parameter limit: How long to wait, in real time.
    /// - Returns: The views whose tasks still run, of those that were waited for.
    func waitForTasks(upTo limit: Duration) async -> [String] {
      let clock = ContinuousClock()
      var left = limit
      var last = clock.now
      var turns = 0
      var tasks = awaitedTasks
      while !tasks.isEmpty, left > .zero, !Task.isCancelled {
        turns += 1
        // Most tasks need a few turns of the main actor; the rest waits for something outside of it.
        if turns < 100 { await Task.yield() } else { try? await clock.sleep(for: .milliseconds(1)) }
        screen.bringUpToDate()
        tasks = awaitedTasks
        // While the main actor is busy with something else, the tasks cannot go on either; and however long their turns
        // take, each has them.
        let now = clock.now
        if turns >= 100 { left -= min(now - last, .milliseconds(20)) }
        last = now
      }
      abandonedTasks.formUnion(tasks.map(\.number))
      if isDriven { screen.settle() }
      return tasks.map(\.owner)
    }

    /// Knows the tasks of closures that belong to the screen, and are none of its own.
    func makeTaskTracker() -> TaskTracker { screen.graph.makeTaskTracker() }

    /// The views and events whose tasks have not ended, as paths.
    var runningTasks: [String] { screen.graph.tasks.runningTasks.map(\.owner) }

    private var awaitedTasks: [TaskTracker.RunningTask] {
      screen.graph.tasks.runningTasks.filter { !abandonedTasks.contains($0.number) }
    }

    /// What still goes on or waits for an answer, or `nil` if nothing does.
    var activity: String? {
      let activity = screen.activity
      return activity.isAtRest ? nil : activity.description
    }
  }
#endif
