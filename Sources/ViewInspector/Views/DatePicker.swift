import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `DatePicker`.
  public struct DatePicker: KnownViewType {
    public static var typePrefix: String { "DatePicker" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `DatePicker`.
  public func datePicker() throws -> InspectableView<ViewType.DatePicker> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `DatePicker`.
  public func datePicker(_ index: Int) throws -> InspectableView<ViewType.DatePicker> { try element(index) }
}

extension InspectableView where View == ViewType.DatePicker {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Selects a date.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not use the picker.
  public func select(date: Date) throws {
    let binding: Binding<Date> = try content.value("selection")
    try trigger { binding.wrappedValue = date }
  }
}
