import SwiftUI

extension InspectableView {
  /// Runs what happens when the view is asked to copy.
  public func callOnCopyCommand() throws {
    let action: () -> [NSItemProvider] = try modifierValue("onCopyCommand", "action")
    try perform { _ = action() }
  }

  /// Runs what happens when the view is asked to cut.
  public func callOnCutCommand() throws {
    let action: () -> [NSItemProvider] = try modifierValue("onCutCommand", "action")
    try perform { _ = action() }
  }

  /// Runs what happens when the view is asked to delete.
  public func callOnDeleteCommand() throws {
    let action: () -> Void = try modifierValue("onDeleteCommand", "action")
    try perform(action)
  }

  /// Runs what happens for an arrow key.
  public func callOnMoveCommand(_ direction: MoveCommandDirection = .up) throws {
    let action: (MoveCommandDirection) -> Void = try modifierValue("onMoveCommand", "action")
    try perform { action(direction) }
  }

  /// Runs what happens for the escape key.
  public func callOnExitCommand() throws {
    let action: () -> Void = try modifierValue("onExitCommand", "action")
    try perform(action)
  }

  /// Runs what happens when the view gets the focus.
  public func callOnFocusChange() throws {
    let action: (Bool) -> Void = try modifierValue("focusable", "onFocusChange")
    try perform { action(true) }
  }
}
