import SwiftUI

extension ViewType {
  /// Inspects the items of `toolbar`.
  public struct Toolbar: ModifierKind {
    static var modifierName: String { "toolbar" }

    /// Inspects a `ToolbarItem`.
    public struct Item: KnownViewType, SingleViewContent, MultipleViewContent {
      public static var typePrefix: String { "ToolbarItem" }
    }

    /// Inspects a `ToolbarItemGroup`.
    public struct ItemGroup: KnownViewType, SingleViewContent, MultipleViewContent {
      public static var typePrefix: String { "ToolbarItemGroup" }
    }
  }
}

extension InspectableView {
  /// The items of a `toolbar`.
  ///
  /// - Parameter index: The number of such modifiers closer to the view.
  public func toolbar(_ index: Int? = nil) throws -> InspectableView<ViewType.Toolbar> { try modifier(index: index) }
}

extension InspectableView where View == ViewType.Toolbar {
  /// The identifier of a customizable toolbar.
  public func identifier() throws -> String? { try content.value("id") }

  /// The item at an index, as a `ToolbarItem`.
  ///
  /// - Parameter index: The position among the items and groups, counted from zero.
  /// - Throws: `InspectionError` if there is nothing at the index, or a group.
  public func item(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.Item> {
    try InspectableView<ViewType.Toolbar.Item>(piece(index), parent: self, call: "item(\(index))", index: index)
  }

  /// The item at an index, as a `ToolbarItemGroup`.
  ///
  /// - Parameter index: The position among the items and groups, counted from zero.
  /// - Throws: `InspectionError` if there is nothing at the index, or a single item.
  public func itemGroup(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.ItemGroup> {
    try InspectableView<ViewType.Toolbar.ItemGroup>(
      piece(index), parent: self, call: "itemGroup(\(index))", index: index)
  }

  private func piece(_ index: Int) throws -> Content {
    let pieces = try content.childGroup()
    guard index >= 0, index < pieces.count else {
      throw InspectionError.viewNotFound(parent: "toolbar item at index \(index)")
    }
    return try pieces.element(at: index)
  }
}

extension InspectableView where View == ViewType.Toolbar.Item {
  /// The identifier of a customizable item.
  public func identifier() throws -> String { try content.value("identifier") }

  /// The placement of the item.
  public func placement() throws -> ToolbarItemPlacement { try content.value("placement") }

  /// Whether the item is shown by default in a customizable toolbar.
  public func showsByDefault() throws -> Bool { try content.value("showsByDefault") }
}

extension InspectableView where View == ViewType.Toolbar.ItemGroup {
  /// The placement of the items.
  public func placement() throws -> ToolbarItemPlacement { try content.value("placement") }
}
