import SwiftUI

extension InspectableView {
  /// Whether the view hides the navigation bar.
  public func navigationBarHidden() throws -> Bool {
    let visibilities = modifierCompositions("toolbarVisibility")
      .filter { $0.value("bars", as: [ToolbarPlacement].self)?.contains(.navigationBar) == true }
      .compactMap { $0.value("visibility", as: Visibility.self) }
    guard let visibility = visibilities.first else { throw modifierNotFound("navigationBarHidden") }
    return visibility != .visible
  }

  /// Whether the view hides the back button.
  public func navigationBarBackButtonHidden() throws -> Bool {
    try modifierValue("navigationBarBackButtonHidden", "value")
  }

  /// Whether the view hides the status bar.
  public func statusBarHidden() throws -> Bool {
    try modifierValue("statusBarHidden", "isHidden", call: "statusBar(hidden:)")
  }

  /// The style of the navigation views inside.
  public func navigationViewStyle() throws -> Any { try modifierValue("navigationViewStyle", "style") }
}

extension InspectableView where View: SingleViewContent {
  /// The child, with bar items set by `navigationBarItems`.
  public func navigationBarItems() throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView<ViewType.ClassifiedView>(child(), parent: self, call: "navigationBarItems()").withBarItems()
  }

  /// The child, with bar items set by `navigationBarItems`. The type argument is no longer required.
  ///
  /// - Parameter viewType: Has no effect.
  public func navigationBarItems<V: SwiftUI.View>(
    _ viewType: V.Type
  ) throws -> InspectableView<ViewType.ClassifiedView> { try navigationBarItems() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, with bar items set by `navigationBarItems`.
  ///
  /// - Parameter index: The position of the child, counted from zero.
  /// - Throws: `InspectionError` if there is no child at the index, or if it has no bar items.
  public func navigationBarItems(_ index: Int) throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView<ViewType.ClassifiedView>(
      child(at: index), parent: self, call: "navigationBarItems(\(index))", index: index
    ).withBarItems()
  }

  /// The child at an index, with bar items set by `navigationBarItems`. The type argument is no longer required.
  ///
  /// - Parameters:
  ///   - viewType: Has no effect.
  ///   - index: The position of the child, counted from zero.
  /// - Throws: `InspectionError` if there is no child at the index, or if it has no bar items.
  public func navigationBarItems<V: SwiftUI.View>(
    _ viewType: V.Type, _ index: Int
  ) throws -> InspectableView<ViewType.ClassifiedView> { try navigationBarItems(index) }
}

extension InspectableView where View == ViewType.ClassifiedView {
  fileprivate func withBarItems() throws -> Self {
    guard !modifierCompositions("navigationBarItems").isEmpty else { throw modifierNotFound("navigationBarItems") }
    return self
  }
}
