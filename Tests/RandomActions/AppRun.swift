import Checkout
import FlowIssueReporting
import FlowRendering
import SwiftUI
import UIAutomation

/// An app on a screen, while actions are performed on it.
@MainActor
final class AppRun {
  private let subject: RandomSubject
  private let setting: RunSetting
  private let container = AppContainer()
  private let session = AutomationSession()
  private var bank = Bank()
  private var launch = ModelOfLaunch()
  private var values = EnvironmentValues()
  private var device: Device
  private var app: AppInstance

  /// The results of actions, in addition to the screen.
  private var notes: [String] = []

  init(of subject: RandomSubject, _ setting: RunSetting) throws {
    self.subject = subject
    self.setting = setting
    device = setting.device
    app = try Self.launch(subject, setting, device, values, container, bank, launch)
    // The messages are compared, too: equal actions must have equal messages.
    session.begin(lostEvents: .failure) { [weak self] message, _ in
      self?.notes.append(message)
      return true
    }
  }

  private static func launch(
    _ subject: RandomSubject, _ setting: RunSetting, _ device: Device, _ values: EnvironmentValues,
    _ container: AppContainer, _ bank: Bank, _ launch: ModelOfLaunch
  ) throws -> AppInstance {
    try Bank.$current.withValue(bank) {
      try ModelOfLaunch.$current.withValue(launch) {
        try RandomViewApp.$view.withValue(subject.view) {
          let app = try AppInstance.launch(
            subject.app, device: device, container: container, values: values, textSystem: setting.textSystem)
          app.screen.graph.motion.timing = setting.timing
          return app
        }
      }
    }
  }

  var screen: Screen { app.screen }

  var state: ScreenState { ScreenState(of: screen, model: launch.model, notes: notes) }

  /// The pixels of the screen; `nil` if text is only measured.
  var picture: Bitmap? { screen.picture(scale: 1) }

  /// Reads all outputs of the screen: reading must not affect later results.
  func look() {
    _ = screen.semanticsTree
    _ = screen.displayList()
    _ = screen.spoken
    _ = screen.activity
  }

  /// Ends the app, and all its pending work.
  func end() async throws {
    app.terminate()
    bank.answer(.silence)
    try await comeToRest(on: app.screen)
    session.end()
  }

  // MARK: - Actions

  /// Performs an action, and runs its tasks until they wait only for the bank.
  func perform(_ action: RandomAction) async throws {
    if action.needsForeground { app.activate() }
    switch action {
    case .answer(let answer): bank.answer(answer)
    case .sendToBackground: app.moveToBackground()
    case .activate: app.activate()
    case .relaunch: try await relaunch()
    case .open(let text): URL(string: text).map { _ = app.open($0) }
    case .change(let setting): change(setting)
    case .rotate(let orientation):
      screen.rotate(to: orientation)
      device = screen.device ?? device
    case .look: look()
    default: touch(action)
    }
    try await comeToRest(on: screen)
  }

  private func relaunch() async throws {
    let old = app.screen
    app.terminate()
    bank.answer(.silence)
    try await comeToRest(on: old)
    bank = Bank()
    launch = ModelOfLaunch()
    app = try Self.launch(subject, setting, device, values, container, bank, launch)
  }

  /// Runs tasks until the remaining ones wait for the bank.
  private func comeToRest(on screen: Screen) async throws {
    var turns = 0
    while screen.graph.tasks.running > bank.waitingCount {
      turns += 1
      if turns > 100_000 { throw RunFailure("Tasks do not end: \(screen.graph.tasks.runningTasks.map(\.owner))") }
      if turns.isMultiple(of: 100) { try await Task.sleep(for: .milliseconds(1)) } else { await Task.yield() }
    }
    screen.bringUpToDate()
  }

  private func change(_ setting: RandomAction.Setting) {
    setting.apply(to: &values)
    screen.send(.environment { setting.apply(to: &$0) })
  }

  // MARK: - Fingers, keys, time

