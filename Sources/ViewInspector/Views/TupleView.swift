import SwiftUI

extension ViewType {
  /// Inspects a `TupleView`.
  public struct TupleView: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "TupleView" }
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index that is itself several views, such as a condition with several views.
  public func tupleView(_ index: Int) throws -> InspectableView<ViewType.TupleView> {
    let call = ViewType.inspectionCall(base: ViewType.TupleView.inspectionCall(typeName: ""), index: index)
    return try InspectableView<ViewType.TupleView>(
      child(at: index, isTupleExtraction: true), parent: self, call: call, index: index)
  }
}
