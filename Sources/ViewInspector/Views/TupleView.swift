import SwiftUI

extension ViewType {
  /// Inspects a `TupleView`.
  public struct TupleView: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "TupleView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `TupleView` inside.
  public func tupleView() throws -> InspectableView<ViewType.TupleView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `TupleView`.
  public func tupleView(_ index: Int) throws -> InspectableView<ViewType.TupleView> {
    try InspectableView<ViewType.TupleView>(
      child(at: index, isTupleExtraction: true), parent: self, call: "tupleView(\(index))", index: index)
  }
}
