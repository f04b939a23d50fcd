import SwiftUI

extension InspectableView {
  /// Whether a person could use the view: neither it nor an ancestor is disabled, hidden or closed to touches.
  public func isResponsive() -> Bool { (try? guardIsResponsive()) != nil }

  /// Whether the view or an ancestor is disabled.
  public func isDisabled() -> Bool { content.isDisabled }

  /// Whether the view or an ancestor is hidden.
  ///
  /// The label of a control can also be hidden by `labelsHidden()`.
  public func isHidden() -> Bool { content.isHidden || (labelsHidden() && isInLabelOfControl) }

  private var isInLabelOfControl: Bool {
    var view = parentView
    while let current = view {
      let parts = current.parentView?.content.composition?.parts ?? []
      if parts.contains(where: { $0.isControlLabel && $0.role.call == current.inspectionCall }) { return true }
      view = current.parentView
    }
    return false
  }

  /// Whether the view and its ancestors receive touches.
  public func allowsHitTesting() -> Bool { content.allowsHitTesting }

  /// Runs an action of the view, and applies all resulting updates.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not use the view.
  func trigger(call: String = #function, _ action: () throws -> Void) throws {
    try guardIsResponsive()
    try perform(call: call, action)
  }

  /// Runs code of an app, and applies all resulting updates.
  ///
  /// - Parameter call: The call in the test.
  func perform(call: String = #function, _ action: () throws -> Void) throws {
    noteInspection(call)
    var failure: (any Error)?
    content.medium.place.tree.perform {
      do { try action() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  func guardIsResponsive() throws {
    try guardIsNot("is disabled") { $0.isDisabled }
    try guardIsNot("is hidden") { $0.isHidden }
    try guardIsNot("has allowsHitTesting set to false") { !$0.allowsHitTesting }
    if isAbsent { throw unresponsive("the conditional view has been hidden") }
  }

  /// Throws an error with the outermost view that satisfies a condition.
  private func guardIsNot(_ reason: String, _ condition: (Content) -> Bool) throws {
    guard condition(content) else { return }
    var blocker: any UnwrappedView = self
    while let parent = blocker.parentView, condition(parent.content) { blocker = parent }
    let path = blocker.pathToRoot
    throw unresponsive("\(path.isEmpty ? "it" : path) \(reason)")
  }

  private func unresponsive(_ reason: String) -> InspectionError {
    .unresponsiveControl(name: Inspector.typeName(value: content.view, generics: .remove), reason: reason)
  }
}

extension Content {
  var isDisabled: Bool { !medium.place.environment.isEnabled }
  var isHidden: Bool { transitiveModifier("hidden") != nil }

  var allowsHitTesting: Bool {
    !transitiveModifiers("allowsHitTesting").contains { $0.value("enabled") == false }
  }

  func transitiveModifiers(_ name: String) -> [Composition] {
    medium.transitiveViewModifiers.compactMap { ($0 as? any ComposedModifier)?.composition }.filter { $0.name == name }
  }

  func transitiveModifier(_ name: String) -> Composition? { transitiveModifiers(name).first }
}