  private func touch(_ action: RandomAction) {
    switch action {
    case .tap(let place): tap(point(place))
    case .doubleTap(let place): note(screen.tap(at: point(place), count: 2))
    case .press(let place, let seconds): note(screen.tap(at: point(place), duration: seconds))
    case .drag(let place, let end, let seconds):
      note(screen.drag(from: point(place), to: point(end), duration: seconds))
    case .pinch(let place, let from, let to, let seconds):
      twoFingers(around: point(place), from: (from, 0), to: (to, 0), seconds)
    case .turn(let place, let degrees, let seconds):
      twoFingers(around: point(place), from: (60, 0), to: (60, degrees * .pi / 180), seconds)
    case .twoFingerTap(let place): twoFingers(around: point(place), from: (30, 0), to: (30, 0), 0.05)
    case .tapElement(let number): visibleElement(number).map { tap(middle(of: $0)) }
    case .swipeElement(let number, let edge, let seconds): visibleElement(number).map { swipe($0, to: edge, seconds) }
    case .tapFound(let number): tapFound(number)
    case .act(let number, let action): act(number, action)
    case .type(let text): note(screen.type(text))
    case .pressKey(let key, let isCommand): screen.press(key.equivalent, modifiers: isCommand ? .command : [])
    case .backSwipe:
      let height = size.height / 2
      note(screen.drag(from: CGPoint(x: 1, y: height), to: CGPoint(x: size.width * 0.8, y: height)))
    case .pointer(let place): screen.movePointer(to: place.map(point))
    case .letTimePass(let seconds): screen.advance(by: seconds)
    case .settle: screen.settle()
    default: break
    }
  }

  private func note(_ isTaken: Bool) { notes.append("taken: \(isTaken)") }

  private var size: CGSize { screen.size.replacingUnspecifiedDimensions() }

  private func point(_ place: RandomAction.Place) -> CGPoint {
    CGPoint(x: place.x * size.width, y: place.y * size.height)
  }

  private func tap(_ point: CGPoint) { note(screen.tap(at: point, duration: 0.05)) }

  private func twoFingers(
    around middle: CGPoint, from start: (distance: Double, angle: Double), to end: (distance: Double, angle: Double),
    _ seconds: Double
  ) {
    func path(_ side: Double) -> FingerPath {
      FingerPath(
        positions: (0...10).map { step in
          let share = Double(step) / 10
          let distance = (start.distance + (end.distance - start.distance) * share) / 2 * side
          let angle = start.angle + (end.angle - start.angle) * share
          return FingerPath.Position(
            time: seconds * share,
            location: CGPoint(x: middle.x + distance * cos(angle), y: middle.y + distance * sin(angle)))
        })
    }
    screen.touch([path(1), path(-1)])
  }

  // MARK: - Elements

  private func elements() -> [SemanticsNode] {
    var elements: [SemanticsNode] = []
    func add(_ nodes: [SemanticsNode]) {
      for node in nodes where !node.isHidden {
        elements.append(node)
        add(node.children)
      }
    }
    add(screen.semantics())
    return elements
  }

  private func visibleElement(_ number: Int) -> SemanticsNode? {
    let window = CGRect(origin: .zero, size: size)
    let visible = elements().filter { !$0.frame.intersection(window).isEmpty && $0.children.isEmpty }
    return visible.isEmpty ? nil : visible[number % visible.count]
  }

  private func middle(of node: SemanticsNode) -> CGPoint {
    let visible = node.frame.intersection(CGRect(origin: .zero, size: size))
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  private func swipe(_ node: SemanticsNode, to edge: Edge, _ seconds: Double) {
    let start = middle(of: node)
    let end =
      switch edge {
      case .top: CGPoint(x: start.x, y: start.y - 200)
      case .bottom: CGPoint(x: start.x, y: start.y + 200)
      case .leading: CGPoint(x: start.x - 150, y: start.y)
      case .trailing: CGPoint(x: start.x + 150, y: start.y)
      }
    note(screen.drag(from: start, to: end, duration: max(0.02, seconds)))
  }

  private func tapFound(_ number: Int) {
    let query = XCUIApplication(screen: screen, session: session).descendants(matching: .any)
    let count = query.count
    if count > 0 { query.element(boundBy: number % count).tap() }
  }

  private func act(_ number: Int, _ action: Int) {
    let able = elements().filter { !$0.actions.isEmpty }
    guard !able.isEmpty else { return }
    let node = able[number % able.count]
    let chosen = node.actions[action % node.actions.count]
    screen.perform(chosen, with: argument(of: chosen.kind, action, node))
  }

  private func argument(
    of kind: SemanticsAction.Kind, _ number: Int, _ node: SemanticsNode
  ) -> SemanticsAction.Argument {
    switch kind {
    case .setText: .text(["", "Ann", "12345", "Elm Street 1"][number % 4])
    case .setNumber: .number(Double(number) / 10)
    case .setOn: .isOn(number.isMultiple(of: 2))
    case .setDate: .date(Date(timeIntervalSince1970: Double(number) * 86_400))
    case .choose: .option(node.children.isEmpty ? "Norway" : node.children[number % node.children.count].label ?? "")
    default: .none
    }
  }
}

extension RandomAction {
  /// Whether a person performs the action on a visible app.
  fileprivate var needsForeground: Bool {
    switch self {
    case .answer, .sendToBackground, .activate, .relaunch, .letTimePass, .settle, .change, .changeModel, .look, .rotate:
      false
    default: true
    }
  }
}
