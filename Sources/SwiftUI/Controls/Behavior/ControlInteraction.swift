/// A live control: what can be done with it now.
@MainActor
package final class ControlInteraction {
  package internal(set) var behavior: ControlBehavior
  private(set) weak var element: ModifiedElement?

  /// The part of the control that takes its touches, if that is not all of it.
  weak var touchArea: Element?

  /// The finger on the control.
  var touch = ControlTouch()

  /// Where the control stands among those made in its screen, the same in every run.
  var order: UInt32 { element?.order ?? .max }

  init(_ behavior: ControlBehavior, element: ModifiedElement) {
    self.behavior = behavior
    self.element = element
  }

  /// Whether the control is in the tree and accepts actions.
  package var isEnabled: Bool {
    guard let element, element.isMounted else { return false }
    return element.environment.isEnabled
  }

  /// The environment that the control is in.
  package var environment: EnvironmentValues { element?.environment ?? EnvironmentValues() }

  /// The control's size, in points.
  package var size: CGSize { element?.size ?? .zero }

  /// Whether the control has the keyboard's focus.
  package var isFocused: Bool { element?.graph.focus.focused === self }

  /// Gives the keyboard's focus to the control.
  package func takeFocus() { element?.graph.focus.move(to: self) }

  /// Takes the keyboard's focus away from the control, if it still has it when the update is through.
  package func resignFocusWhenSettled() { element?.graph.focus.resignWhenSettled(self) }

  /// Runs the control's action of a kind.
  ///
  /// - Parameters:
  ///   - kind: What to do.
  ///   - argument: The text or value for actions that take one.
  /// - Returns: `false` if the control has no such action or is disabled, or if the argument is not what the action
  ///   takes; the last two are also reported as issues.
  @discardableResult
  package func perform(_ kind: SemanticsAction.Kind, with argument: SemanticsAction.Argument = .none) -> Bool {
    guard let action = behavior.actions.first(where: { $0.kind == kind }) else { return false }
    var isTaken = false
    let isRun = ifEnabled { isTaken = action.perform(argument, self) }
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

  /// Does what a tap at a point does.
  func act(on point: CGPoint) {
    if let touch = behavior.touch { touch(point, self) } else { _ = behavior.actions.first?.perform(.none, self) }
  }

  /// The actions as the semantics tree offers them; they act on what the control is when they are run.
  var semanticsActions: [SemanticsAction] {
    behavior.actions.map { action in
      SemanticsAction(action.kind, performing: { [weak self] argument in self?.perform(action.kind, with: argument) })
    }
  }

  /// Does what a person wants of the control, by whatever way, or says that it is disabled.
  ///
  /// - Returns: Whether it was done.
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
