import SwiftUI

@testable import UIAutomation

/// An app for any view.
@MainActor
protocol Showable: View {
  init()
}

extension XCUIApplication {
  /// An app that shows a view on a phone.
  convenience init<Content: View>(showing view: Content, device: Device = .iPhone) {
    let screen = Screen(device: device)
    screen.show(view)
    self.init(screen: screen)
  }

  /// Shows another value of the view.
  func show<Content: View>(_ view: Content) {
    app.screen?.show(view)
  }

  convenience init<Content: Showable>(screen type: Content.Type) {
    self.init(showing: Content())
  }
}
