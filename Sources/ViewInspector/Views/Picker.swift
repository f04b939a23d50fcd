import SwiftUI

extension ViewType {
  /// Inspects a `Picker`.
  public struct Picker: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "Picker" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Picker`.
  public func picker() throws -> InspectableView<ViewType.Picker> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Picker`.
  public func picker(_ index: Int) throws -> InspectableView<ViewType.Picker> { try element(index) }
}

extension InspectableView where View == ViewType.Picker {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Selects a value.
  ///
  /// - Parameter value: The value, of the type of the selection; no row needs to have it as its tag.
  /// - Throws: `InspectionError` if the value is not of the selection's type, or if a person could not use the picker.
  public func select<SelectionValue>(value: SelectionValue) throws where SelectionValue: Hashable {
    try guardIsResponsive()
    let binding = try selection(SelectionValue.self, for: "select(value:)")
    try perform { binding.wrappedValue = value }
  }

  /// The selected value.
  ///
  /// - Parameter type: The type of the selection.
  /// - Throws: `InspectionError.notSupported` if the selection is of another type.
  public func selectedValue<SelectionValue>(_ type: SelectionValue.Type) throws -> SelectionValue {
    try selection(SelectionValue.self, for: "selectedValue(_:)").wrappedValue
  }

  private func selection<Value>(_ type: Value.Type, for caller: String) throws -> Binding<Value> {
    guard let found = content.composition?.allValues.first(where: { $0.name == "selection" })?.value,
      let actual = found as? any BindingOfAnyValue
    else { return try content.value("selection") }
    guard let binding = found as? Binding<Value> else {
      let names = (Inspector.typeName(type: actual.valueType), Inspector.typeName(type: Value.self))
      throw InspectionError.notSupported("\(caller) expected a value of type \(names.0) but received \(names.1)")
    }
    return binding
  }
}

/// A binding that exposes its value type.
private protocol BindingOfAnyValue {
  var valueType: Any.Type { get }
}

extension Binding: BindingOfAnyValue {
  fileprivate var valueType: Any.Type { Value.self }
}
