import SwiftUI
import UIAutomation

extension XCUIApplication {
  /// The view that the app shows, to look at what it is made of; its state is that of the screen.
  ///
  /// - Throws: `InspectionError` if the app is not running.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    guard let screen, let view = screen.content else {
      throw InspectionError.viewNotFound(parent: "the app, which is not running,")
    }
    let content = Content(view, medium: Content.Medium(place: InspectedTree(screen).root))
    return try InspectableView<ViewType.ClassifiedView>(content.onlyChild(), parent: nil, call: "")
  }
}
