import FlowUIKit
import Foundation
import SwiftUI

/// A view of SwiftUI with a scene, as large as its place.
public struct SpriteView: View {
  /// How the scene is drawn.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What cannot be seen is not drawn; that makes no difference here.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 1)

    /// Nodes of the same depth are drawn in any order: here in the order of the tree.
    public static let ignoresSiblingOrder = Options(rawValue: 2)

    /// What is behind the view is seen where the scene is transparent.
    public static let allowsTransparency = Options(rawValue: 4)
  }

  /// What is drawn over the scene: nothing here, with a warning.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    public static let showsPhysics = DebugOptions(rawValue: 16)
    public static let showsFields = DebugOptions(rawValue: 32)
  }

  private let surface: SceneSurface

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - isPaused: Whether the scene stands still.
  ///   - shouldRender: Whether a frame is run, by its time in seconds.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
    shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
  ) {
    surface = SceneSurface(
      scene: scene, transition: transition, isPaused: isPaused, preferredFramesPerSecond: preferredFramesPerSecond,
      options: options, debugOptions: debugOptions, shouldRender: shouldRender)
  }

  public var body: some View { surface }
}

private struct SceneSurface: UIViewRepresentable {
  let scene: SKScene
  let transition: SKTransition?
  let isPaused: Bool
  let preferredFramesPerSecond: Int
  let options: SpriteView.Options
  let debugOptions: SpriteView.DebugOptions
  let shouldRender: (TimeInterval) -> Bool

  func makeUIView(context: Context) -> SKView { SKView() }

  func updateUIView(_ view: SKView, context: Context) {
    view.shouldRender = shouldRender
    view.isPaused = isPaused
    view.preferredFramesPerSecond = preferredFramesPerSecond
    view.set(\.allowsTransparency, to: options.contains(.allowsTransparency))
    view.set(\.ignoresSiblingOrder, to: options.contains(.ignoresSiblingOrder))
    view.set(\.shouldCullNonVisibleNodes, to: options.contains(.shouldCullNonVisibleNodes))
    view.set(\.showsFPS, to: debugOptions.contains(.showsFPS))
    view.set(\.showsNodeCount, to: debugOptions.contains(.showsNodeCount))
    view.set(\.showsDrawCount, to: debugOptions.contains(.showsDrawCount))
    view.set(\.showsQuadCount, to: debugOptions.contains(.showsQuadCount))
    view.set(\.showsPhysics, to: debugOptions.contains(.showsPhysics))
    view.set(\.showsFields, to: debugOptions.contains(.showsFields))
    view.present(scene, transition)
  }

  static func dismantleUIView(_ view: SKView, coordinator: Void) { view.presentScene(nil) }
}

extension SKView {
  fileprivate func set(_ property: ReferenceWritableKeyPath<SKView, Bool>, to value: Bool) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}
