import SwiftUI

/// Pages that a person swipes through.
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The direction of pages.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Whether a page is the next or the one before.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// Names an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changes.note() } }
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The pages: the current one, and adjacent ones that the data source has returned.
  private var pages: [UIViewController] = []
  private var shown: UIViewController?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { report(.missing("UIPageViewController.TransitionStyle.pageCurl", "pages scroll.")) }
    if navigationOrientation == .vertical {
      report(.missing("UIPageViewController.NavigationOrientation.vertical", "pages are beside each other."))
    }
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// The recognizers that turn the pages: none, because the pages scroll here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first)
    if let completion { afterUpdate { completion(true) } }
  }

  private func show(_ page: UIViewController?) {
    shown = page
    var new: [UIViewController] = []
    if let page {
      new.append(page)
      if let before = dataSource?.pageViewController(self, viewControllerBefore: page) { new.insert(before, at: 0) }
      if let after = dataSource?.pageViewController(self, viewControllerAfter: page) { new.append(after) }
    }
    for old in pages where !new.contains(where: { $0 === old }) { old.removeFromParent() }
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    pages = new
    changes.note()
  }

  /// A person has swiped to a page.
  private func turn(to id: ObjectIdentifier) {
    guard let page = pages.first(where: { ObjectIdentifier($0) == id }), page !== shown, let old = shown else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    show(page)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
  }

  override func makeContent() -> AnyView? { AnyView(PageContent(controller: self)) }

  fileprivate var shownPages: [(id: ObjectIdentifier, page: UIViewController)] {
    if let page = shown, pages.count == 1, dataSource != nil { show(page) }
    return pages.map { (ObjectIdentifier($0), $0) }
  }

  fileprivate var selection: Binding<ObjectIdentifier?> {
    Binding(get: { self.shown.map { ObjectIdentifier($0) } }, set: { if let id = $0 { self.turn(to: id) } })
  }

  fileprivate var dots: (count: Int, index: Int)? {
    guard let dataSource else { return nil }
    let count = dataSource.presentationCount(for: self)
    return count > 0 ? (count, dataSource.presentationIndex(for: self)) : nil
  }
}

private struct PageContent: View {
  let controller: UIPageViewController

  var body: some View {
    _ = controller.changes.count
    return VStack(spacing: 0) {
      TabView(selection: controller.selection) {
        ForEach(controller.shownPages, id: \.id) { page in
          ControllerContent(controller: page.page).tag(Optional(page.id))
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      if let dots = controller.dots {
        HStack(spacing: 9) {
          ForEach(0..<dots.count, id: \.self) {
            Circle().fill(Color.primary.opacity($0 == dots.index ? 1 : 0.3)).frame(width: 7, height: 7)
          }
        }
        .frame(height: 37)
      }
    }
  }
}

/// Provides the pages before and after a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told of pages that a person turns.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
