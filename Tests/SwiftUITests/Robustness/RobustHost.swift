import FlowRendering
import Testing

@testable import SwiftUI

/// A screen for views that go wrong, and a check that it works on.
@MainActor
struct RobustHost {
  let host: Screen

  init(width: CGFloat = 300, height: CGFloat = 400) {
    host = Screen(
      size: ProposedViewSize(width: width, height: height),
      textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
  }

  /// Shows a view and reads all outputs of the screen.
  func show<Content: View>(_ view: Content) {
    host.show(view)
    lookAtEverything()
  }

  func lookAtEverything() {
    _ = host.displayList()
    _ = host.semantics()
    _ = host.rootElement?.hitTest(CGPoint(x: 150, y: 200))
  }

  var messages: [String] { host.graph.issues.map(\.message) }
  var paths: [String] { host.graph.issues.map(\.path) }

  /// Whether every view has a place that can be drawn.
  var isFinite: Bool {
    host.elements.allSatisfy {
      $0.origin.x.isFinite && $0.origin.y.isFinite && $0.size.width.isFinite && $0.size.height.isFinite
        && $0.size.width >= 0 && $0.size.height >= 0
    }
  }

  /// Shows a view with state, taps it, and sees that it works as in a screen of its own.
  func expectUsable(sourceLocation: SourceLocation = #_sourceLocation) {
    host.show(TapCounter())
    let button = host.nodes.first { $0.role == .button }
    host.perform { button?.actions.first { $0.kind == .activate }?.perform() }
    #expect(host.nodes.contains { $0.label == "1 taps" }, "the screen is not usable", sourceLocation: sourceLocation)
  }
}

private struct TapCounter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count) taps") { count += 1 }
  }
}
