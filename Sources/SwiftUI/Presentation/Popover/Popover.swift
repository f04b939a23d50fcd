/// An attachment anchor for a popover.
public enum PopoverAttachmentAnchor {
  /// The anchor point for the popover relative to the source's frame.
  case rect(Anchor<CGRect>.Source)

  /// The anchor point for the popover expressed as a unit point of the source's frame.
  case point(UnitPoint)

  /// The target of a popover's arrow, in points of the window.
  @MainActor
  func frame(in element: Element) -> CGRect {
    switch self {
    case .rect(let source): source.anchor(of: element).value(in: nil)
    case .point(let point):
      CGRect(origin: Anchor<CGPoint>.Source.unitPoint(point).anchor(of: element).value(in: nil), size: .zero)
    }
  }
}

extension View {
  /// Presents a popover when a given condition is true; in a narrow window it is a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean value that determines whether to present the popover content.
  ///   - attachmentAnchor: The positioning anchor that defines the attachment point of the popover.
  ///   - arrowEdge: The edge of the anchor where the popover is placed if it fits there; otherwise, or if it is `nil`,
  ///     it is placed below, above or beside the anchor.
  ///   - content: A closure returning the content of the popover.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.popover, isPresented: isPresented) {
        SheetView(
          content: content(), isPopover: true, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge)
      })
  }

  /// Presents a popover using the given item as a data source for the popover's content.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.popover, item: item) {
        SheetView(
          content: content($0), isPopover: true, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge)
      })
  }
}
