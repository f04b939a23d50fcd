import Foundation
import SwiftUI

/// An app that runs in this process: its views, on a screen of their own.
@MainActor
final class HostedApp<A: App>: LaunchedApp {
  let screen: Screen
  var name: String { "\(A.self)" }

  init(_ setting: LaunchSetting, device: Device) {
    screen = Screen(device: device)
    screen.send(.environment { $0.scenePhase = .active })
    screen.show(AppRoot<A>())
  }

  func activate() { screen.send(.environment { $0.scenePhase = .active }) }
  func moveToBackground() { screen.send(.environment { $0.scenePhase = .background }) }
  func terminate() { screen.remove() }
  func open(_ url: URL) -> Bool { screen.send(.url(url)) }
}
