@testable import SwiftUI

/// A layout with known frames: a fact of Docs/AppleFacts.md. Views that fill the proposed size are colors.
@MainActor
struct LayoutFact {
  let name: String
  let frames: [CGRect]
  let container: CGSize
  let view: AnyView

  init<Content: View>(
    _ name: String, in container: CGSize = CGSize(width: 100, height: 100),
    _ frames: [(CGFloat, CGFloat, CGFloat, CGFloat)], @ViewBuilder view: () -> Content
  ) {
    self.name = name
    self.container = container
    self.frames = frames.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    self.view = AnyView(view())
  }

  /// The frames of the colors of the view, in reading order.
  var measured: [CGRect] {
    let screen = Screen(size: ProposedViewSize(container))
    screen.show(view)
    return screen.elements.filter { $0.pathName == "Color" }.map(\.frameOnScreen)
  }
}
