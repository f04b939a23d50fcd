import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `MultiDatePicker`.
  public struct MultiDatePicker: KnownViewType {
    public static var typePrefix: String { "MultiDatePicker" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `MultiDatePicker`.
  public func multiDatePicker() throws -> InspectableView<ViewType.MultiDatePicker> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `MultiDatePicker`.
  public func multiDatePicker(_ index: Int) throws -> InspectableView<ViewType.MultiDatePicker> { try element(index) }
}

extension InspectableView where View == ViewType.MultiDatePicker {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Selects dates.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not use the picker.
  public func select(dateComponents: Set<DateComponents>) throws {
    let binding: Binding<Set<DateComponents>> = try content.value("selection")
    try trigger { binding.wrappedValue = dateComponents }
  }

  /// The first selectable date, if there is a limit.
  public func minimumDate() throws -> Date? { try content.value("minimumDate") }

  /// The end of the selectable dates, if there is a limit.
  public func maximumDate() throws -> Date? { try content.value("maximumDate") }
}
