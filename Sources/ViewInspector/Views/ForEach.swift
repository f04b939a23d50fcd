import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `ForEach`.
  public struct ForEach: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "ForEach" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ForEach`.
  public func forEach() throws -> InspectableView<ViewType.ForEach> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ForEach`.
  public func forEach(_ index: Int) throws -> InspectableView<ViewType.ForEach> { try element(index) }
}

extension InspectableView where View == ViewType.ForEach {
  /// Deletes the elements at some indices.
  ///
  /// - Parameter indexSet: The indices of the elements, counted from zero.
  /// - Throws: `InspectionError.modifierNotFound` if there is no `onDelete`.
  public func callOnDelete(_ indexSet: IndexSet) throws {
    let action: (IndexSet) -> Void = try modifierValue("onDelete", "action", call: "onDelete(perform:)")
    try perform { action(indexSet) }
  }

  /// Moves elements to before another one, as a person would.
  ///
  /// - Parameters:
  ///   - indexSet: The indices of the elements.
  ///   - index: The index of the element that they come before, in the order before the move.
  /// - Throws: `InspectionError.modifierNotFound` if there is no `onMove`.
  public func callOnMove(_ indexSet: IndexSet, _ index: Int) throws {
    let action: (IndexSet, Int) -> Void = try modifierValue("onMove", "action", call: "onMove(perform:)")
    try perform { action(indexSet, index) }
  }

  /// Drops items of some types at an index.
  ///
  /// - Parameters:
  ///   - types: The types of `onInsert(of:perform:)`.
  ///   - index: The index of the element that the items come before.
  ///   - providers: The items.
  /// - Throws: `InspectionError.modifierNotFound` if there is no `onInsert` of exactly these types, in this order.
  public func callOnInsert(of types: [UTType], _ index: Int, _ providers: [NSItemProvider]) throws {
    let insertion = modifierCompositions("onInsert").first { $0.value("contentTypes") == types }
    guard let action = insertion?.value("action", as: ((Int, [NSItemProvider]) -> Void).self) else {
      throw modifierNotFound("onInsert(of: \(types.map(\.identifier)), perform:)")
    }
    try perform { action(index, providers) }
  }
}
