import SwiftUI

/// Shows a controller with what it presents.
struct ControllerContent: View {
  let controller: UIViewController

  var body: some View {
    _ = controller.changes.count
    return Group {
      if let content = controller.makeContent() {
        content
      } else {
        ViewContent(view: controller.view)
      }
    }
    .modifier(ControllerAppearance(controller: controller))
    .modifier(ControllerPresentation(controller: controller))
  }
}

/// Tells a controller when the screen or the tab that shows it appears and disappears.
struct ControllerAppearance: ViewModifier {
  let controller: UIViewController

  func body(content: Content) -> some View {
    content
      .onAppear { controller.contentAppeared() }
      .onDisappear { controller.contentDisappeared() }
  }
}

/// What a controller presents, shown by SwiftUI's presentations.
struct ControllerPresentation: ViewModifier {
  let controller: UIViewController

  func body(content: Content) -> some View {
    _ = controller.changes.count
    let presented = controller.presented
    let alert = presented as? UIAlertController
    return
      content
      .sheet(isPresented: isPresented(presented, as: .sheet)) { PresentedController(controller: presented) }
      .fullScreenCover(isPresented: isPresented(presented, as: .cover)) { PresentedController(controller: presented) }
      .popover(isPresented: isPresented(presented, as: .popover), attachmentAnchor: anchor(of: presented)) {
        PresentedController(controller: presented)
      }
      .alert(Text(verbatim: alert?.title ?? ""), isPresented: isPresented(presented, as: .alert)) {
        if let alert { AlertParts(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        Text(verbatim: alert?.title ?? ""), isPresented: isPresented(presented, as: .actionSheet),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        if let alert { AlertParts(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
  }

  private func anchor(of presented: UIViewController?) -> PopoverAttachmentAnchor {
    guard let presented, presented.presentationStyle == .popover, let view = controller.viewIfLoaded,
      let rect = presented.popoverPresentationController?.anchor(in: view)
    else { return .rect(.bounds) }
    return .rect(.rect(rect))
  }

  private func isPresented(_ presented: UIViewController?, as kind: PresentationStyle) -> Binding<Bool> {
    let isShown = presented?.presentationStyle == kind
    return Binding(
      get: { isShown && controller.presented === presented },
      set: { if !$0, isShown, controller.presented === presented { controller.endedByPerson() } })
  }
}

/// The presentation of SwiftUI that shows a controller.
enum PresentationStyle {
  case sheet, cover, popover, alert, actionSheet
}

extension UIViewController {
  /// Whether the controller is presented over the whole window.
  var isShownInCover: Bool { presentationStyle == .cover }

  /// Whether the presenting controller is seen behind the controller's view.
  fileprivate var isOverPresenter: Bool {
    isShownInCover && modalPresentationStyle != .fullScreen && modalPresentationStyle != .currentContext
  }

  /// The presentation of SwiftUI that shows the controller.
  fileprivate var presentationStyle: PresentationStyle {
    if let alert = self as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .actionSheet }
    return switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: .cover
    case .popover: .popover
    case .automatic, .none, .pageSheet, .formSheet: .sheet
    }
  }

  /// Ends the presentation because a person has dismissed it.
  fileprivate func endedByPerson() {
    guard let presented else { return }
    let presentation = presented.presentationController
    if let presentation { presentation.delegate?.presentationControllerWillDismiss(presentation) }
    endPresenting()
    presented.dismissedByPerson()
    if let presentation { presentation.delegate?.presentationControllerDidDismiss(presentation) }
  }
}

/// A presented controller in its sheet.
private struct PresentedController: View {
  let controller: UIViewController?

  var body: some View {
    if let controller {
      if let custom = controller.customPresentation {
        ViewContent(view: custom.container)
          .ignoresSafeArea()
          .modifier(ControllerPresentation(controller: controller))
          .presentationBackground(.clear)
      } else if controller.isOverPresenter {
        ControllerContent(controller: controller).ignoresSafeArea().presentationBackground(.clear)
      } else {
        SheetContent(controller: controller)
      }
    }
  }
}

/// A presented controller with the settings of its sheet or popover.
private struct SheetContent: View {
  let controller: UIViewController

  var body: some View {
    let _ = controller.changes.count
    let size = controller.preferredContentSize
    let sheet = controller.sheetPresentationController
    let isSized = controller.presentationStyle == .popover && size.width > 0 && size.height > 0
    ControllerContent(controller: controller)
      .ignoresSafeArea()
      .frame(width: isSized ? size.width : nil, height: isSized ? size.height : nil)
      .interactiveDismissDisabled(controller.isModalInPresentation)
      .presentationDetents(
        sheet?.shownDetents ?? [.large],
        selection: Binding(
          get: { sheet?.shownSelection ?? .large }, set: { sheet?.shownSelection = $0 })
      )
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .automatic)
      .presentationCornerRadius(sheet?.preferredCornerRadius)
      .presentationBackgroundInteraction(sheet?.shownInteraction ?? .automatic)
  }
}

/// The view of a controller that SwiftUI shows, such as a navigation controller, among other views of UIKit.
final class ControllerView: UIView {
  override func makeFace() -> AnyView? {
    guard let controller, let content = controller.makeContent() else { return nil }
    let followed = content.modifier(ControllerAppearance(controller: controller))
    return AnyView(HostedRoot(content: AnyView(followed), insets: EdgeInsets(safeAreaInsets)))
  }

  override var followsSafeArea: Bool { true }
}
