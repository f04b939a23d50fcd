import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

/// That a screen which is released leaves nothing of UIKit behind.
@Suite("The lifetime of a screen of UIKit") @MainActor
struct ScreenLifeTests {
  @Test("views are released, also after each change and a tap", arguments: ChangedViews.all)
  func views(_ form: ChangedViews.Form) {
    weak var graph: Graph?
    weak var view: UIView?
    do {
      let shown = form.make()
      let phone = Phone(Shown(view: shown))
      for change in form.changes { phone.screen.perform { change.apply(shown) } }
      _ = phone.screen.displayList()
      phone.screen.tap(at: CGPoint(x: 195, y: 422))
      (graph, view) = (phone.screen.graph, shown)
    }
    #expect(graph == nil && view == nil)
  }

  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Does something with a controller that is shown.
    let action: @MainActor @Sendable (UIViewController) -> Void

    init(_ description: String, _ action: @escaping @MainActor @Sendable (UIViewController) -> Void = { _ in }) {
      testDescription = description
      self.action = action
    }
  }

  private nonisolated static func presentation(_ style: UIModalPresentationStyle, _ name: String) -> Situation {
    Situation(name) { root in
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      root.present(presented, animated: true)
    }
  }

  nonisolated static let situations = [
    Situation("nothing"),
    presentation(.pageSheet, "a sheet"), presentation(.fullScreen, "a full screen"),
    presentation(.overFullScreen, "a controller over the full screen"), presentation(.popover, "a popover"),
    Situation("a sheet that was dismissed") { root in
      root.present(UIViewController(), animated: true)
      root.dismiss(animated: true)
    },
    Situation("an alert") { root in
      let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      alert.addTextField { $0.text = "C" }
      root.present(alert, animated: true)
    },
    Situation("an action sheet") { root in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .destructive) { _ in })
      root.present(alert, animated: true)
    },
    Situation("a navigation controller") { root in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in })
      root.present(navigation, animated: true)
      navigation.pushViewController(UIViewController(), animated: true)
    },
    Situation("tabs") { root in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      for (index, child) in (tabs.viewControllers ?? []).enumerated() { child.title = "\(index)" }
      root.present(tabs, animated: true)
      tabs.selectedIndex = 1
    },
    Situation("a split view") { root in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      split.modalPresentationStyle = .fullScreen
      root.present(split, animated: true)
    },
    Situation("pages") { root in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      root.present(pages, animated: true)
    },
    Situation("a search") { root in
      let inner = UIViewController()
      inner.navigationItem.searchController = UISearchController(searchResultsController: nil)
      root.present(UINavigationController(rootViewController: inner), animated: true)
    },
    Situation("a color picker") { $0.present(UIColorPickerViewController(), animated: true) },
    Situation("a font picker") { $0.present(UIFontPickerViewController(), animated: true) },
    Situation("a share sheet") { root in
      root.present(UIActivityViewController(activityItems: ["a"], applicationActivities: nil), animated: true)
    },
    Situation("views of SwiftUI in a child") { root in
      let host = UIHostingController(rootView: List { Text("Row") })
      root.addChild(host)
      host.view.frame = root.view.bounds
      root.view.addSubview(host.view)
      host.didMove(toParent: root)
    },
    Situation("views of SwiftUI in a sheet") { root in
      root.present(UIHostingController(rootView: NavigationStack { Text("A") }), animated: true)
    },
    Situation("a field with the keyboard") { root in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      root.view.addSubview(field)
      field.becomeFirstResponder()
    },
    Situation("recognizers and menus") { root in
      let menu = Menus()
      root.view.addGestureRecognizer(UITapGestureRecognizer(target: menu, action: nil))
      root.view.addGestureRecognizer(UIPanGestureRecognizer(target: menu, action: nil))
      root.view.addInteraction(UIContextMenuInteraction(delegate: menu))
    },
    Situation("an animation") { root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.frame.origin.x = 100 }.startAnimation()
      view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    },
    Situation("a table with a diffable source") { root in
      let table = SourcedTable(frame: root.view.bounds)
      root.view.addSubview(table)
      table.fill()
    },
    Situation("constraints") { root in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.leadingAnchor),
        view.widthAnchor.constraint(equalTo: root.view.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    },
  ]

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  private final class SourcedTable: UITableView {
    private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: self) { table, path, item in
      let cell = UITableViewCell()
      cell.contentConfiguration = UIHostingConfiguration { Text("\(item)") }
      return cell
    }

    func fill() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot)
    }
  }

  @Test("controllers are released with what they present and contain", arguments: situations)
  func controllers(_ situation: Situation) {
    weak var graph: Graph?
    weak var controller: UIViewController?
    do {
      let shown = UIViewController()
      let phone = Phone(ShownController(controller: shown).ignoresSafeArea())
      phone.screen.perform { situation.action(shown) }
      _ = phone.screen.displayList()
      _ = phone.nodes
      (graph, controller) = (phone.screen.graph, shown)
    }
    #expect(graph == nil && controller == nil)
  }

  @Test("the controller of a screen of SwiftUI is released with what it presents", arguments: situations)
  func rootControllers(_ situation: Situation) throws {
    weak var graph: Graph?
    weak var window: UIWindow?
    do {
      let phone = Phone(Text("a"))
      let root = try #require(UIApplication.shared.windows.first?.rootViewController)
      phone.screen.perform { situation.action(root) }
      _ = phone.screen.displayList()
      (graph, window) = (phone.screen.graph, root.view.window)
    }
    #expect(graph == nil && window == nil)
  }

  @Test("the window of an app without SwiftUI is released with its controllers", arguments: situations)
  func windows(_ situation: Situation) throws {
    weak var graph: Graph?
    weak var controller: UIViewController?
    do {
      let phone = Phone(WindowContent())
      let root = UIViewController()
      let window = try #require(UIApplication.shared.windows.first)
      phone.screen.perform {
        window.rootViewController = root
        window.makeKeyAndVisible()
      }
      phone.screen.perform { situation.action(root) }
      _ = phone.screen.displayList()
      (graph, controller) = (phone.screen.graph, root)
    }
    #expect(graph == nil && controller == nil)
  }

  struct Recognizer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> UIGestureRecognizer

    init(_ description: String, _ make: @escaping @MainActor @Sendable () -> UIGestureRecognizer) {
      testDescription = description
      self.make = make
    }
  }

  nonisolated static let recognizers = [
    Recognizer("tap") { UITapGestureRecognizer() },
    Recognizer("double tap") {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = 2
      return recognizer
    },
    Recognizer("long press") { UILongPressGestureRecognizer() }, Recognizer("pan") { UIPanGestureRecognizer() },
    Recognizer("edge") { UIScreenEdgePanGestureRecognizer() }, Recognizer("swipe") { UISwipeGestureRecognizer() },
    Recognizer("pinch") { UIPinchGestureRecognizer() }, Recognizer("rotation") { UIRotationGestureRecognizer() },
  ]

  @Test(
    "a recognizer forgets its touches, so that one which the app keeps does not keep the screen", arguments: recognizers
  )
  func keptRecognizer(_ kept: Recognizer) {
    let recognizer = kept.make()
    weak var graph: Graph?
    weak var view: UIView?
    do {
      let shown = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      shown.addGestureRecognizer(recognizer)
      let phone = Phone(Shown(view: shown))
      phone.screen.tap(at: CGPoint(x: 100, y: 100))
      phone.screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
      phone.screen.advance(by: 1)
      (graph, view) = (phone.screen.graph, shown)
    }
    #expect(graph == nil && view == nil)
  }

  @Test("a context that the app keeps does not keep the screen, and has default values then")
  func keptContext() throws {
    weak var graph: Graph?
    let keeper = ContextKeeper()
    do {
      let phone = Phone(KeptContext(keeper: keeper).environment(\.locale, Locale(identifier: "de")))
      graph = phone.screen.graph
      #expect(keeper.context?.environment.locale.identifier == "de")
    }
    #expect(graph == nil)
    #expect(keeper.context?.environment.locale.identifier == EnvironmentValues().locale.identifier)
  }

  private final class ContextKeeper {
    var context: KeptContext.Context?
  }

  private struct KeptContext: UIViewRepresentable {
    let keeper: ContextKeeper

    func makeUIView(context: Context) -> UIView {
      keeper.context = context
      return UIView()
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}
