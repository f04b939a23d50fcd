import FlowUIKit
import SwiftUI
import Testing

@Suite("UIPageViewController") @MainActor
struct UIPageViewControllerTests {
  private final class Page: UIViewController {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
      label.text = "Page \(number)"
      view.addSubview(label)
    }
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = CallLog()
    let pages = (0..<3).map { Page($0) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      (viewController as? Page).flatMap { $0.number > 0 ? pages[$0.number - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      (viewController as? Page).flatMap { $0.number < 2 ? pages[$0.number + 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("from \((previousViewControllers.first as? Page)?.number ?? -1)") }
  }

  @Test("a swipe turns the page, tells the delegate, and the data source has no page after the last one")
  func swipes() {
    let pages = Pages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.delegate = pages
    controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
    let phone = Phone(ShownController(controller: controller))
    #expect(phone.texts == ["Page 0"])
    for _ in 0..<3 { phone.screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400)) }
    #expect(phone.texts == ["Page 2"])
    #expect((controller.viewControllers?.first as? Page)?.number == 2)
    #expect(pages.log.take() == ["from 0", "from 1"])
    #expect(phone.issues == [])
  }
}
