import SwiftUI

extension View {
  /// Shows a tip in a popover at the view while it can be shown.
  ///
  /// - Parameters:
  ///   - arrowEdge: The edge of the arrow to the view; `nil` for the system's choice.
  ///   - action: Called after the handler of a button.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, anchor: .rect(.bounds), arrowEdge: arrowEdge, action: action))
  }

  /// Shows a tip in a popover at a place of the view while it can be shown.
  public func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, anchor: attachmentAnchor, arrowEdge: arrowEdge, action: action))
  }
}

private struct PopoverTip: ViewModifier {
  let tip: (any Tip)?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let action: (Tips.Action) -> Void

  @State private var watch = TipWatch()

  func body(content: Content) -> some View {
    let _ = watch.follow()
    let isShown = tip?.shouldDisplay ?? false
    let binding = Binding {
      isShown
    } set: { isShown in
      if !isShown, let tip, tip.shouldDisplay { tip.invalidate(reason: .tipClosed) }
    }
    content.popover(isPresented: binding, attachmentAnchor: anchor, arrowEdge: arrowEdge ?? .top) {
      if let tip {
        StyledTip(tip: tip, action: action)
          .frame(width: 300)
          .presentationCompactAdaptation(.popover)
      }
    }
  }
}
