import SwiftUI

extension ViewType {
  /// Inspects a sheet.
  public struct Sheet: PopupViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "Sheet" }

    static func matches(_ content: Content) -> Bool {
      ["Sheet", "FullScreenCover"].contains(content.composition?.name)
    }

    static func isPresented(by presenter: any BasePopupPresenter) -> Bool { presenter.isSheetPresenter }
  }

  /// Inspects a full-screen cover.
  public typealias FullScreenCover = Sheet
}

extension InspectableView {
  /// The sheet that the view presents.
  ///
  /// - Parameter index: The number of sheets closer to the view.
  /// - Throws: `InspectionError.viewNotFound` if it is not presented, `modifierNotFound` if there is no such modifier,
  ///   `notSupported` if the view is not on a screen, see ``ViewHosting``.
  public func sheet(_ index: Int? = nil) throws -> InspectableView<ViewType.Sheet> { try popup("Sheet", index) }

  /// The full-screen cover that the view presents.
  ///
  /// - Parameter index: The number of covers closer to the view.
  /// - Throws: `InspectionError.viewNotFound` if it is not presented, `modifierNotFound` if there is no such modifier,
  ///   `notSupported` if the view is not on a screen, see ``ViewHosting``.
  public func fullScreenCover(_ index: Int? = nil) throws -> InspectableView<ViewType.FullScreenCover> {
    try popup("FullScreenCover", index)
  }
}

extension InspectableView where View == ViewType.Sheet {
  /// Dismisses the presentation.
  public func dismiss() throws { try dismissPopup() }

  /// Dismisses the presentation.
  @available(*, deprecated, renamed: "dismiss")
  public func callOnDismiss() throws { try dismiss() }
}
