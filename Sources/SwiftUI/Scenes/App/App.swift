/// A type that represents the structure and behavior of an app.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene representing the content of the app.
  associatedtype Body: Scene

  /// The content and behavior of the app.
  @SceneBuilder
  var body: Body { get }

  /// Creates an instance of the app using the body that you define for its content.
  init()
}

extension App {
  /// Initializes and runs the app.
  ///
  /// On Linux there is no screen to run it on: it says what it would show, and how to see it, and ends.
  public static func main() {
    let message = AppLaunch.message(for: Self.self)
    FileHandle.standardOutput.write(Data((message + "\n").utf8))
    exit(0)
  }
}

/// What an app says when it is started where there is no screen.
@MainActor
package enum AppLaunch {
  package static func message<A: App>(for app: A.Type) -> String {
    let host = Screen(size: ProposedViewSize(width: 390, height: 844))
    let root = AppRoot<A>()
    host.show(root)
    defer { host.remove() }
    let windows = root.windows.map(\.kind.rawValue)
    let scenes = windows.isEmpty ? "no windows" : windows.joined(separator: ", ")
    return """
      \(A.self) is a SwiftUI app (\(scenes)). It runs headless: this machine has no screen that it could open a window on.
      To see its views, render them to pictures: write a flow test with SwiftUIFlowTesting, or use ImageRenderer.
      """
  }
}
