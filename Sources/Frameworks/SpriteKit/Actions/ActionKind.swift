import FlowCoreMedia
import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// What an action does.
enum ActionKind {
  case move(CGVector)
  case moveTo(CGFloat?, CGFloat?)
  case follow(PathWalk, isOffset: Bool, turns: Bool)
  case rotate(CGFloat)
  case rotateTo(CGFloat, isShortest: Bool)
  case scale(CGFloat, CGFloat)
  case scaleTo(CGFloat?, CGFloat?)
  case scaleToSize(CGSize)
  case resize(CGFloat, CGFloat)
  case resizeTo(CGFloat?, CGFloat?)
  case fadeIn
  case fadeOut
  case fade(CGFloat)
  case fadeTo(CGFloat)
  case speed(CGFloat)
  case speedTo(CGFloat)
  case colorize(UIColor?, CGFloat)
  case animate([SKTexture], resizes: Bool, restores: Bool)
  case hide(Bool)
  case wait
  case removeFromParent
  case call(() -> Void)
  case callOn(DispatchQueue, () -> Void)
  case custom((SKNode, CGFloat) -> Void)
  case onChild(String, SKAction)
  case sound(String)
  case sequence([SKAction])
  case group([SKAction])
  case repeats(SKAction, Int)
  case repeatForever(SKAction)

  var reversed: ActionKind {
    switch self {
    case .move(let way): .move(CGVector(dx: -way.dx, dy: -way.dy))
    case .follow(let walk, let isOffset, let turns): .follow(walk.reversed, isOffset: isOffset, turns: turns)
    case .rotate(let angle): .rotate(-angle)
    case .scale(let x, let y): .scale(x == 0 ? 1 : 1 / x, y == 0 ? 1 : 1 / y)
    case .resize(let width, let height): .resize(-width, -height)
    case .fadeIn: .fadeOut
    case .fadeOut: .fadeIn
    case .fade(let alpha): .fade(-alpha)
    case .speed(let speed): .speed(-speed)
    case .animate(let textures, let resizes, let restores):
      .animate(textures.reversed(), resizes: resizes, restores: restores)
    case .hide(let isHidden): .hide(!isHidden)
    case .onChild(let name, let action): .onChild(name, action.reversed())
    case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
    case .group(let actions): .group(actions.map { $0.reversed() })
    case .repeats(let action, let count): .repeats(action.reversed(), count)
    case .repeatForever(let action): .repeatForever(action.reversed())
    default: self
    }
  }
}

/// The sounds of actions.
enum SoundFile {
  /// The length of a sound in the app, in seconds; zero if it is not known.
  static func length(of name: String) -> TimeInterval {
    guard let url = Bundle.main.url(forResource: name, withExtension: nil) else { return 0 }
    return (try? SimulatedPhone.current.media(at: url).duration) ?? 0
  }

  static func play(_ name: String) { SimulatedPhone.current.record("SpriteKit", "plays the sound \(name)") }
}
