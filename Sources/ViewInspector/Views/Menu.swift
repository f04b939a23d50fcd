import SwiftUI

extension ViewType {
  /// Inspects a `Menu`.
  public struct Menu: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "Menu" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Menu`.
  public func menu() throws -> InspectableView<ViewType.Menu> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Menu`.
  public func menu(_ index: Int) throws -> InspectableView<ViewType.Menu> { try element(index) }
}

extension InspectableView where View == ViewType.Menu {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Calls the menu's primary action.
  public func callPrimaryAction() throws {
    guard let action: @MainActor () -> Void = try? content.value("primaryAction") else {
      throw InspectionError.attributeNotFound(label: "primaryAction", type: "Menu")
    }
    try perform(action)
  }
}
