import FlowUIKit
import Foundation
import SwiftUI

/// A change of a node's values in some time, or at once.
final class TimedRun: ActionRun {
  private let action: SKAction
  private var elapsed: TimeInterval = 0
  private var way: CGFloat = 0
  private var start: Start?
  private var inner: ActionRun?

  /// The node's values at the beginning.
  private struct Start {
    let position: CGPoint
    let rotation: CGFloat
    let scale: CGPoint
    let alpha: CGFloat
    let speed: CGFloat
    let size: CGSize
    let color: UIColor?
    let blend: CGFloat
    let texture: SKTexture?

    @MainActor init(_ node: SKNode) {
      let sprite = node as? SKSpriteNode
      let label = node as? SKLabelNode
      position = node.position
      rotation = node.zRotation
      scale = CGPoint(x: node.xScale, y: node.yScale)
      alpha = node.alpha
      speed = node.speed
      size = sprite?.size ?? .zero
      color = sprite?.color ?? label?.color
      blend = sprite?.colorBlendFactor ?? label?.colorBlendFactor ?? 0
      texture = sprite?.texture
    }
  }

  init(_ action: SKAction) { self.action = action }

  override func advance(by time: TimeInterval, on node: SKNode) -> TimeInterval? {
    if case .onChild(let name, let other) = action.kind {
      guard let child = node.childNode(withName: name) else { return time }
      child.run(other)
      return time
    }
    let start = start ?? Start(node)
    if self.start == nil {
      self.start = start
      if case .sound(let name) = action.kind { SoundFile.play(name) }
    }
    let speed = Double(action.speed)
    elapsed += time * speed
    // Sums of frames reach an end that they should reach exactly.
    let isOver = elapsed >= action.duration - 1e-9
    let part = isOver || action.duration == 0 ? 1 : CGFloat(elapsed / action.duration)
    let new = action.way(part)
    apply(new, step: new - way, start, on: node, isOver: isOver)
    way = new
    return isOver ? (speed > 0 ? max(0, elapsed - action.duration) / speed : 0) : nil
  }

  /// - Parameters:
  ///   - way: The part of the way from the beginning.
  ///   - step: The part of the way since the last frame.
  private func apply(_ way: CGFloat, step: CGFloat, _ start: Start, on node: SKNode, isOver: Bool) {
    func mixed(_ from: CGFloat, _ to: CGFloat?) -> CGFloat { from + ((to ?? from) - from) * way }
    switch action.kind {
    case .move(let delta):
      node.position = CGPoint(x: node.position.x + delta.dx * step, y: node.position.y + delta.dy * step)
    case .moveTo(let x, let y):
      node.position = CGPoint(
        x: x == nil ? node.position.x : mixed(start.position.x, x),
        y: y == nil ? node.position.y : mixed(start.position.y, y))
    case .follow(let walk, let isOffset, let turns):
      guard let place = walk.place(at: way) else { return }
      let origin = isOffset ? start.position : .zero
      node.position = CGPoint(x: origin.x + place.point.x, y: origin.y + place.point.y)
      // A node looks upwards, as SpriteKit has it.
      if turns { node.zRotation = place.direction - .pi / 2 }
    case .rotate(let angle): node.zRotation += angle * step
    case .rotateTo(let angle, let isShortest):
      let turn = angle - start.rotation
      node.zRotation = start.rotation + (isShortest ? remainder(turn, 2 * .pi) : turn) * way
    case .scale(let x, let y):
      node.xScale += start.scale.x * (x - 1) * step
      node.yScale += start.scale.y * (y - 1) * step
    case .scaleTo(let x, let y):
      if x != nil { node.xScale = mixed(start.scale.x, x) }
      if y != nil { node.yScale = mixed(start.scale.y, y) }
    case .scaleToSize(let size):
      if start.size.width > 0 { node.xScale = mixed(start.scale.x, size.width / start.size.width) }
      if start.size.height > 0 { node.yScale = mixed(start.scale.y, size.height / start.size.height) }
    case .resize(let width, let height):
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.size = CGSize(width: sprite.size.width + width * step, height: sprite.size.height + height * step)
    case .resizeTo(let width, let height):
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.size = CGSize(
        width: width == nil ? sprite.size.width : mixed(start.size.width, width),
        height: height == nil ? sprite.size.height : mixed(start.size.height, height))
    case .fadeIn: node.alpha = mixed(start.alpha, 1)
    case .fadeOut: node.alpha = mixed(start.alpha, 0)
    case .fade(let alpha): node.alpha += alpha * step
    case .fadeTo(let alpha): node.alpha = mixed(start.alpha, alpha)
    case .speed(let speed): node.speed += speed * step
    case .speedTo(let speed): node.speed = mixed(start.speed, speed)
    case .colorize(let color, let blend): colorize(node, color, mixed(start.blend, blend), way, start)
    case .animate(let textures, let resizes, let restores):
      show(textures, on: node, way, start, resizes: resizes, restores: restores && isOver)
    case .hide(let isHidden): node.isHidden = isHidden
    case .removeFromParent: node.removeFromParent()
    case .call(let block): block()
    case .callOn(let queue, let block):
      let call = Call(block)
      queue.async { call.block() }
    case .custom(let block): block(node, CGFloat(isOver ? action.duration : elapsed))
    case .wait, .sound, .onChild, .sequence, .group, .repeats, .repeatForever: break
    }
  }

  private func colorize(_ node: SKNode, _ color: UIColor?, _ blend: CGFloat, _ way: CGFloat, _ start: Start) {
    let mixed = color.map { (start.color ?? $0).mixed(with: $0, by: way) }
    if let sprite = node as? SKSpriteNode {
      if let mixed { sprite.color = mixed }
      sprite.colorBlendFactor = blend
    } else if let label = node as? SKLabelNode {
      if let mixed { label.color = mixed }
      label.colorBlendFactor = blend
    }
  }

  private func show(
    _ textures: [SKTexture], on node: SKNode, _ way: CGFloat, _ start: Start, resizes: Bool, restores: Bool
  ) {
    guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return }
    let shown = textures[min(textures.count - 1, max(0, Int(way * CGFloat(textures.count) + 1e-6)))]
    let texture = restores ? start.texture : shown
    if sprite.texture !== texture { sprite.texture = texture }
    if resizes { sprite.size = restores ? start.size : shown.size() }
  }
}

// A closure that SpriteKit runs on another queue: the app vouches for it, as there.
private struct Call: @unchecked Sendable {
  let block: () -> Void

  init(_ block: @escaping () -> Void) { self.block = block }
}
