import FlowUIKit
import SwiftUI
import Testing

/// Facts U1 to U24 of Docs/AppleFacts.md.
@Suite("Order of UIKit's calls") @MainActor
struct OrderOfCallsTests {
  private final class Logged: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { fatalError() }

    private final class Body: UIView {
      var laidOut: () -> Void = {}

      override func layoutSubviews() {
        super.layoutSubviews()
        laidOut()
      }
    }

    override func loadView() {
      log.add("\(name) loadView")
      let body = Body()
      body.laidOut = { [log, name] in log.add("\(name) layoutSubviews") }
      view = body
    }

    override func viewDidLoad() { log.add("\(name) viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.add("\(name) viewIsAppearing") }
    override func viewWillLayoutSubviews() { log.add("\(name) viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.add("\(name) viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) viewDidDisappear") }
    override func willMove(toParent parent: UIViewController?) { log.add("\(name) willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { log.add("\(name) didMove \(parent != nil)") }
  }

  /// The lines without those of layout, which may run more than once.
  private func appearances(_ lines: [String]) -> [String] {
    lines.filter { !$0.contains("ayoutSubviews") && !$0.contains("Move") }
  }

  // MARK: - Representables

  private struct Represented: UIViewControllerRepresentable {
    let log: CallLog
    @Binding var value: Int

    func makeCoordinator() -> CallLog {
      log.add("coordinator")
      return log
    }

    func makeUIViewController(context: Context) -> UIViewController {
      context.coordinator.add("make")
      return UIViewController()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      controller.title = "\(value)"
      context.coordinator.add("update \(value)")
    }

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? {
      context.coordinator.add("size \(uiViewController.title ?? "")")
      return CGSize(width: 50, height: 40)
    }

    static func dismantleUIViewController(_ controller: UIViewController, coordinator: CallLog) {
      coordinator.add("dismantle \(controller.title ?? "")")
    }
  }

  private struct Host: View {
    let log: CallLog
    @State private var value = 1
    @State private var isShown = true
    @State private var identity = 0

    var body: some View {
      VStack {
        if isShown { Represented(log: log, value: $value).id(identity) }
        Button("More") { value += 1 }
        Button("Hide") { isShown = false }
        Button("Other") { identity += 1 }
      }
    }
  }

  @Test("U1–U4: coordinator, make and update come once and in this order, then updates, and dismantle at the end")
  func representable() {
    let log = CallLog()
    let phone = Phone(Host(log: log))
    let first = log.take()
    #expect(first.filter { !$0.hasPrefix("size") } == ["coordinator", "make", "update 1"])
    phone.tap(.button, "More")
    #expect(log.take().filter { !$0.hasPrefix("size") } == ["update 2"])
    phone.tap(.button, "Hide")
    #expect(log.take() == ["dismantle 2"])
  }

  @Test("U5: the size is asked for after the first update, and again after the next one")
  func representableSize() {
    let log = CallLog()
    let phone = Phone(Host(log: log))
    let first = log.take()
    #expect(first.firstIndex(of: "size 1") == 3 && first.dropFirst(3).allSatisfy { $0 == "size 1" })
    phone.tap(.button, "More")
    let second = log.take()
    #expect(second.first == "update 2" && second.dropFirst().allSatisfy { $0 == "size 2" } && second.count > 1)
  }

  @Test("U6: a new identity makes a new controller with its own coordinator, and dismantles the old one")
  func representableIdentity() {
    let log = CallLog()
    let phone = Phone(Host(log: log))
    _ = log.take()
    phone.tap(.button, "Other")
    let calls = log.take().filter { !$0.hasPrefix("size") }
    #expect(calls.filter { $0 != "dismantle 1" } == ["coordinator", "make", "update 1"])
    #expect(calls.count { $0 == "dismantle 1" } == 1)
  }

  // MARK: - Hosting controllers

  @Test("U7: a hosting controller shows a new root view at once, and keeps the state of views that remain")
  func rootView() {
    struct Counter: View {
      let name: String
      @State private var count = 0

      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let host = UIHostingController(rootView: Counter(name: "a"))
    let phone = Phone(ShownController(controller: host))
    phone.tap(.button, "a 0")
    #expect(phone.buttons == ["a 1"])
    phone.screen.perform { host.rootView = Counter(name: "b") }
    #expect(phone.buttons == ["b 1"])
  }

  @Test("U8: the SwiftUI views of a hosting controller appear with it, and disappear with it")
  func hostedAppearance() {
    final class Host: UIHostingController<AnyView> {
      let log: CallLog

      init(_ log: CallLog) {
        self.log = log
        super.init(
          rootView: AnyView(
            Text("a").onAppear { log.add("onAppear") }.onDisappear { log.add("onDisappear") }))
      }

      required init?(coder: NSCoder) { fatalError() }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("viewWillAppear")
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("viewDidAppear")
      }
    }
    let log = CallLog()
    let phone = Phone(ShownController(controller: Host(log)))
    #expect(log.take() == ["viewWillAppear", "onAppear", "viewDidAppear"])
    phone.screen.show(Text("other"))
    #expect(log.take() == ["onDisappear"])
  }

  // MARK: - The life of a controller

  @Test("U9: the view is loaded when it is first asked for, once")
  func loading() {
    let log = CallLog()
    let controller = Logged("a", log)
    #expect(log.take() == [] && !controller.isViewLoaded)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(log.take() == ["a loadView", "a viewDidLoad"])
  }

  @Test("U10–U12: a view appears in order, and is laid out before it has appeared")
  func appearing() {
    let log = CallLog()
    let phone = Phone(ShownController(controller: Logged("a", log)))
    #expect(
      log.take() == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing",
        "a viewWillLayoutSubviews", "a layoutSubviews", "a viewDidLayoutSubviews", "a viewDidAppear",
      ])
    phone.screen.show(Text("other"))
    #expect(log.take() == ["a viewWillDisappear", "a viewDidDisappear"])
  }

  @Test("U13: adding a child calls willMove, removing one calls didMove; the rest is for the container")
  func containment() {
    let log = CallLog()
    let parent = UIViewController()
    let child = Logged("a", log)
    parent.addChild(child)
    #expect(log.take() == ["a willMove true"])
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    _ = log.take()
    child.removeFromParent()
    #expect(log.take() == ["a didMove false"])
  }

  // MARK: - Navigation

  private final class NavigationLog: UINavigationControllerDelegate {
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.add("will show \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.add("did show \(viewController.title ?? "")") }
  }

  @Test(
    "U14, U15: a pushed controller is on top at once; the covered one disappears, and appears again when it is popped")
  func push() {
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: Logged("a", log))
    let phone = Phone(ShownController(controller: navigation).ignoresSafeArea())
    _ = log.take()
    let next = Logged("b", log)
    phone.screen.perform {
      navigation.pushViewController(next, animated: true)
      #expect(navigation.topViewController === next)
    }
    let pushed = appearances(log.take())
    #expect(Set(pushed.filter { $0.hasPrefix("a") }) == ["a viewWillDisappear", "a viewDidDisappear"])
    #expect(
      pushed.filter { $0.hasPrefix("b") } == [
        "b loadView", "b viewDidLoad", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
      ])
    phone.screen.perform { navigation.popViewController(animated: true) }
    let popped = appearances(log.take())
    #expect(
      popped.filter { $0.hasPrefix("a") } == [
        "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear",
      ])
    #expect(popped.filter { $0.hasPrefix("b") } == ["b viewWillDisappear", "b viewDidDisappear"])
  }

