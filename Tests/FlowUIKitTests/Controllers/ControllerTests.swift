import FlowUIKit
import SwiftUI
import Testing

@Suite("Controllers of UIKit") @MainActor
struct ControllerTests {
  private class Logged: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { fatalError() }

    override func loadView() {
      log.add("\(name) loadView")
      super.loadView()
    }

    override func viewDidLoad() {
      log.add("\(name) viewDidLoad")
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
      label.text = "content of \(name)"
      view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) { log.add("\(name) viewWillAppear") }
    override func viewDidLayoutSubviews() { log.add("\(name) viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) viewDidDisappear") }
  }

  @Test("a controller's life runs in order")
  func life() {
    let log = CallLog()
    let phone = Phone(ShownController(controller: Logged("a", log)))
    #expect(
      log.take() == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewDidLayoutSubviews", "a viewDidAppear",
      ])
    #expect(phone.texts == ["content of a"])
    phone.screen.show(Text("other"))
    #expect(log.take() == ["a viewWillDisappear", "a viewDidDisappear"])
  }

  @Test("code lets a controller appear and disappear without a window")
  func appearance() {
    let log = CallLog()
    let controller = Logged("a", log)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["a loadView", "a viewDidLoad", "a viewWillAppear"])
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(log.take() == ["a viewDidAppear"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(log.take() == ["a viewWillDisappear", "a viewDidDisappear"])
  }

  @Test("a controller is not added to itself, nor to one that is in it")
  func containmentCycle() {
    let (outer, inner) = (UIViewController(), UIViewController())
    let phone = Phone(ShownController(controller: outer))
    phone.screen.perform {
      outer.addChild(inner)
      inner.addChild(outer)
      inner.addChild(inner)
    }
    #expect(outer.children == [inner] && inner.children == [] && outer.parent == nil && inner.parent === outer)
    #expect(
      phone.issues
        == Array(
          repeating:
            "UIViewController was added to UIViewController, which is the same controller or is in it; it was not "
            + "added.", count: phone.issues.count))
    #expect(!phone.issues.isEmpty)
  }

  @Test("a transition replaces the view of a child by that of another one, and only of children")
  func transition() {
    let log = CallLog()
    let (outer, first, second) = (UIViewController(), Logged("first", log), Logged("second", log))
    for child in [first, second] { outer.addChild(child) }
    outer.view.addSubview(first.view)
    let phone = Phone(ShownController(controller: outer))
    _ = log.take()
    var isFinished: Bool?
    phone.screen.perform {
      outer.transition(from: first, to: second, duration: 0.3, options: .transitionCrossDissolve, animations: nil) {
        isFinished = $0
      }
    }
    #expect(isFinished == true && phone.texts == ["content of second"])
    #expect(first.view.superview == nil && second.view.superview === outer.view)
    #expect(log.take().filter { $0.hasPrefix("first") } == ["first viewWillDisappear", "first viewDidDisappear"])
    #expect(phone.issues == [])
    phone.screen.perform {
      outer.transition(from: second, to: UIViewController(), duration: 0, animations: nil)
      outer.transition(from: first, to: second, duration: 0, animations: nil)
    }
    #expect(
      phone.issues == [
        "UIViewController was asked for a transition from Logged to UIViewController, which are not both its children; "
          + "nothing was changed.",
        "The view of Logged is in no other view; nothing was changed.",
      ])
  }

  @Test("a navigation controller shows the engine's bar, pushes, and a person goes back")
  func navigation() {
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: Logged("First", log))
    let phone = Phone(ShownController(controller: navigation).ignoresSafeArea())
    #expect(phone.node(.navigationBar, "First") != nil)
    #expect(phone.texts.contains("content of First"))
    phone.screen.perform { navigation.pushViewController(Logged("Second", log), animated: true) }
    #expect(phone.node(.navigationBar, "Second") != nil)
    #expect(phone.texts.contains("content of Second"))
    phone.tap(.button, "First")
    #expect(navigation.viewControllers.count == 1)
    #expect(phone.texts.contains("content of First") && !phone.texts.contains("content of Second"))
  }

  @Test("an alert presented by a controller is the engine's, and its button acts")
  func alert() {
    let log = CallLog()
    let controller = Logged("a", log)
    let phone = Phone(ShownController(controller: controller))
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.add("cancel") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.add("delete") })
    phone.screen.perform { controller.present(alert, animated: true) }
    #expect(controller.presentedViewController === alert && alert.presentingViewController === controller)
    #expect(phone.node(.alert) != nil && phone.buttons == ["Cancel", "Delete"])
    #expect(phone.texts.contains("It is gone then."))
    _ = log.take()
    phone.tap(.button, "Delete")
    #expect(log.take() == ["delete"])
    #expect(phone.node(.alert) == nil && controller.presentedViewController == nil)
  }

  @Test("the button of an alert has the label of its action")
  func alertLabel() {
    let controller = Logged("a", CallLog())
    let phone = Phone(ShownController(controller: controller))
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Del", style: .default)
    action.accessibilityLabel = "Delete the note"
    alert.addAction(action)
    phone.screen.perform { controller.present(alert, animated: true) }
    #expect(phone.buttons == ["Delete the note"])
  }

  @Test("the root controller of a SwiftUI app presents in front of the SwiftUI views")
  func root() throws {
    let log = CallLog()
    let phone = Phone(Text("SwiftUI"))
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    phone.screen.perform { root.present(Logged("sheet", log), animated: true) }
    #expect(phone.texts == ["content of sheet"])
    phone.screen.perform { root.dismiss(animated: true) }
    #expect(phone.texts == ["SwiftUI"])
    #expect(log.take().last == "sheet viewDidDisappear")
  }

  @Test("the share sheet copies its text, tells its handler and is gone")
  func share() throws {
    let phone = Phone(Text("SwiftUI"))
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let sheet = UIActivityViewController(activityItems: ["shared text"], applicationActivities: nil)
    var result: (UIActivity.ActivityType?, Bool)?
    sheet.completionWithItemsHandler = { type, isCompleted, _, _ in result = (type, isCompleted) }
    phone.screen.perform { root.present(sheet, animated: true) }
    #expect(phone.texts.contains("shared text"))
    phone.tap(.button, "Copy")
    #expect(result?.0 == .copyToPasteboard && result?.1 == true)
    #expect(UIPasteboard.general.string == "shared text")
    #expect(phone.texts == ["SwiftUI"])
  }

  @Test("a controller that is presented twice, or by one off the screen, is named")
  func mistakes() {
    let log = CallLog()
    let controller = Logged("a", log)
    let phone = Phone(ShownController(controller: controller))
    let sheet = UIViewController()
    phone.screen.perform {
      UIViewController().present(UIViewController(), animated: true)
      controller.present(sheet, animated: true)
      controller.present(sheet, animated: true)
    }
    #expect(
      phone.issues == [
        "UIViewController is not in a window; UIViewController was not presented.",
        "Logged was asked to present UIViewController, but it already presents UIViewController; nothing was presented.",
      ])
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
    }
  }

  private struct Appearing: View {
    let name: String
    let log: CallLog
    @State private var lines = 0

    var body: some View {
      Text(name).onAppear { lines += 1 }.onChange(of: lines) { log.add("\(name) \(lines)") }
    }
  }

  @Test("a hosting controller renders its view without a window, and in one")
  func rendering() {
    let log = CallLog()
    let host = UIHostingController(rootView: Appearing(name: "alone", log: log))
    #expect(log.lines == [])
    host._render(seconds: 0)
    host._render(seconds: 1)
    #expect(log.lines == ["alone 1"])
    host.rootView = Appearing(name: "new", log: log)
    let phone = Phone(ShownController(controller: host))
    #expect(log.lines == ["alone 1", "new 1"])
    host._render(seconds: 0)
    #expect(log.lines == ["alone 1", "new 1"] && phone.texts == ["new"])
  }

  @Test("a hosting controller keeps the safe area of the device free, unless it is told not to")
  func hostingInSafeArea() throws {
    let host = UIHostingController(
      rootView: VStack {
        Text("Top"); Spacer()
      })
    let phone = Phone(device: .iPhone17Pro, ShownController(controller: host).ignoresSafeArea())
    func top() -> CGFloat? { phone.node(.staticText, "Top")?.frame.minY }
    #expect(top() == Device.iPhone17Pro.safeArea.top)
    host.safeAreaRegions = []
    #expect(top() == 0)
    host.safeAreaRegions = .all
    host.additionalSafeAreaInsets.top = 30
    #expect(top() == Device.iPhone17Pro.safeArea.top + 30)
  }

  @Test("a hosting controller shows SwiftUI with its state in a hierarchy of UIKit")
  func hosting() {
    final class Container: UIViewController {
      let host = UIHostingController(rootView: Counter())

      override func viewDidLoad() {
        addChild(host)
        view.addSubview(host.view)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          host.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          host.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
        ])
        host.didMove(toParent: self)
      }
    }
    let container = Container()
    let phone = Phone(ShownController(controller: container))
    #expect(phone.buttons == ["Count 0"])
    #expect(container.host.parent === container && container.host.view.frame.minY == 50)
    #expect(container.host.view.frame.width < 200)
    phone.tap(.button, "Count 0")
    phone.tap(.button, "Count 1")
    #expect(phone.buttons == ["Count 2"])
    phone.screen.perform { container.view.backgroundColor = .red }
    #expect(phone.buttons == ["Count 2"])
  }
}
