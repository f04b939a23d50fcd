import SwiftUI

extension InspectableView {
  /// The help text of the view.
  public func help() throws -> InspectableView<ViewType.Text> {
    guard let part = modifierCompositions("help").first?.part("text") else { throw modifierNotFound("help()") }
    let content = try content.content(of: part)
    return try InspectableView<ViewType.Text>(content, parent: self, call: "help()")
  }
}
