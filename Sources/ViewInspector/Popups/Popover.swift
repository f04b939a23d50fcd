import SwiftUI

extension ViewType {
  /// Inspects a popover.
  public struct Popover: PopupViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "Popover" }

    static func isPresented(by presenter: any BasePopupPresenter) -> Bool { presenter.isPopoverPresenter }
  }
}

extension InspectableView {
  /// The popover that the view presents.
  ///
  /// - Parameter index: The number of popovers closer to the view.
  /// - Throws: `InspectionError.viewNotFound` if it is not presented, `modifierNotFound` if there is no such modifier,
  ///   `notSupported` if the view is not on a screen, see ``ViewHosting``.
  public func popover(_ index: Int? = nil) throws -> InspectableView<ViewType.Popover> { try popup("Popover", index) }
}

extension InspectableView where View == ViewType.Popover {
  /// The edge of the view where the popover is.
  public func arrowEdge() throws -> Edge { try content.value("arrowEdge") }

  /// The attachment anchor of the popover.
  public func attachmentAnchor() throws -> PopoverAttachmentAnchor { try content.value("attachmentAnchor") }

  /// Dismisses the presentation.
  public func dismiss() throws { try dismissPopup() }

  /// The content of the popover.
  @available(*, deprecated, message: "Simply remove `contentView()` from the inspection chain")
  public func contentView() throws -> InspectableView<ViewType.ClassifiedView> { try contentView(EmptyView.self) }

  /// The content of the popover.
  ///
  /// - Parameter viewType: Has no effect.
  @available(*, deprecated, message: "Simply remove `contentView()` from the inspection chain")
  public func contentView<T>(_ viewType: T.Type) throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView<ViewType.ClassifiedView>(child(), parent: self, call: "contentView()")
  }

  /// Whether the popover is presented: always, since it is found.
  @available(*, deprecated, message: "Use `popover` inspection call - it throws if Popover is not presented")
  public func isPresented() throws -> Bool { true }
}

extension PopoverAttachmentAnchor: Equatable {
  public static func == (lhs: PopoverAttachmentAnchor, rhs: PopoverAttachmentAnchor) -> Bool {
    switch (lhs, rhs) {
    case (.rect(let left), .rect(let right)): left == right
    case (.point(let left), .point(let right)): left == right
    default: false
    }
  }
}

extension Anchor.Source: Equatable where Value == CGRect {
  public static func == (lhs: Anchor<Value>.Source, rhs: Anchor<Value>.Source) -> Bool {
    lhs.id != nil && lhs.id == rhs.id
  }
}
