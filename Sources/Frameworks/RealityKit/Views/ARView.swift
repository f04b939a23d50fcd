import Combine
import FlowARKit
import FlowUIKit
import Flowsimd
import Foundation
import Observation
import PhoneSimulation
import SwiftUI

/// Shows a scene. There is no picture of the world around, as in a simulator; a test says which surfaces there are
/// (`SimulatedPhone.tracksWorld`, `worldPlanes`).
///
/// - Note: Approximate: surfaces have one color each, brighter where they face the light; there are no pictures on them, no
///   shadows, and surfaces that cut through each other are drawn one after the other. Without a camera in the scene it is
///   seen from two meters in front of the origin.
open class ARView: UIView {
  public let scene = Scene()
  open var session = ARSession()

  /// Where the picture of the world comes from.
  public enum CameraMode: Hashable, Sendable {
    case ar
    case nonAR
  }

  public var cameraMode = CameraMode.ar { didSet { noteChange() } }

  public var automaticallyConfigureSession = true

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(frame: CGRect, cameraMode: CameraMode) {
    self.init(frame: frame, cameraMode: cameraMode, automaticallyConfigureSession: true)
  }

  public convenience init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
    self.init(frame: frame)
    self.cameraMode = cameraMode
    self.automaticallyConfigureSession = automaticallyConfigureSession
  }

  private func setUp() {
    scene.view = self
    systemLook = SystemLook(
      face: { [weak self] in self.map { AnyView(EntityElements(pulse: $0.pulse, elements: $0.elements)) } },
      description: { [weak self] in self?.elements.isEmpty == false ? nil : SystemDescription(.other) })
  }

  // MARK: - Look

  /// What is behind the scene, and its light.
  public struct Environment {
    /// What is behind the scene.
    public enum Background {
      case cameraFeed
      case color(UIColor)

      public static func cameraFeed(exposureCompensation: Float = 0) -> Background { .cameraFeed }
    }

    /// What real things do with the scene; without an effect.
    public struct SceneUnderstanding {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let occlusion = Options(rawValue: 1)
        public static let receivesLighting = Options(rawValue: 2)
        public static let collision = Options(rawValue: 4)
        public static let physics = Options(rawValue: 8)
        public static let `default` = Options(rawValue: 16)
      }

      public var options: Options = .default
    }

    /// The strength of the light around; without an effect.
    public struct ImageBasedLight { public var intensityExponent: Float = 0 }

    public var background: Background = .cameraFeed
    public var sceneUnderstanding = SceneUnderstanding()
    public var lighting = ImageBasedLight()
  }

  open var environment = Environment() { didSet { noteChange() } }

  /// What is drawn to find mistakes: nothing here, with a warning.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let none = DebugOptions([])
    public static let showPhysics = DebugOptions(rawValue: 1)
    public static let showStatistics = DebugOptions(rawValue: 2)
    public static let showAnchorOrigins = DebugOptions(rawValue: 4)
    public static let showAnchorGeometry = DebugOptions(rawValue: 8)
    public static let showWorldOrigin = DebugOptions(rawValue: 16)
    public static let showFeaturePoints = DebugOptions(rawValue: 32)
    public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
  }

  open var debugOptions: DebugOptions = [] {
    didSet { if !debugOptions.isEmpty { report(.missing("ARView.debugOptions", "nothing is drawn over the scene.")) } }
  }

  /// What is left out of the picture; without an effect.
  public struct RenderOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disableCameraGrain = RenderOptions(rawValue: 1)
    public static let disableGroundingShadows = RenderOptions(rawValue: 2)
    public static let disableMotionBlur = RenderOptions(rawValue: 4)
    public static let disableDepthOfField = RenderOptions(rawValue: 8)
    public static let disableHDR = RenderOptions(rawValue: 16)
    public static let disableFaceMesh = RenderOptions(rawValue: 32)
    public static let disablePersonOcclusion = RenderOptions(rawValue: 64)
    public static let disableAREnvironmentLighting = RenderOptions(rawValue: 128)
  }

  open var renderOptions: RenderOptions = []

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let background {
      context.setFillColor(background.cgColor)
      context.fill(bounds)
    }
    context.clip(to: bounds)
    EntityDrawing(scene, projection).draw(scene, in: context)
  }

  /// The color behind the scene: black in the place of a picture of the world.
  private var background: UIColor? {
    switch environment.background {
    case .color(let color): color
    case .cameraFeed: cameraMode == .ar ? .black : backgroundColor
    }
  }

  /// Calls a closure with a picture of the view.
  open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) {
    completion(UIGraphicsImageRenderer(size: bounds.size).image { _ in draw(bounds) })
  }

  // MARK: - Camera

  private var camera: Entity? {
    scene.entities.first { $0.component(PerspectiveCameraComponent.self) != nil && $0.isActive }
  }

  /// Where the scene is seen from.
  open var cameraTransform: Transform {
    if let camera { return Transform(matrix: camera.transformMatrix(relativeTo: nil)) }
    // The phone is where it was at first.
    let isInWorld = cameraMode == .ar && SimulatedPhone.current.tracksWorld
    return Transform(translation: isInWorld ? .zero : SIMD3(0, 0, 2))
  }

  var projection: Projection {
    Projection(
      place: cameraTransform.matrix,
      camera?.component(PerspectiveCameraComponent.self) ?? PerspectiveCameraComponent(), size: bounds.size)
  }

  /// Where a point of the world is in the view.
  open func project(_ point: SIMD3<Float>) -> CGPoint? { projection.place(point) }

  open func ray(through screenPoint: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? {
    (projection.position, projection.direction(to: screenPoint))
  }

  /// The entities with shapes at a point of the view, the nearest first.
  open func hitTest(
    _ point: CGPoint, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all
  ) -> [CollisionCastHit] {
    scene.raycast(
      origin: projection.position, direction: projection.direction(to: point), length: .infinity, query: query,
      mask: mask)
  }

  /// The nearest entity with shapes at a point of the view.
  open func entity(at point: CGPoint) -> Entity? { hitTest(point, query: .nearest).first?.entity }

  open func entities(at point: CGPoint) -> [Entity] { hitTest(point).map(\.entity) }

  // MARK: - Frames

  private var frames: AnyCancellable?
  private var isRunningFrame = false
  private var hasChanged = false
  let pulse = EntityPulse()
  var worldObservation: PhoneObservation?

  private static let interval = 1.0 / 60

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followWorld()
    restart()
    wait(for: scene.roots.flatMap(\.playingInside))
  }

  /// Runs frames as long as the view is in a window and the scene has something to do.
  func restart() {
    guard window != nil, scene.needsFrames else {
      frames = nil
      return
    }
    if frames != nil { return }
    frames = Timer.publish(every: Self.interval, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      assumeMainActor { self?.runFrame() }
    }
  }

  private func runFrame() {
    guard !isRunningFrame else { return }
    isRunningFrame = true
    scene.runFrame(Self.interval)
    isRunningFrame = false
    if hasChanged { setNeedsDisplay() }
    hasChanged = false
    restart()
  }

  /// Notes that the scene looks different.
  func noteChange() {
    if isRunningFrame {
      hasChanged = true
    } else {
      setNeedsDisplay()
      if frames == nil, window != nil, scene.hasParticles { restart() }
    }
  }

  /// Keeps the screen from being at rest until animations have ended.
  func wait(for animations: [AnimationPlaybackController]) {
    restart()
    guard window != nil, let longest = animations.map(\.remaining).max(), longest > 0 else { return }
    pulse.beat(for: longest + Self.interval)
  }

  // MARK: - Elements

  fileprivate var elements: [EntityElement] {
    let projection = projection
    return scene.entities.filter { $0.isAccessibilityElement && $0.isActive }.compactMap {
      EntityElement($0, projection)
    }
  }
}

