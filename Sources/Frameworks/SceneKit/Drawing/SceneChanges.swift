import FlowUIKit
import Foundation
import PhoneSimulation

/// The views that show scenes. They are drawn again when anything of a scene has changed.
@MainActor
enum SceneChanges {
  private struct Shown {
    weak var view: SCNView?
  }

  private static var shown: [Shown] = []

  static func add(_ view: SCNView) {
    shown.removeAll { $0.view == nil || $0.view === view }
    shown.append(Shown(view: view))
  }

  /// Notes that something of a scene has changed.
  nonisolated static func note() {
    onMainActor {
      for shown in shown { shown.view?.setNeedsDisplay() }
    }
  }
}
