import FlowRendering
import Testing

@testable import SwiftUI

/// A screen for faulty views, and a check that it still works.
@MainActor
struct RobustHost {
  let screen: Screen

  init(width: CGFloat = 300, height: CGFloat = 400) {
    screen = Screen(
      size: ProposedViewSize(width: width, height: height),
      textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
  }

  /// Shows a view and reads all outputs of the screen.
  func show<Content: View>(_ view: Content) {
    screen.show(view)
    lookAtEverything()
  }

  func lookAtEverything() {
    _ = screen.displayList()
    _ = screen.semantics()
    _ = screen.rootElement?.hitTest(CGPoint(x: 150, y: 200))
  }

  var messages: [String] { screen.graph.issues.map(\.message) }
  var paths: [String] { screen.graph.issues.map(\.path) }

  /// Whether every view has a finite position and size.
  var isFinite: Bool {
    screen.elements.allSatisfy {
      $0.origin.x.isFinite && $0.origin.y.isFinite && $0.size.width.isFinite && $0.size.height.isFinite
        && $0.size.width >= 0 && $0.size.height >= 0
    }
  }

  /// Shows a view with state, taps it, and expects it to work as on a new screen.
  func expectUsable(sourceLocation: SourceLocation = #_sourceLocation) {
    screen.show(TapCounter())
    let button = screen.nodes.first { $0.role == .button }
    screen.perform { button?.actions.first { $0.kind == .activate }?.perform() }
    #expect(screen.nodes.contains { $0.label == "1 taps" }, "the screen is not usable", sourceLocation: sourceLocation)
  }
}

private struct TapCounter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count) taps") { count += 1 }
  }
}
