import Foundation

/// Two bodies that touch.
open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody

  /// In points of the scene.
  public let contactPoint: CGPoint

  /// The direction from the first body to the second.
  public let contactNormal: CGVector

  /// How hard the bodies hit each other.
  public let collisionImpulse: CGFloat

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint, _ normal: CGVector, impulse: CGFloat) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    contactPoint = point
    contactNormal = normal
    collisionImpulse = impulse
  }
}

/// Learns of bodies that begin or cease to touch each other.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
