import SwiftUI

extension ViewType {
  /// Inspects a `Stepper`.
  public struct Stepper: KnownViewType {
    public static var typePrefix: String { "Stepper" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `Stepper` inside.
  public func stepper() throws -> InspectableView<ViewType.Stepper> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `Stepper`.
  public func stepper(_ index: Int) throws -> InspectableView<ViewType.Stepper> { try element(index) }
}

extension InspectableView where View == ViewType.Stepper {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Runs what the plus button does.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not tap it.
  public func increment() throws { try step("onIncrement") }

  /// Runs what the minus button does.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not tap it.
  public func decrement() throws { try step("onDecrement") }

  /// Tells the stepper's `onEditingChanged` that editing has ended.
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
