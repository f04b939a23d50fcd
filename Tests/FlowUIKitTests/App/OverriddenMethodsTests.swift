import SwiftUI
import Testing

@testable import FlowUIKit

/// What the extensions below were asked to do.
@MainActor private let log = CallLog()

extension UIWindow: _OverridesMotionEnded {
  public func _override_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { log.add("shake") }
    super.motionEnded(motion, with: event)
  }
}

extension UINavigationController: _OverridesViewDidLoad {
  public func _override_viewDidLoad() {
    super.viewDidLoad()
    log.add("loaded \(viewControllers.count)")
  }
}

@Suite("Methods of UIKit's classes that an extension overrides", .serialized) @MainActor
struct OverriddenMethodsTests {
  @Test("a window's end of a shake is that of the extension")
  func motion() {
    _ = log.take()
    UIWindow(frame: .zero).motionEnded(.motionShake, with: nil)
    #expect(log.take() == ["shake"])
  }

  @Test("a navigation controller loads as the extension says, and so does a subclass that calls super")
  func load() {
    final class Own: UINavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        log.add("own")
      }
    }
    _ = log.take()
    UINavigationController(rootViewController: UIViewController()).loadViewIfNeeded()
    Own(rootViewController: UIViewController()).loadViewIfNeeded()
    #expect(log.take() == ["loaded 1", "loaded 1", "own"])
  }
}
