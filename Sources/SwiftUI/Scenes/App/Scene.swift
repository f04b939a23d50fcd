/// A part of an app's user interface with a life cycle managed by the system.
///
/// Windows are not opened here; a screen can show the content of an app's main window, see ``_SceneContents``.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that represents the body of this scene.
  associatedtype Body: Scene

  /// The content and behavior of the scene.
  @SceneBuilder
  var body: Body { get }

  /// Adds the scene's contents. An engine hook: scenes of an app never implement it.
  func _collect(into contents: inout _SceneContents)
}

extension Scene {
  public func _collect(into contents: inout _SceneContents) {
    body._collect(into: &contents)
  }
}

extension Never: Scene {
  public func _collect(into contents: inout _SceneContents) {
    switch self {}
  }
}

/// A scene that the engine implements directly.
@MainActor @preconcurrency
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The windows of an app, in the order in which its scenes declare them.
public struct _SceneContents {
  package private(set) var windows: [SceneWindow] = []

  /// The unsupported features that the scenes request.
  private(set) var shortfalls: [Shortfall] = []

  package init() {}

  package mutating func add(_ window: SceneWindow) {
    windows.append(window)
  }

  mutating func add(_ shortfall: Shortfall) {
    shortfalls.append(shortfall)
  }

  /// The window shown when the app is launched.
  package var main: SceneWindow? { windows.first(where: \.kind.opensAtLaunch) ?? windows.first }
}

/// A window that a scene can open.
package struct SceneWindow {
  package enum Kind: String, Sendable {
    case windowGroup = "WindowGroup"
    case window = "Window"
    case settings = "Settings"
    case document = "DocumentGroup"
    case menuBarExtra = "MenuBarExtra"

    /// Whether a window of this kind can be shown at launch.
    package var opensAtLaunch: Bool {
      switch self {
      case .windowGroup, .window, .document: true
      case .settings, .menuBarExtra: false
      }
    }
  }

  package let kind: Kind
  package let id: String?

  /// The title, if the scene has one.
  package let title: Text?

  package let content: AnyView

  package init(_ kind: Kind, id: String? = nil, title: Text? = nil, content: AnyView) {
    self.kind = kind
    self.id = id
    self.title = title
    self.content = content
  }
}
