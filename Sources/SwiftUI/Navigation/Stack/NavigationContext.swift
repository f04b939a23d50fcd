/// The interface of a navigation stack for the views on a screen.
///
/// There is one for each screen, in the environment.
@MainActor
package final class NavigationContext {
  package weak var navigator: (any Navigator)?

  package init(navigator: any Navigator) {
    self.navigator = navigator
  }
}

/// A container of screens: links push on it, and destinations are declared for it.
@MainActor
package protocol Navigator: AnyObject {
  /// Shows the screen for a value.
  ///
  /// - Parameter source: The node of the link, for messages.
  func push(_ value: AnyHashable, from source: _ViewNode?)

  /// Whether a destination is declared for a value.
  func hasDestination(for value: AnyHashable) -> Bool

  /// Pushes the screen of a destination that a link or a modifier owns, unless it is shown already.
  func push(_ destination: PushedDestination)

  /// Pops the screen of a destination, and those above it.
  func remove(_ destination: PushedDestination)

  func add(_ declaration: DestinationDeclaration)
  func update(_ declaration: DestinationDeclaration)
  func remove(_ declaration: DestinationDeclaration)
}

extension EnvironmentValues {
  private enum NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
  }

  /// Whether there is a large title directly above the screen.
  @Entry package var isBelowLargeTitle: Bool = false

  package var navigationContext: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[window: NavigationContextKey.self] = newValue }
  }
}

/// A screen whose content comes from a link or a modifier instead of a value of the path.
@MainActor
package final class PushedDestination {
  /// Creates the latest version of the screen's content.
  package private(set) var content: () -> AnyView

  /// Called when the screen is popped by a person or by a change of the path.
  package var didPop: () -> Void = {}

  /// The screen while it is shown.
  weak var screen: ScreenElement?

  /// The link that pushes the screen, for messages.
  weak var link: _ViewNode?

  package init(content: @escaping () -> AnyView = { AnyView.empty }) {
    self.content = content
  }

  package func update(_ content: @escaping () -> AnyView) {
    self.content = content
    screen?.reload()
  }
}

/// A `navigationDestination(for:destination:)` in the tree.
@MainActor
package final class DestinationDeclaration {
  let type: Any.Type
  var content: (Any) -> AnyView

  /// Whether a value matches the type: the type itself, a superclass of the value, or `AnyHashable`.
  let accepts: (Any) -> Bool

  /// The node of the modifier, for messages.
  weak var node: _ViewNode?

  init(
    type: Any.Type, node: _ViewNode, accepts: @escaping (Any) -> Bool, content: @escaping (Any) -> AnyView
  ) {
    self.type = type
    self.node = node
    self.accepts = accepts
    self.content = content
  }
}
