import SwiftUI

extension InspectableView {
  /// Calls the action of `onCopyCommand`.
  public func callOnCopyCommand() throws {
    let action: () -> [NSItemProvider] = try modifierValue("onCopyCommand", "action")
    try perform { _ = action() }
  }

  /// Calls the action of `onCutCommand`.
  public func callOnCutCommand() throws {
    let action: () -> [NSItemProvider] = try modifierValue("onCutCommand", "action")
    try perform { _ = action() }
  }

  /// Calls the action of `onDeleteCommand`.
  public func callOnDeleteCommand() throws {
    let action: () -> Void = try modifierValue("onDeleteCommand", "action")
    try perform(action)
  }

  /// Calls the action of `onMoveCommand`.
  public func callOnMoveCommand(_ direction: MoveCommandDirection = .up) throws {
    let action: (MoveCommandDirection) -> Void = try modifierValue("onMoveCommand", "action")
    try perform { action(direction) }
  }

  /// Calls the action of `onExitCommand`.
  public func callOnExitCommand() throws {
    let action: () -> Void = try modifierValue("onExitCommand", "action")
    try perform(action)
  }

  /// Calls the focus change closure of `focusable`.
  public func callOnFocusChange() throws {
    let action: (Bool) -> Void = try modifierValue("focusable", "onFocusChange")
    try perform { action(true) }
  }
}
