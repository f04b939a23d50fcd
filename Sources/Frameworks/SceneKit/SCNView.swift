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

/// Shows a scene. Surfaces have one color each, brighter where they face the light; there are no pictures on them, no
/// shadows, and surfaces that cut through each other are drawn one after the other.
///
/// Without a camera the whole scene is seen from the front.
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene? { didSet { setNeedsDisplay() } }
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// The node whose camera the scene is seen with; the first one with a camera if an app sets none.
  open var pointOfView: SCNNode? { didSet { setNeedsDisplay() } }
  /// Whether fingers turn the scene; they do not here.
  open var allowsCameraControl = false
  /// Whether a light is beside the viewer if the scene has none with a place or a direction.
  open var autoenablesDefaultLighting = false { didSet { setNeedsDisplay() } }
  open var rendersContinuously = false
  open var isPlaying = false
  open var showsStatistics = false
  open var preferredFramesPerSecond = 60

  /// Creates a view. The options have no effect.
  public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The words on a surface that stands for what is not drawn; `nil` if the scene is.
  package var surfaceName: String? { didSet { setUp() } }

  private func setUp() {
    SceneChanges.add(self)
    systemLook = SystemLook(
      face: { [weak self] in
        self.flatMap { view in view.surfaceName.map { AnyView(SceneSurface(name: $0, api: "\(type(of: view))")) } }
          ?? AnyView(EmptyView())
      },
      description: { [weak self] in SystemDescription(.image, label: self?.surfaceName ?? "3D scene") })
  }

  open override func draw(_ rect: CGRect) {
    guard surfaceName == nil, let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(to: bounds)
    // A scene without a background is white.
    let color = scene?.background.contents as? UIColor ?? backgroundColor ?? .white
    context.setFillColor(color.cgColor)
    context.fill(bounds)
    guard let scene else { return }
    let drawing = SceneDrawing(
      scene, from: pointOfView, size: bounds.size, addsLight: autoenablesDefaultLighting)
    drawing.draw(in: context)
  }

  /// Where a point of the scene is in the view, with its depth from 0 to 1.
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 {
    guard let scene else { return SCNVector3() }
    let (projection, near, far) = SceneDrawing.projection(of: scene, from: pointOfView, size: bounds.size)
    guard let place = projection.place(SIMD3(point)) else { return SCNVector3() }
    let depth = (projection.depth(SIMD3(point)) - near) / max(far - near, .leastNormalMagnitude)
    return SCNVector3(x: Float(place.x), y: Float(place.y), z: depth)
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

/// A view of SwiftUI with a scene.
public struct SceneView: View {
  /// How the scene is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Whether fingers turn the scene; they do not here.
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }

  private let representation: SceneRepresentation

  /// Creates a view.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
    delegate: (any SCNSceneRendererDelegate)? = nil
  ) {
    representation = SceneRepresentation(scene: scene, pointOfView: pointOfView, options: options)
  }

  public var body: some View { representation }
}

/// The view of UIKit in a ``SceneView``.
private struct SceneRepresentation: UIViewRepresentable {
  let scene: SCNScene?
  let pointOfView: SCNNode?
  let options: SceneView.Options

  func makeUIView(context: Context) -> SCNView { SCNView(frame: .zero) }

  func updateUIView(_ view: SCNView, context: Context) {
    view.scene = scene
    view.pointOfView = pointOfView
    view.autoenablesDefaultLighting = options.contains(.autoenablesDefaultLighting)
  }
}