/// An animation of nothing, which keeps a screen from being at rest.
@MainActor @Observable
final class EntityPulse {
  fileprivate private(set) var count = 0.0

  /// - Parameter duration: In seconds.
  func beat(for duration: TimeInterval) { withAnimation(.linear(duration: duration)) { count += 1 } }
}

/// An entity that assistive technologies find.
private struct EntityElement: Identifiable {
  let id: UInt64
  let frame: CGRect
  let label: String
  let value: String

  @MainActor init?(_ entity: Entity, _ projection: Projection) {
    let bounds = entity.visualBounds(relativeTo: nil)
    guard !bounds.isEmpty else { return nil }
    let places = bounds.corners.compactMap(projection.place)
    guard let first = places.first else { return nil }
    id = entity.id
    frame = places.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    label = entity.accessibilityLabel ?? entity.name
    value = entity.accessibilityDescription ?? ""
  }
}

private struct EntityElements: View {
  let pulse: EntityPulse
  let elements: [EntityElement]

  var body: some View {
    ZStack {
      Color.clear.modifier(EntityBeat(count: pulse.count))
      ForEach(elements) { element in
        Color.clear
          .frame(width: element.frame.width, height: element.frame.height)
          .accessibilityElement()
          .accessibilityLabel(element.label)
          .accessibilityValue(element.value)
          .position(x: element.frame.midX, y: element.frame.midY)
      }
    }
    .allowsHitTesting(false)
  }
}

private struct EntityBeat: ViewModifier, Animatable {
  var count: Double

  nonisolated var animatableData: Double {
    get { count }
    set { count = newValue }
  }

  func body(content: Content) -> some View { content }
}
