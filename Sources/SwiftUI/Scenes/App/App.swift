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
  /// On Linux there is no display to run it on: the program prints what it would show and how to see it, and exits.
  public static func main() {
    if AppLaunch.isAsked(by: Self.self) { return }
    let message = AppLaunch.message(for: Self.self)
    FileHandle.standardOutput.write(Data((message + "\n").utf8))
    exit(0)
  }
}

/// Handles the launch of an app where there is no display.
@MainActor
package enum AppLaunch {
  typealias EntryPoint = @convention(c) (Int32, UnsafePointer<UnsafePointer<CChar>?>?) -> Int32

  /// The app started by the entry point that was called to find it.
  private static var answer: (any App.Type)?
  private static var isAsking = false

  /// The app that an entry point starts, which may be one of several.
  ///
  /// - Parameter entryPoint: The function that the compiler generates for `@main`.
  static func app(startedBy entryPoint: EntryPoint) -> (any App.Type)? {
    isAsking = true
    defer { (isAsking, answer) = (false, nil) }
    _ = entryPoint(0, nil)
    return answer
  }

  /// Says what the program of an extension is, which has no window to open, and ends it.
  package static func end(with message: String) {
    // An app that is looked for is in another program.
    if isAsking { return }
    FileHandle.standardOutput.write(Data((message + "\n").utf8))
    exit(0)
  }

  fileprivate static func isAsked(by app: any App.Type) -> Bool {
    if isAsking { answer = app }
    return isAsking
  }

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
