import FlowRendering
import FlowUIKit
import SwiftUI
import Testing

@Suite("Presentations in which the app takes part") @MainActor
struct CustomPresentationTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let shown: Logged
  private let delegate: Delegate
  private let half = CGRect(x: 0, y: 422, width: 390, height: 422)

  init() {
    shown = Logged(log)
    delegate = Delegate(log)
    root.view.backgroundColor = .red
    shown.view.backgroundColor = .green
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
  }

  private final class Logged: UIViewController {
    let log: CallLog

    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewWillAppear(_ animated: Bool) { log.add("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.add("did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      log.add(isBeingDismissed ? "will disappear, dismissed" : "will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) { log.add("did disappear") }
  }

  /// Presents in the lower half of the window, and dims the upper half.
  private final class Half: UIPresentationController {
    var log: CallLog?
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
      log?.add("presentation begins")
      guard let containerView else { return }
      dimming.backgroundColor = .black
      dimming.alpha = 0
      containerView.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.5 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("presentation ended \(completed)") }

    override func dismissalTransitionWillBegin() {
      log?.add("dismissal begins")
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissal ended \(completed)") }

    override func containerViewWillLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var completes = true

    init(_ log: CallLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      log.add("duration")
      return 0.25
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.add("animates")
      let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
      guard let view else { return }
      if transitionContext.view(forKey: .to) != nil, let to = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: to)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
      }
      let isPresenting = transitionContext.view(forKey: .to) != nil
      UIView.animate(withDuration: transitionDuration(using: nil)) {
        view.alpha = isPresenting ? 1 : 0
      } completion: { _ in
        view.alpha = 1
        transitionContext.completeTransition(self.completes)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("animation ended \(transitionCompleted)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var animator: Animator?

    init(_ log: CallLog) { self.log = log }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      log.add("asked for a presentation controller")
      let half = Half(presentedViewController: presented, presenting: presenting)
      half.log = log
      return half
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("asked for an animator")
      return animator
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      log.add("asked for an animator")
      return animator
    }
  }

  private func phone() -> Phone { Phone(ShownController(controller: root).ignoresSafeArea()) }

  @Test("a presentation controller says where the view is, and what is behind it is seen dimmed")
  func frame() throws {
    let (red, green) = try #require(colors())
    let phone = phone()
    phone.screen.perform { root.present(shown, animated: true) }
    #expect(shown.view.frame == half && phone.color(200, 600) == green)
    let dimmed = try #require(phone.color(200, 200))
    #expect(dimmed.red < red.red && dimmed.red > 60 && dimmed.blue < 60)
    #expect(shown.presentationController is Half && shown.presentingViewController === root)
    #expect(shown.presentationController?.containerView?.bounds.size == CGSize(width: 390, height: 844))
    phone.screen.perform { shown.dismiss(animated: true) }
    #expect(phone.color(200, 200) == red && phone.color(200, 600) == red)
    #expect(root.presentedViewController == nil && shown.presentingViewController == nil && phone.issues == [])
  }

  private func colors() -> (red: Bitmap.Pixel, green: Bitmap.Pixel)? {
    guard let red = Phone(Color(uiColor: .red)).color(100, 100),
      let green = Phone(Color(uiColor: .green)).color(100, 100)
    else { return nil }
    return (red, green)
  }

  @Test("the presentation controller, the animator and the controller are called in order")
  func order() {
    delegate.animator = Animator(log)
    let phone = phone()
    phone.screen.perform { root.present(shown, animated: true) { log.add("completion") } }
    #expect(
      log.take() == [
        "asked for a presentation controller", "asked for an animator", "presentation begins", "will appear",
        "duration", "animates", "duration", "presentation ended true", "did appear", "completion",
        "animation ended true",
      ])
    #expect(shown.view.frame == half && shown.transitionCoordinator == nil)
    phone.screen.perform { root.dismiss(animated: true) { log.add("completion") } }
    #expect(
      log.take().filter { $0 != "completion" } == [
        "asked for an animator", "dismissal begins", "will disappear, dismissed", "duration", "animates",
        "duration",
        "dismissal ended true", "animation ended true", "did disappear",
      ])
    #expect(root.presentedViewController == nil && phone.issues == [])
  }

  @Test("without an animation no animator is asked for")
  func withoutAnimation() {
    delegate.animator = Animator(log)
    let phone = phone()
    phone.screen.perform { root.present(shown, animated: false) }
    #expect(
      log.take() == [
        "asked for a presentation controller", "presentation begins", "will appear", "presentation ended true",
        "did appear",
      ])
    #expect(shown.view.frame == half)
  }

  @Test("a cancelled presentation shows nothing, and a cancelled dismissal leaves the controller")
  func cancelled() {
    let animator = Animator(log)
    animator.completes = false
    delegate.animator = animator
    let phone = phone()
    phone.screen.perform { root.present(shown, animated: true) { log.add("completion") } }
    #expect(root.presentedViewController == nil)
    let lines = log.take()
    #expect(lines.contains("presentation ended false"))
    #expect(!lines.contains("did appear") && !lines.contains("completion"))
    animator.completes = true
    phone.screen.perform { root.present(shown, animated: true) }
    #expect(root.presentedViewController === shown && shown.view.frame == half)
    #expect(!log.take().contains("completion"))
    animator.completes = false
    phone.screen.perform { root.dismiss(animated: true) }
    #expect(root.presentedViewController === shown && !shown.isBeingDismissed)
    #expect(log.take().suffix(4) == ["dismissal ended false", "will appear", "did appear", "animation ended false"])
    animator.completes = true
    phone.screen.perform { root.dismiss(animated: true) }
    #expect(root.presentedViewController == nil && phone.issues == [])
  }

  @Test("a screen that is gone leaves no presented controller behind")
  func goneScreen() {
    weak var left: UIViewController?
    do {
      let (presenter, presented) = (UIViewController(), UIViewController())
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      let phone = Phone(ShownController(controller: presenter).ignoresSafeArea())
      phone.screen.perform { presenter.present(presented, animated: true) }
      #expect(presenter.presentedViewController === presented && presented.presentationController is Half)
      left = presented
    }
    #expect(left == nil)
  }

  @Test("an animator of a sheet is named in a warning, and the sheet appears")
  func sheet() {
    delegate.animator = Animator(log)
    shown.modalPresentationStyle = .pageSheet
    let phone = phone()
    phone.screen.perform { root.present(shown, animated: true) }
    #expect(log.take() == ["asked for an animator", "will appear", "did appear"])
    #expect(
      phone.issues.map { $0.prefix { $0 != " " } } == [
        "UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:)"
      ])
  }

  @Test("a controller over the full screen shows the presenting one where it is clear, and a full screen does not")
  func overFullScreen() throws {
    let (red, _) = try #require(colors())
    shown.transitioningDelegate = nil
    shown.view.backgroundColor = .clear
    shown.modalPresentationStyle = .overFullScreen
    let phone = phone()
    phone.screen.perform { root.present(shown, animated: true) }
    #expect(phone.color(200, 400) == red)
    phone.screen.perform { root.dismiss(animated: true) }
    shown.modalPresentationStyle = .fullScreen
    phone.screen.perform { root.present(shown, animated: true) }
    #expect(phone.color(200, 400) != red)
  }

  @Test("a rotation lays out the container again, and a view over the full screen fills it")
  func rotation() {
    let phone = Phone(device: .iPhone, ShownController(controller: root).ignoresSafeArea())
    phone.screen.perform { root.present(shown, animated: true) }
    phone.screen.rotate(to: .landscapeLeft)
    let wide = shown.presentationController?.containerView?.bounds ?? .zero
    #expect(wide.width > wide.height)
    #expect(shown.view.frame == CGRect(x: 0, y: wide.midY, width: wide.width, height: wide.height / 2))
    phone.screen.perform { root.dismiss(animated: false) }
    delegate.animator = Animator(log)
    shown.modalPresentationStyle = .fullScreen
    phone.screen.perform { root.present(shown, animated: true) }
    #expect(shown.view.frame == wide)
    phone.screen.rotate(to: .portrait)
    #expect(shown.view.frame == CGRect(x: 0, y: 0, width: wide.height, height: wide.width) && phone.issues == [])
  }

  @Test("a navigation controller in a part of the window has its bar there, and pushes")
  func navigation() throws {
    shown.title = "Inside"
    let navigation = UINavigationController(rootViewController: shown)
    navigation.modalPresentationStyle = .custom
    navigation.transitioningDelegate = delegate
    let phone = phone()
    phone.screen.perform { root.present(navigation, animated: true) }
    #expect(navigation.view.frame == half)
    let bar = try #require(phone.node(.navigationBar, "Inside")).frame
    #expect(bar.minY >= 422 && bar.minY < 480)
    let next = UIViewController()
    next.title = "Next"
    phone.screen.perform { navigation.pushViewController(next, animated: true) }
    #expect(phone.node(.navigationBar, "Next") != nil)
    phone.screen.perform { next.dismiss(animated: true) }
    #expect(root.presentedViewController == nil && phone.node(.navigationBar) == nil)
  }

  @Test("a navigation controller among the children of a controller shows its screens")
  func child() throws {
    shown.title = "Inside"
    let navigation = UINavigationController(rootViewController: shown)
    root.addChild(navigation)
    navigation.view.frame = CGRect(x: 0, y: 100, width: 390, height: 400)
    root.view.addSubview(navigation.view)
    navigation.didMove(toParent: root)
    let phone = phone()
    let bar = try #require(phone.node(.navigationBar, "Inside")).frame
    #expect(abs(bar.minY - 100) < 1 && log.take() == ["will appear", "did appear"])
    let next = UIViewController()
    next.title = "Next"
    phone.screen.perform { navigation.pushViewController(next, animated: true) }
    #expect(phone.node(.navigationBar, "Next") != nil && phone.issues == [])
  }

  private final class StackDelegate: UINavigationControllerDelegate {
    let animator: Animator
    var operations: [UINavigationController.Operation] = []

    init(_ animator: Animator) { self.animator = animator }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return animator
    }
  }

  @Test("a navigation controller asks its delegate for an animator, and names it in a warning")
  func navigationAnimator() {
    let delegate = StackDelegate(Animator(log))
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    let phone = Phone(ShownController(controller: navigation).ignoresSafeArea())
    phone.screen.perform { navigation.pushViewController(UIViewController(), animated: false) }
    phone.screen.perform { navigation.pushViewController(shown, animated: true) }
    phone.screen.perform { navigation.popToRootViewController(animated: true) }
    #expect(delegate.operations == [.push, .pop])
    #expect(
      phone.issues.map { $0.prefix { $0 != " " } } == [
        "UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)"
      ])
  }
}
