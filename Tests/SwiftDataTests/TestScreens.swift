@testable import SwiftUI

/// A screen that shows a view.
@MainActor
func makeScreen(_ view: some View) -> Screen {
  let screen = Screen(size: ProposedViewSize(width: 390, height: 844))
  screen.show(view)
  return screen
}

extension Screen {
  private var nodes: [SemanticsNode] {
    func all(_ nodes: [SemanticsNode]) -> [SemanticsNode] { nodes.flatMap { [$0] + all($0.children) } }
    return all(semantics())
  }

  /// The texts and buttons on the screen.
  var labels: [String] { nodes.filter { $0.role == .button || $0.role == .staticText }.map { $0.label ?? "" } }

  /// The texts on the screen.
  var texts: [String] { nodes.filter { $0.role == .staticText }.map { $0.label ?? "" } }

  /// Taps the button with a label.
  func tap(_ label: String) {
    let action = nodes.first { $0.label == label }?.actions.first { $0.kind == .activate }
    perform { action?.perform() }
  }
}
