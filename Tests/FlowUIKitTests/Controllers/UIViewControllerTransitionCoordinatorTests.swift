import FlowUIKit
import SwiftUI
import Testing

@Suite("Controllers whose window gets another size") @MainActor
struct UIViewControllerTransitionCoordinatorTests {
  private final class Sized: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func text(_ size: CGSize) -> String { "\(Int(size.width)) by \(Int(size.height))" }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.add("\(name) height \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("\(name) from \(text(view.bounds.size)) to \(text(size)), known \(transitionCoordinator != nil)")
      coordinator.animate { [self] in
        log.add("\(name) alongside \(text(view.bounds.size)), \($0.percentComplete)")
      } completion: { [self] in
        log.add("\(name) done, \($0.percentComplete)")
      }
    }
  }

  @Test("are told before a rotation, and their closures run with the new size")
  func rotation() {
    let log = CallLog()
    let controller = Sized("a", log)
    let phone = Phone(device: .iPhone, ShownController(controller: controller).ignoresSafeArea())
    let size = Device.iPhone.size
    let (short, long) = (Int(size.width), Int(size.height))
    phone.screen.rotate(to: .landscapeLeft)
    #expect(
      log.take() == [
        "a height compact", "a from \(short) by \(long) to \(long) by \(short), known true",
        "a alongside \(long) by \(short), 0.0", "a done, 1.0",
      ])
    #expect(controller.transitionCoordinator == nil)
    phone.screen.rotate(to: .landscapeLeft)
    #expect(log.take() == [])
  }

  @Test("tell those that fill them, and not those that keep their size")
  func children() {
    let log = CallLog()
    let (outer, whole, part) = (UIViewController(), Sized("whole", log), Sized("part", log))
    for child in [whole, part] {
      outer.addChild(child)
      outer.view.addSubview(child.view)
      child.didMove(toParent: outer)
    }
    whole.view.frame = outer.view.bounds
    whole.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    part.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let phone = Phone(device: .iPhone, ShownController(controller: outer).ignoresSafeArea())
    _ = log.take()
    phone.screen.rotate(to: .landscapeLeft)
    let lines = log.take()
    #expect(lines.contains { $0.hasPrefix("whole from") } && !lines.contains { $0.hasPrefix("part from") })
    #expect(lines.contains("part height compact"))
  }

  @Test("are told in a stack, and when they are presented; those that are gone are not")
  func places() {
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: Sized("first", log))
    let phone = Phone(device: .iPhone, ShownController(controller: navigation).ignoresSafeArea())
    let sheet = Sized("sheet", log)
    sheet.modalPresentationStyle = .fullScreen
    phone.screen.perform { navigation.present(sheet, animated: false) }
    phone.screen.rotate(to: .landscapeLeft)
    #expect(log.lines.contains { $0.hasPrefix("first from") } && log.lines.contains { $0.hasPrefix("sheet from") })
    phone.screen.perform { navigation.dismiss(animated: false) }
    phone.screen.show(Text("other"))
    _ = log.take()
    phone.screen.rotate(to: .portrait)
    #expect(log.take() == [])
  }
}
