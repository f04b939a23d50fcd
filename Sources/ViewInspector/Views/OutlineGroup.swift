import SwiftUI

extension ViewType {
  /// Inspects an `OutlineGroup`.
  public struct OutlineGroup: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "OutlineGroup" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `OutlineGroup`.
  public func outlineGroup() throws -> InspectableView<ViewType.OutlineGroup> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `OutlineGroup`.
  public func outlineGroup(_ index: Int) throws -> InspectableView<ViewType.OutlineGroup> { try element(index) }
}

extension InspectableView where View == ViewType.OutlineGroup {
  /// The data of the outline: one or several roots.
  ///
  /// - Parameter type: The type of the data.
  /// - Throws: `InspectionError.typeMismatch` if the data are of another type.
  public func sourceData<T>(_ type: T.Type) throws -> T {
    try Inspector.cast(value: content.value("sourceData", as: Any.self), type: type)
  }

  /// The view of an element of the data.
  ///
  /// - Parameter dataElement: The element, of the type that the outline shows.
  /// - Throws: `InspectionError.typeMismatch` if the element is of another type.
  public func leaf(_ dataElement: Any) throws -> InspectableView<ViewType.ClassifiedView> {
    let make: (Any) -> (any SwiftUI.View)? = try content.value("leaf")
    guard let view = make(dataElement) else {
      throw InspectionError.typeMismatch(
        factual: Inspector.typeName(value: dataElement),
        expected: Inspector.typeName(type: try content.value("elementType", as: Any.Type.self)))
    }
    let leaf = Content(view, medium: content.medium.resettingViewModifiers())
    return try InspectableView<ViewType.ClassifiedView>(leaf.unwrapped(), parent: self, call: "leaf()")
  }
}
