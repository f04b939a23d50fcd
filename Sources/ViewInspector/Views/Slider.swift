import SwiftUI

extension ViewType {
  /// Inspects a `Slider`.
  public struct Slider: KnownViewType {
    public static var typePrefix: String { "Slider" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Slider`.
  public func slider() throws -> InspectableView<ViewType.Slider> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Slider`.
  public func slider(_ index: Int) throws -> InspectableView<ViewType.Slider> { try element(index) }
}

extension InspectableView where View == ViewType.Slider {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// The selected value.
  public func value() throws -> Double { try valueBinding().wrappedValue }

  /// Sets the value.
  ///
  /// - Parameter value: The value; bounds and steps do not limit it.
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not use the slider.
  public func setValue(_ value: Double) throws {
    let binding = try valueBinding()
    try trigger { binding.wrappedValue = value }
  }

  /// Calls the slider's `onEditingChanged` for the end of editing.
  public func callOnEditingChanged() throws {
    let action: (Bool) -> Void = try content.value("onEditingChanged")
    try perform { action(false) }
  }

  private func valueBinding() throws -> Binding<Double> { try content.value("value") }
}
