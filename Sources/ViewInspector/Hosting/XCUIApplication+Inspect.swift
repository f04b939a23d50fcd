import SwiftUI
import UIAutomation

extension XCUIApplication {
  /// Returns an inspectable view of the app's screen, with the screen's state.
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
