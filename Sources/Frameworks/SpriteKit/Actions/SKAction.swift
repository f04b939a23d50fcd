import FlowUIKit
import Foundation
import SwiftUI

/// How the speed of an action changes.
public enum SKActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

/// From the part of the time, 0 to 1, to the part of the way.
public typealias SKActionTimingFunction = (Float) -> Float

/// A change of a node in some time, or at once.
///
/// What an action changes by a distance adds to other actions; what it changes to a value begins at the value that the
/// node has when the action begins.
open class SKAction: NSObject {
  let kind: ActionKind

  init(_ kind: ActionKind, _ duration: TimeInterval = 0) {
    self.kind = kind
    self.duration = max(0, duration)
  }

  /// The length, in seconds.
  open var duration: TimeInterval

  /// How fast the action runs.
  open var speed: CGFloat = 1

  /// How the speed changes: by a square here, because SpriteKit's curves are not documented.
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: SKActionTimingFunction?

  /// The part of the way for a part of the time.
  func way(_ time: CGFloat) -> CGFloat {
    if let timingFunction { return CGFloat(timingFunction(Float(time))) }
    switch timingMode {
    case .linear: return time
    case .easeIn: return time * time
    case .easeOut: return 1 - (1 - time) * (1 - time)
    case .easeInEaseOut: return time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
    }
  }

  /// Whether the action never ends.
  var isEndless: Bool {
    switch kind {
    case .repeatForever: true
    case .sequence(let actions), .group(let actions): actions.contains { $0.isEndless }
    case .repeats(let action, _): action.isEndless
    default: false
    }
  }

  /// The action backwards. An action that changes to a value is the same, as in SpriteKit.
  open func reversed() -> SKAction {
    let other = SKAction(kind.reversed, duration)
    other.speed = speed
    other.timingMode = timingMode
    other.timingFunction = timingFunction
    return other
  }

  // MARK: - Place

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(.move(delta), duration) }

  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction {
    move(by: CGVector(dx: deltaX, dy: deltaY), duration: sec)
  }

  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(.moveTo(location.x, location.y), duration)
  }

  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.moveTo(x, nil), duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.moveTo(nil, y), duration) }

  /// Moves a node along a path, relative to its position, turned to the direction of the path.
  open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: sec)
  }

  /// Moves a node along a path.
  ///
  /// - Parameters:
  ///   - offset: Whether the path begins at the node's position.
  ///   - orient: Whether the node turns to the direction of the path.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction { SKAction(.follow(PathWalk(Path(path)), isOffset: offset, turns: orient), sec) }

  /// Moves a node along a path, relative to its position, at a speed in points a second.
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }

  /// Moves a node along a path at a speed in points a second.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    let walk = PathWalk(Path(path))
    return SKAction(
      .follow(walk, isOffset: offset, turns: orient), speed > 0 ? TimeInterval(walk.length / speed) : 0)
  }

  // MARK: - Turn and size

  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.rotate(radians), duration)
  }

  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    rotate(toAngle: radians, duration: duration, shortestUnitArc: false)
  }

  /// Turns a node to an angle, on the shorter way if that is wanted.
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { SKAction(.rotateTo(radians, isShortest: shortestUnitArc), duration) }

  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }

  open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scale(xScale, yScale), duration)
  }

  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scaleTo(scale, scale), duration)
  }

  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scaleTo(xScale, yScale), duration)
  }

  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scaleTo(scale, nil), duration)
  }

  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scaleTo(nil, scale), duration)
  }

  /// Scales a sprite to a size, in points.
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { SKAction(.scaleToSize(size), duration) }

  open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.resize(width, height), duration)
  }

  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.resizeTo(width, height), duration)
  }

  open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.resizeTo(width, nil), duration)
  }

  open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.resizeTo(nil, height), duration)
  }

  // MARK: - Look

  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(.fadeIn, sec) }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(.fadeOut, sec) }

  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.fade(factor), duration)
  }

  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.fadeTo(alpha), duration)
  }

  open class func hide() -> SKAction { SKAction(.hide(true)) }
  open class func unhide() -> SKAction { SKAction(.hide(false)) }

  /// Changes the color of a sprite or a label, and how much of it is seen.
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { SKAction(.colorize(color, colorBlendFactor), duration) }

  open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(.colorize(nil, colorBlendFactor), sec)
  }

  open class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }

  /// Changes the texture of a sprite, and its size if that is wanted.
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(.animate([texture], resizes: resize, restores: false))
  }

  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: false, restore: true)
  }

  /// Shows textures one after another.
  ///
  /// - Parameters:
  ///   - resize: Whether the sprite takes the size of each.
  ///   - restore: Whether it has its own texture again at the end.
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    SKAction(.animate(textures, resizes: resize, restores: restore), sec * Double(textures.count))
  }

  // MARK: - Time and order

  open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.wait, sec) }

  /// Waits: always the middle of the range here, so that each run is the same.
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    wait(forDuration: sec)
  }

  /// Runs actions one after another.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration })
  }

  /// Runs actions together, until the last has ended.
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), actions.map(\.duration).max() ?? 0)
  }

  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.repeats(action, max(0, count)), action.duration * Double(max(0, count)))
  }

  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.repeatForever(action), .infinity) }
  open class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(.speed(speed), sec) }
  open class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(.speedTo(speed), sec) }

  // MARK: - Others

  open class func removeFromParent() -> SKAction { SKAction(.removeFromParent) }

  /// Calls a closure.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.call(block)) }

  /// Calls a closure on a queue.
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    SKAction(.callOn(queue, block))
  }

  /// Calls a closure in each frame of a time.
  ///
  /// - Parameter block: Takes the node and the time since the beginning, in seconds.
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(.custom(block), seconds) }

  /// Runs an action on the child with a name.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.onChild(name, action))
  }

  /// Records a sound of the app, which nobody hears.
  ///
  /// - Parameter wait: Whether the action takes as long as the sound.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction(.sound(soundFile), wait ? SoundFile.length(of: soundFile) : 0)
  }
}
