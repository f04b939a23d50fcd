import FlowUIKit
import Foundation
import SwiftUI

/// How a scene fills a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
  case fill, aspectFill, aspectFit, resizeFill
}

/// Learns of the parts of each frame.
@MainActor @preconcurrency
public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of a tree of nodes, which a view shows.
///
/// The frames follow the screen's clock. Each consists of `update(_:)`, the actions, `didEvaluateActions()`, the physics,
/// `didSimulatePhysics()`, `didApplyConstraints()` and `didFinishUpdate()`.
open class SKScene: SKEffectNode {
  /// Creates a scene of a size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
    prepare()
  }

  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    prepare()
  }

  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = true
    shouldEnableEffects = false
    physicsWorld.scene = self
    sceneDidLoad()
  }

  // MARK: - Space

  /// The visible part, in points of the scene.
  open var size: CGSize {
    didSet {
      if size == oldValue { return }
      noteChange()
      didChangeSize(oldValue)
    }
  }

  open var scaleMode = SKSceneScaleMode.fill {
    didSet {
      view?.fitScene()
      noteChange()
    }
  }

  /// The part of the view where the scene's origin is; at the lower left corner without another value.
  open var anchorPoint = CGPoint.zero { didSet { noteChange() } }
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) { didSet { noteChange() } }

  /// What the scene is seen from.
  open weak var camera: SKCameraNode? { didSet { noteChange() } }

  /// The view that shows the scene.
  public internal(set) weak var view: SKView?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()

  open override var next: UIResponder? { view?.nextOfScene }

  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  /// From the scene's coordinates to its visible part, whose origin is at the lower left corner.
  var transformToVisible: CGAffineTransform {
    guard let camera, camera.scene === self else {
      return CGAffineTransform(translationX: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
    }
    return camera.transformToRoot.inverted()
      .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
  }

  /// A point of the view in the scene's coordinates.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    view?.convert(point, to: self) ?? point
  }

  /// A point of the scene in the view's coordinates.
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    view?.convert(point, from: self) ?? point
  }

  // MARK: - For subclasses

  /// Called when the scene was created.
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}

  /// Called at the beginning of each frame.
  ///
  /// - Parameter currentTime: In seconds of the screen's clock.
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  // MARK: - Frames

  /// Runs a frame.
  ///
  /// - Parameters:
  ///   - time: In seconds of the screen's clock.
  ///   - duration: The time since the frame before, in seconds.
  func runFrame(at time: TimeInterval, duration: TimeInterval) {
    update(time)
    delegate?.update(time, for: self)
    evaluateActions(for: duration)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    if !isPaused { physicsWorld.simulate(duration) }
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    applyConstraints()
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }

  /// Whether actions run that end, or bodies move.
  var isBusy: Bool { !isPaused && (hasFiniteActions || physicsWorld.hasMovingBodies) }
}
