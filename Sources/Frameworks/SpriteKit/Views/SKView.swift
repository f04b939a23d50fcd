import Combine
import FlowUIKit
import Foundation
import SwiftUI

/// Decides whether a view runs a frame.
@MainActor @preconcurrency
public protocol SKViewDelegate: NSObjectProtocol {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// Shows a scene, and runs its frames on the screen's clock.
open class SKView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    systemLook = SystemLook(
      face: { [weak self] in self.map { AnyView(SceneFace(pulse: $0.pulse, elements: $0.elements)) } },
      description: { [weak self] in self?.hasElements == true ? nil : SystemDescription(.other) })
  }

  // MARK: - Scene

  /// The scene that is shown.
  public private(set) var scene: SKScene?

  /// A scene that waits for the first layout, so that it moves to a view with a size.
  private var waiting: (scene: SKScene, transition: SKTransition?)?

  open func presentScene(_ scene: SKScene?) {
    waiting = nil
    if let old = self.scene {
      if old === scene { return }
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    if let scene {
      scene.view?.presentScene(nil)
      scene.view = self
      fitScene()
      scene.didMove(to: self)
    }
    restart()
    noteActivity()
  }

  /// Shows a scene, at once.
  open func presentScene(_ scene: SKScene, transition: SKTransition) {
    if self.scene != nil { transition.warn() }
    presentScene(scene)
  }

  /// Shows a scene as soon as the view has a size.
  func present(_ scene: SKScene, _ transition: SKTransition?) {
    if self.scene === scene || waiting?.scene === scene { return }
    waiting = (scene, transition)
    presentWaiting()
  }

  private func presentWaiting() {
    guard let waiting, !bounds.isEmpty else { return }
    if let transition = waiting.transition {
      presentScene(waiting.scene, transition: transition)
    } else {
      presentScene(waiting.scene)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitScene()
    presentWaiting()
  }

  /// Gives a scene that has the view's size that size.
  func fitScene() {
    guard let scene, scene.scaleMode == .resizeFill, scene.size != bounds.size else { return }
    scene.size = bounds.size
  }

  // MARK: - Look

  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var isAsynchronous = true

  /// Whether what is behind the view is seen where the scene is transparent.
  open var allowsTransparency = false { didSet { noteChange() } }
  open var showsFPS = false { didSet { warn(showsFPS, "showsFPS") } }
  open var showsNodeCount = false { didSet { warn(showsNodeCount, "showsNodeCount") } }
  open var showsDrawCount = false { didSet { warn(showsDrawCount, "showsDrawCount") } }
  open var showsQuadCount = false { didSet { warn(showsQuadCount, "showsQuadCount") } }
  open var showsPhysics = false { didSet { warn(showsPhysics, "showsPhysics") } }
  open var showsFields = false { didSet { warn(showsFields, "showsFields") } }

  private func warn(_ isOn: Bool, _ name: String) {
    if isOn { report(.missing("SKView.\(name)", "nothing is drawn over the scene.")) }
  }

  /// From the scene's coordinates to those of the view.
  func transform(of scene: SKScene) -> CGAffineTransform {
    let box = box(of: scene)
    let size = scene.size
    let scale = CGSize(
      width: size.width > 0 ? box.width / size.width : 1, height: size.height > 0 ? box.height / size.height : 1)
    return scene.transformToVisible.concatenating(
      CGAffineTransform(a: scale.width, b: 0, c: 0, d: -scale.height, tx: box.minX, ty: box.maxY))
  }

  /// Where the visible part of the scene is in the view.
  private func box(of scene: SKScene) -> CGRect {
    let (size, space) = (scene.size, bounds)
    guard size.width > 0, size.height > 0 else { return space }
    let ratios = [space.width / size.width, space.height / size.height]
    let scale: CGFloat
    switch scene.scaleMode {
    case .fill, .resizeFill: return space
    case .aspectFill: scale = ratios.max() ?? 1
    case .aspectFit: scale = ratios.min() ?? 1
    }
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(around: CGPoint(x: space.midX, y: space.midY), size: fitted)
  }

  open override func draw(_ rect: CGRect) {
    guard let scene, let context = UIGraphicsGetCurrentContext() else { return }
    let box = box(of: scene).intersection(bounds)
    if !allowsTransparency {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    if scene.isHidden { return }
    context.setFillColor(scene.backgroundColor.cgColor)
    context.fill(box)
    context.clip(to: box)
    NodeDrawing(context, base: transform(of: scene)).drawContents(of: scene, rootAlpha: scene.alpha)
  }

  /// A texture with what a node and those inside look like.
  open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: node.calculateAccumulatedFrame()) }

  /// A texture with what a part of a node and those inside look like.
  ///
  /// - Parameter crop: The part, in the coordinates of the node's parent.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    if crop.isEmpty { return nil }
    let outer = node.parent?.transformToRoot.inverted() ?? node.transformToParent
    let base = outer.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -crop.minX, ty: crop.maxY))
    let image = UIGraphicsImageRenderer(size: crop.size).image { renderer in
      NodeDrawing(renderer.cgContext, base: base).draw(node)
    }
    return SKTexture(image: image)
  }

  /// A point of the view in the coordinates of the scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point.applying(transform(of: scene).inverted()) }

  /// A point of the scene in the coordinates of the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(transform(of: scene)) }

  // MARK: - Frames

  open var isPaused = false {
    didSet {
      if isPaused == oldValue { return }
      restart()
      noteActivity()
    }
  }

  /// The number of frames a second, at most sixty.
  open var preferredFramesPerSecond = 60 { didSet { if preferredFramesPerSecond != oldValue { restart() } } }
  open weak var delegate: (any SKViewDelegate)?

  /// Whether a frame is run.
  var shouldRender: (TimeInterval) -> Bool = { _ in true }

  private var frames: AnyCancellable?
  private var isRunningFrame = false
  private var hasChanged = false

  private var interval: TimeInterval {
    preferredFramesPerSecond > 0 ? 1 / Double(min(60, preferredFramesPerSecond)) : 1.0 / 60
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    restart()
    noteActivity()
  }

  private func restart() {
    frames = nil
    guard scene != nil, window != nil, !isPaused else { return }
    frames = Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { [weak self] date in
      assumeMainActor { self?.runFrame(date) }
    }
  }

  private func runFrame(_ date: Date) {
    guard let scene, !isRunningFrame else { return }
    let time = CurrentScreen.screen?.time ?? date.timeIntervalSinceReferenceDate
    guard shouldRender(time), delegate?.view(self, shouldRenderAtTime: time) ?? true else { return }
    isRunningFrame = true
    scene.runFrame(at: time, duration: interval)
    isRunningFrame = false
    if hasChanged { setNeedsDisplay() }
    hasChanged = false
    if scene.isBusy { pulse.beat(for: interval, of: self) }
  }

  /// Notes that the scene looks different.
  func noteChange() {
    if isRunningFrame { hasChanged = true } else { setNeedsDisplay() }
  }

  /// Notes that the scene may have something to do.
  func noteActivity() {
    noteChange()
    guard !isRunningFrame else { return }
    pulse.refresh()
    if needsFrames { pulse.beat(for: interval, of: self) }
  }

  let pulse = ScenePulse()

  /// Whether a frame would move something that comes to an end.
  var needsFrames: Bool { frames != nil && scene?.isBusy == true }

  // MARK: - Touches

  /// Who receives a touch.
  private var receivers: [ObjectIdentifier: UIResponder] = [:]

  /// Who receives it after the scene.
  var nextOfScene: UIResponder? { super.next }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { receivers[ObjectIdentifier(touch)] = receiver(of: touch) }
    tell(touches, or: { super.touchesBegan($0, with: event) }) { $0.touchesBegan($1, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, or: { super.touchesMoved($0, with: event) }) { $0.touchesMoved($1, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, or: { super.touchesEnded($0, with: event) }) { $0.touchesEnded($1, with: event) }
    for touch in touches { receivers[ObjectIdentifier(touch)] = nil }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, or: { super.touchesCancelled($0, with: event) }) { $0.touchesCancelled($1, with: event) }
    for touch in touches { receivers[ObjectIdentifier(touch)] = nil }
  }

  /// The frontmost node at the touch that receives touches, otherwise the scene.
  private func receiver(of touch: UITouch) -> UIResponder? {
    guard let scene else { return nil }
    let node = scene.frontmost(at: touch.location(in: scene)) { $0 !== scene && $0.isUserInteractionEnabled }
    return node ?? (scene.isUserInteractionEnabled ? scene : nil)
  }

  private func tell(
    _ touches: Set<UITouch>, or others: (Set<UITouch>) -> Void, _ body: (UIResponder, Set<UITouch>) -> Void
  ) {
    pulse.refresh()
    var groups: [(receiver: UIResponder?, touches: Set<UITouch>)] = []
    for touch in touches {
      let receiver = receivers[ObjectIdentifier(touch)]
      if let index = groups.firstIndex(where: { $0.receiver === receiver }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((receiver, [touch]))
      }
    }
    for group in groups {
      if let receiver = group.receiver { body(receiver, group.touches) } else { others(group.touches) }
    }
  }
}

extension UITouch {
  /// The location in a node, in its own coordinates.
  public func location(in node: SKNode) -> CGPoint { place(location(in: node.scene?.view), node) }

  /// The location before the latest change in a node, in its own coordinates.
  public func previousLocation(in node: SKNode) -> CGPoint { place(previousLocation(in: node.scene?.view), node) }

  private func place(_ point: CGPoint, _ node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return point }
    return node.convert(scene.convertPoint(fromView: point), from: scene)
  }
}
