/// The structure and behaviour of an app.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder
  var body: Body { get }

  init()
}

extension App {
  /// Says that there is no screen here. An app's views are shown by tests.
  public static func main() {
    let message =
      "\(Self.self) has no screen to run on: this SwiftUI draws views for tests. Host them with SwiftUIFlowTesting.\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(69)
  }
}

/// A part of an app's user interface with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder
  var body: Body { get }

  /// The root view of the scene's first window. An engine hook.
  var _rootView: AnyView? { get }
}

extension Scene {
  public var _rootView: AnyView? { body._rootView }
}

extension Never: Scene {
  public var _rootView: AnyView? { nil }
}

extension Scene where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) has no body: the engine makes its windows itself.")
  }
}

/// A result builder for scenes.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var first: AnyView?
    for scene in repeat each content { first = first ?? scene._rootView }
    return SceneGroup(first: first)
  }
}

/// Several scenes; the first one's window is what tests show.
struct SceneGroup: Scene {
  let first: AnyView?

  var _rootView: AnyView? { first }
}