  @Test("U16: the delegate is told before the view of a controller is shown, and after")
  func navigationDelegate() {
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: Logged("a", log))
    let delegate = NavigationLog(log)
    let phone = Phone(ShownController(controller: navigation).ignoresSafeArea())
    navigation.delegate = delegate
    _ = log.take()
    phone.screen.perform { navigation.pushViewController(Logged("b", log), animated: true) }
    let calls = log.take().filter { $0.contains("show") || $0 == "b viewWillAppear" || $0 == "b viewDidLoad" }
    #expect(calls == ["will show b", "b viewDidLoad", "b viewWillAppear", "did show b"])
  }

  // MARK: - Tabs

  private final class TabLog: UITabBarControllerDelegate {
    let log: CallLog
    var allows = true

    init(_ log: CallLog) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool
    {
      log.add("should select \(viewController.title ?? "")")
      return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.add("did select \(viewController.title ?? "")")
    }
  }

  @Test("U17: the view of a tab is loaded when it is first shown; the one before disappears")
  func tabs() {
    let log = CallLog()
    let tabs = UITabBarController()
    tabs.viewControllers = [Logged("a", log), Logged("b", log)]
    let phone = Phone(ShownController(controller: tabs).ignoresSafeArea())
    #expect(!log.take().contains { $0 == "b loadView" })
    phone.screen.perform { tabs.selectedIndex = 1 }
    let calls = appearances(log.take())
    #expect(
      calls.filter { $0.hasPrefix("b") } == [
        "b loadView", "b viewDidLoad", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
      ])
    #expect(calls.filter { $0.hasPrefix("a") } == ["a viewWillDisappear", "a viewDidDisappear"])
  }

  @Test(
    "U18, U19: the delegate is asked before a person selects a tab and told after; code that selects does not tell it")
  func tabDelegate() {
    let log = CallLog()
    let tabs = UITabBarController()
    tabs.viewControllers = [Logged("a", log), Logged("b", log)]
    let delegate = TabLog(log)
    tabs.delegate = delegate
    let phone = Phone(ShownController(controller: tabs).ignoresSafeArea())
    func calls() -> [String] { log.take().filter { $0.contains("select") } }
    _ = calls()
    phone.tap(.button, "b")
    #expect(calls() == ["should select b", "did select b"] && tabs.selectedIndex == 1)
    phone.screen.perform { tabs.selectedIndex = 0 }
    #expect(calls() == [])
    delegate.allows = false
    phone.tap(.button, "b")
    #expect(calls() == ["should select b"] && tabs.selectedIndex == 0)
  }

  // MARK: - Presentations

  @Test("U20: the completion of a presentation comes after the presented controller has appeared")
  func presentation() {
    let log = CallLog()
    let presenter = Logged("a", log)
    let phone = Phone(ShownController(controller: presenter))
    _ = log.take()
    phone.screen.perform { presenter.present(Logged("b", log), animated: true) { log.add("completion") } }
    let calls = appearances(log.take()).filter { !$0.hasPrefix("a") }
    #expect(
      calls == [
        "b loadView", "b viewDidLoad", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
        "completion",
      ])
  }

  @Test("U21: the completion of a dismissal comes after the presented controller has disappeared")
  func dismissal() {
    let log = CallLog()
    let presenter = Logged("a", log)
    let phone = Phone(ShownController(controller: presenter))
    phone.screen.perform { presenter.present(Logged("b", log), animated: true) }
    _ = log.take()
    phone.screen.perform { presenter.dismiss(animated: true) { log.add("completion") } }
    let calls = appearances(log.take()).filter { !$0.hasPrefix("a") }
    #expect(calls == ["b viewWillDisappear", "b viewDidDisappear", "completion"])
  }

  @Test("U22: dismissing a controller in the middle dismisses those above it, too")
  func dismissalOfSeveral() {
    let log = CallLog()
    let (a, b, c) = (Logged("a", log), Logged("b", log), Logged("c", log))
    let phone = Phone(ShownController(controller: a))
    phone.screen.perform { a.present(b, animated: true) }
    phone.screen.perform { b.present(c, animated: true) }
    #expect(b.presentedViewController === c)
    _ = log.take()
    phone.screen.perform { a.dismiss(animated: true) }
    let calls = appearances(log.take())
    #expect(calls.contains("c viewDidDisappear") && calls.contains("b viewDidDisappear"))
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
  }

  @Test("U23: a full screen presentation makes the presenter disappear; a sheet does not")
  func coveredPresenter() {
    for (style, disappears) in [(UIModalPresentationStyle.fullScreen, true), (.pageSheet, false)] {
      let log = CallLog()
      let presenter = Logged("a", log)
      let phone = Phone(ShownController(controller: presenter))
      _ = log.take()
      let cover = Logged("b", log)
      cover.modalPresentationStyle = style
      phone.screen.perform { presenter.present(cover, animated: true) }
      #expect(log.take().contains("a viewDidDisappear") == disappears)
    }
  }

  private final class SheetLog: UIAdaptivePresentationControllerDelegate {
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("did dismiss")
    }
  }

  @Test("U24: the delegate of a presentation is told when a person dismisses it, and not when code does")
  func presentationDelegate() {
    let log = CallLog()
    let presenter = Logged("a", log)
    let delegate = SheetLog(log)
    let phone = Phone(ShownController(controller: presenter))
    func present() {
      let sheet = Logged("b", log)
      sheet.presentationController?.delegate = delegate
      phone.screen.perform { presenter.present(sheet, animated: true) }
      _ = log.take()
    }
    present()
    phone.screen.perform { presenter.dismiss(animated: true) }
    #expect(!log.take().contains { $0.contains("dismiss") })
    present()
    let start = CGPoint(x: 195, y: 90)
    phone.screen.touch([
      FingerPath(positions: [
        .init(time: 0, location: start), .init(time: 0.1, location: CGPoint(x: 195, y: 400)),
        .init(time: 0.2, location: CGPoint(x: 195, y: 800)),
      ])
    ])
    #expect(log.take().filter { $0.contains("dismiss") } == ["will dismiss", "did dismiss"])
  }
}
