import SwiftUI

/// Presents a controller.
///
/// A controller with the style `custom` has one of a subclass, whose methods are called while it is presented and
/// dismissed; those of the system's presentations are not called.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController

  private weak var presenter: UIViewController?

  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// Is told of dismissals by a person.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a controller for a presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  convenience init(of controller: UIViewController) {
    self.init(presentedViewController: controller, presenting: nil)
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The style for the present size of the window: that of the presented controller.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  // MARK: - Views

  /// The view in which the controller is presented, as large as the window; `nil` before a presentation of a subclass.
  open internal(set) var containerView: UIView?

  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end of the transition, in points of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller is hidden once the presented one is shown.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the subviews of the container are laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the subviews of the container were laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Transitions

  /// Called before the controller is presented: adds views to the container, and animates them with the coordinator.
  open func presentationTransitionWillBegin() {}

  /// Called after the controller was presented, or the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the controller is dismissed.
  open func dismissalTransitionWillBegin() {}

  /// Called after the controller was dismissed, or the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Sizes

  /// The size that the presented controller prefers, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Is told of dismissals by a person.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Presents a controller in a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    private(set) var shown: PresentationDetent
    private var calculation: (() -> PresentationDetent)?

    init(_ identifier: Identifier, _ shown: PresentationDetent) {
      self.identifier = identifier
      self.shown = shown
    }

    /// Makes another detent of one with a calculated height, which the sheet asks for its height then.
    func invalidate() {
      if let calculation { shown = calculation() }
    }

    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium, .medium) }

    /// All of the screen.
    public class func large() -> Detent { Detent(.large, .large) }

    /// A height that the app calculates.
    ///
    /// - Parameters:
    ///   - identifier: The name; `nil` for one that no other detent has.
    ///   - resolver: Returns the height above the bottom safe area in points, or `nil` if the detent is not available. It
    ///     is asked again after ``UISheetPresentationController/invalidateDetents()``.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let identifier = identifier ?? Identifier(UUID().uuidString)
      let height: @MainActor @Sendable (CGFloat) -> CGFloat? = { resolver(DetentContext(maximumDetentValue: $0)) }
      let calculation = { PresentationDetent.calculated("\(identifier.rawValue) \(UUID().uuidString)", height: height) }
      let detent = Detent(identifier, calculation())
      detent.calculation = calculation
      return detent
    }

    /// The height that the detent has in a context, in points; `nil` if it is not available there.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      shown.height(upTo: context.maximumDetentValue, in: CurrentScreen.environment ?? EnvironmentValues())
    }
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() {
    for detent in detents { detent.invalidate() }
    presentedViewController.changes.note()
  }

  /// The heights of the sheet.
  open var detents: [Detent] = [.large()] { didSet { presentedViewController.changes.note() } }

  /// Whether the sheet shows that it can be dragged.
  open var prefersGrabberVisible = false { didSet { presentedViewController.changes.note() } }

  /// The radius of the corners, in points; `nil` for that of the system.
  open var preferredCornerRadius: CGFloat? { didSet { presentedViewController.changes.note() } }

  /// The greatest height at which what is behind the sheet is neither dimmed nor out of reach; `nil` if it always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { presentedViewController.changes.note() }
  }

  /// The height that the app or a person has chosen; `nil` for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { presentedViewController.changes.note() } }

  /// Changes the sheet with an animation.
  open func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }

  var shownDetents: Set<PresentationDetent> { Set(detents.map(\.shown)) }

  private func detent(_ identifier: Detent.Identifier?) -> PresentationDetent? {
    detents.first { $0.identifier == identifier }?.shown
  }

  /// The detent with the smallest height.
  private var smallest: PresentationDetent? {
    let window = UIWindow.current
    let insets = window.safeAreaInsets
    let context = DetentContext(maximumDetentValue: max(0, window.bounds.height - insets.top - insets.bottom))
    let heights = detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent, $0) } }
    return heights.min { $0.1 < $1.1 }?.0.shown
  }

  /// The height that is shown, and that a person chooses.
  var shownSelection: PresentationDetent {
    get { detent(selectedDetentIdentifier) ?? smallest ?? .large }
    set {
      guard let new = detents.first(where: { $0.shown == newValue })?.identifier, newValue != shownSelection else {
        return
      }
      selectedDetentIdentifier = new
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// Whether people use what is behind the sheet.
  var shownInteraction: PresentationBackgroundInteraction {
    largestUndimmedDetentIdentifier.flatMap(detent).map { .enabled(upThrough: $0) } ?? .automatic
  }
}

/// Where a detent has its height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest height that a detent can have, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
  }

  var containerTraitCollection: UITraitCollection {
    UITraitCollection(CurrentScreen.environment ?? EnvironmentValues())
  }
}

/// Is told of a sheet's heights.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a person has chosen another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Presents a controller in a popover.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open weak var sourceView: UIView?

  /// The part of the view that the popover points to.
  open var sourceRect = CGRect.null

  /// The bar's item that the popover points to; it points to the top of the view here.
  open weak var barButtonItem: UIBarButtonItem? {
    didSet {
      guard barButtonItem != nil, CurrentScreen.device.idiom == .pad else { return }
      report(.missing("UIPopoverPresentationController.barButtonItem", "the popover points to the top of the view."))
    }
  }

  /// The item or the view that the popover points to.
  open var sourceItem: AnyObject? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }

  /// The directions of the arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Where the popover points to in the presenting controller's view, in points.
  func anchor(in presenter: UIView) -> CGRect {
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: presenter)
    }
    let bounds = presenter.bounds
    if barButtonItem != nil { return CGRect(x: bounds.midX, y: presenter.safeAreaInsets.top, width: 1, height: 1) }
    return CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1)
  }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
