/// A live control and its current actions.
@MainActor
package final class ControlInteraction: FocusTarget {
  package internal(set) var behavior: ControlBehavior

  /// The part of the control that handles touches, if it is not the whole control.
  weak var touchArea: Element?

  /// The touch on the control.
  var touch = ControlTouch()

  init(_ behavior: ControlBehavior, element: ModifiedElement) {
    self.behavior = behavior
    super.init(element: element)
  }

  override func focusChanged(_ isFocused: Bool) { behavior.focusChanged?(isFocused) }

  /// The control's environment.
  package var environment: EnvironmentValues { element?.environment ?? EnvironmentValues() }

  /// The keys that activate the control, if it can be activated.
  var keyboardShortcut: KeyboardShortcut? {
    behavior.actions.contains { $0.kind == .activate } ? environment.keyboardShortcut : nil
  }

  /// The control's size, in points.
  package var size: CGSize { element?.size ?? .zero }

  /// Performs the control's action of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of action.
  ///   - argument: The text or value of the action, if it has one.
  /// - Returns: `false` if the control has no such action, is disabled, or does not accept the argument; the last two
  ///   cases are also reported as issues.
  @discardableResult
  package func perform(_ kind: SemanticsAction.Kind, with argument: SemanticsAction.Argument = .none) -> Bool {
    guard let action = behavior.actions.first(where: { $0.kind == kind }) else { return false }
    var isTaken = false
    let isRun = ifEnabled { isTaken = action.perform(argument, self) }
    if isTaken { warnAboutDisabledLabel() }
    if isRun, !isTaken { report(argument, for: kind) }
    return isTaken
  }

  private func report(_ argument: SemanticsAction.Argument, for kind: SemanticsAction.Kind) {
    guard let element else { return }
    element.graph.report(
      _RuntimeIssue(
        "The action \(kind) does not take \(argument): nothing was changed. Give it an argument of its own kind.",
        severity: .warning, at: element))
  }

  /// Performs the effect of a tap at a point.
  func act(on point: CGPoint) {
    warnAboutDisabledLabel()
    if let touch = behavior.touch { touch(point, self) } else { _ = behavior.actions.first?.perform(.none, self) }
  }

  /// Reports that a button has run although its whole label is disabled.
  private func warnAboutDisabledLabel() {
    guard behavior.role == .button, let element, element.environment.isEnabled, element.hasDisabledContent else {
      return
    }
    element.graph.report(
      _RuntimeIssue(
        "The label of this button is disabled, but the button is not: its action was run, as on Apple's systems. Put "
          + "disabled(_:) on the button instead of its label.",
        severity: .warning, at: element))
  }

  /// The actions in the semantics tree; they use the control's state at the time they run.
  var semanticsActions: [SemanticsAction] {
    behavior.actions.map { action in
      SemanticsAction(action.kind, performing: { [weak self] argument in self?.perform(action.kind, with: argument) })
    }
  }

  /// Performs an action requested by a person in any way, or reports that the control is disabled.
  ///
  /// - Returns: Whether the action was performed.
  @discardableResult
  func ifEnabled(_ action: () -> Void) -> Bool {
    guard let element, element.isMounted else { return false }
    if isEnabled {
      action()
      return true
    }
    element.graph.report(
      _RuntimeIssue(
        "The control is disabled: its action was not run. Enable it first, or expect it to be disabled.",
        severity: .warning, at: element))
    return false
  }
}

extension _ViewNode {
  /// Whether the view, or the only view in it, is disabled.
  fileprivate var hasDisabledContent: Bool {
    var node = self
    while node.environment.isEnabled {
      var children: [_ViewNode] = []
      node.forEachChild { children.append($0) }
      guard children.count == 1 else { return false }
      node = children[0]
    }
    return true
  }
}

/// The control that an element is, if it is one.
package enum ControlFact: ElementFact { package typealias Value = ControlInteraction }

extension Element {
  /// The element's response to user actions, if it is a control.
  package final var controlInteraction: ControlInteraction? { fact(ControlFact.self) }
}

extension FocusSystem {
  /// The focused control.
  var focusedControl: ControlInteraction? { focused?.element?.controlInteraction }
}
