import SwiftUI

extension ViewType {
  /// Inspects the items that `toolbar` puts into the bars.
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
  /// The items that a `toolbar` puts into the bars.
  ///
  /// - Parameter index: How many of such modifiers are nearer to the view.
  public func toolbar(_ index: Int? = nil) throws -> InspectableView<ViewType.Toolbar> { try modifier(index: index) }
}

extension InspectableView where View == ViewType.Toolbar {
  /// The name of a toolbar that people can customize.
  public func identifier() throws -> String? { try content.value("id") }

  /// One of the items, as a `ToolbarItem`.
  public func item(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.Item> {
    try InspectableView<ViewType.Toolbar.Item>(piece(index), parent: self, call: "item(\(index))", index: index)
  }

  /// One of the items, as a `ToolbarItemGroup`.
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
  /// The name of an item that people can move.
  public func identifier() throws -> String { try content.value("identifier") }

  /// Where in the bars the item goes.
  public func placement() throws -> ToolbarItemPlacement { try content.value("placement") }

  /// Whether the item is shown before anybody has customized the toolbar.
  public func showsByDefault() throws -> Bool { try content.value("showsByDefault") }
}

extension InspectableView where View == ViewType.Toolbar.ItemGroup {
  /// Where in the bars the items go.
  public func placement() throws -> ToolbarItemPlacement { try content.value("placement") }
}
