import SwiftUI

extension ViewType {
  /// Inspects a `Stepper`.
  public struct Stepper: KnownViewType {
    public static var typePrefix: String { "Stepper" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Stepper`.
  public func stepper() throws -> InspectableView<ViewType.Stepper> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Stepper`.
  public func stepper(_ index: Int) throws -> InspectableView<ViewType.Stepper> { try element(index) }
}

extension InspectableView where View == ViewType.Stepper {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Performs the action of the plus button.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not tap it.
  public func increment() throws { try step("onIncrement") }

  /// Performs the action of the minus button.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not tap it.
  public func decrement() throws { try step("onDecrement") }

  /// Calls the stepper's `onEditingChanged` for the end of editing.
  public func callOnEditingChanged() throws {
    let action: (Bool) -> Void = try content.value("onEditingChanged")
    try perform { action(false) }
  }

  private func step(_ name: String) throws {
    try guardIsResponsive()
    let action: () -> Void = try content.value(name)
    try perform(action)
  }
}
