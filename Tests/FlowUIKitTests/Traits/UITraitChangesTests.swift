import FlowUIKit
import SwiftUI
import Testing

@Suite("Traits of views and controllers") @MainActor
struct UITraitChangesTests {
  private struct Level: UITraitDefinition {
    static let defaultValue = 1
  }

  private final class Inner: UIView {
    let log = CallLog()

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.add("\(previousTraitCollection?.userInterfaceStyle == .dark) \(traitCollection.userInterfaceStyle == .dark)")
    }
  }

  @Test("what a view overrides holds for its subviews, and can be taken from the surroundings again")
  func overrides() {
    let (outer, inner) = (UIView(), Inner())
    outer.addSubview(inner)
    let phone = Phone(Shown(view: outer))
    #expect(inner.traitCollection[Level.self] == 1 && !outer.traitOverrides.contains(Level.self))
    phone.screen.perform {
      outer.traitOverrides[Level.self] = 5
      outer.traitOverrides.userInterfaceStyle = .dark
    }
    #expect(inner.traitCollection[Level.self] == 5 && inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitOverrides.contains(Level.self) && outer.traitOverrides[Level.self] == 5)
    phone.screen.perform { outer.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    #expect(inner.traitCollection[Level.self] == 5 && inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.log.take() == ["false true", "true false"])
  }

  @Test("handlers are called when one of their traits changes, until they are removed")
  func handlers() {
    let (outer, inner) = (UIView(), Inner())
    outer.addSubview(inner)
    let phone = Phone(Shown(view: outer))
    let log = CallLog()
    let registration = inner.registerForTraitChanges([Level.self]) { (view: Inner, previous: UITraitCollection) in
      log.add("\(previous[Level.self]) \(view.traitCollection[Level.self])")
    }
    phone.screen.perform { outer.traitOverrides.userInterfaceStyle = .dark }
    #expect(log.take() == [])
    phone.screen.perform { outer.traitOverrides[Level.self] = 2 }
    #expect(log.take() == ["1 2"])
    inner.unregisterForTraitChanges(registration)
    phone.screen.perform { outer.traitOverrides[Level.self] = 3 }
    #expect(log.take() == [])
  }

  private final class Controller: UIViewController {
    let log = CallLog()

    override func viewDidLoad() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
        self.log.add("\(self.traitCollection.userInterfaceStyle == .dark)")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.add("did change") }
  }

  private struct Shell: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("a controller is told, too, and overrides them for its view")
  func controllers() {
    let controller = Controller()
    let phone = Phone(Shell(controller: controller))
    phone.screen.perform { controller.traitOverrides.userInterfaceStyle = .dark }
    #expect(controller.log.take() == ["did change", "true"])
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }
}
