import FlowUIKit
import Foundation
import SwiftUI

/// What draws a scene.
@MainActor @preconcurrency
public protocol SCNSceneRenderer: NSObjectProtocol {
  var scene: SCNScene? { get set }
}

/// Learns of the drawing of a scene, which does not happen.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}

/// A place for a scene: a surface with the name of its kind, with a warning. Nothing is drawn.
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene?
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var rendersContinuously = false
  open var isPlaying = false
  open var showsStatistics = false
  open var preferredFramesPerSecond = 60

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The word on the surface.
  package var surfaceName = "3D scene"

  private func setUp() {
    systemLook = SystemLook(
      face: { [weak self] in self.map { AnyView(SceneSurface(name: $0.surfaceName, api: "\(type(of: $0))")) } },
      description: { [weak self] in SystemDescription(.image, label: self?.surfaceName) })
  }
}

/// The surface in the place of a scene.
private struct SceneSurface: View {
  let name: String
  let api: String

  var body: some View {
    ZStack {
      Color.gray.opacity(0.2)
      Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
    }
    .onAppear { report(.missing(api, "a surface with the word \"\(name)\" stands for what it draws.")) }
  }
}

/// A view of SwiftUI with a scene: the surface of ``SCNView``.
public struct SceneView: View {
  /// How the scene is shown; without an effect.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }

  /// Creates a view.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
    delegate: (any SCNSceneRendererDelegate)? = nil
  ) {}

  public var body: some View {
    SceneSurface(name: "3D scene", api: "SceneView").accessibilityElement(children: .combine)
  }
}
