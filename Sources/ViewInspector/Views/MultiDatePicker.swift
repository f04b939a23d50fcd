import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `MultiDatePicker`.
  public struct MultiDatePicker: KnownViewType {
    public static var typePrefix: String { "MultiDatePicker" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `MultiDatePicker` inside.
  public func multiDatePicker() throws -> InspectableView<ViewType.MultiDatePicker> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `MultiDatePicker`.
  public func multiDatePicker(_ index: Int) throws -> InspectableView<ViewType.MultiDatePicker> { try element(index) }
}

extension InspectableView where View == ViewType.MultiDatePicker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Chooses dates.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not use the picker.
  public func select(dateComponents: Set<DateComponents>) throws {
    let binding: Binding<Set<DateComponents>> = try content.value("selection")
    try trigger { binding.wrappedValue = dateComponents }
  }

  /// The first date that can be chosen, if there is a limit.
  public func minimumDate() throws -> Date? { try content.value("minimumDate") }

  /// The date before which dates can be chosen, if there is a limit.
  public func maximumDate() throws -> Date? { try content.value("maximumDate") }
}
