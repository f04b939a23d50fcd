#if os(Linux)
  import FlowSpriteKit
  import Foundation
  import SwiftUI
  import Testing

  @Suite("A joint of two bodies") @MainActor
  struct SKPhysicsJointTests {
    private let stage = Stage()
    private var world: SKPhysicsWorld { stage.scene.physicsWorld }

    private func ball(at x: CGFloat, _ y: CGFloat) -> (node: SKNode, body: SKPhysicsBody) {
      let node = SKShapeNode(circleOfRadius: 10)
      let body = SKPhysicsBody(circleOfRadius: 10)
      node.physicsBody = body
      stage.add(node, at: x, y)
      return (node, body)
    }

    /// A ball that does not move.
    private func nail(at x: CGFloat, _ y: CGFloat) -> SKPhysicsBody {
      let body = ball(at: x, y).body
      body.isDynamic = false
      return body
    }

    private func distance(_ node: SKNode, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      hypot(node.position.x - x, node.position.y - y)
    }

    @Test("a pin lets a body swing about a point, until it is removed")
    func pin() {
      let (nail, ball) = (nail(at: 100, 200), ball(at: 150, 200))
      let pin = SKPhysicsJointPin.joint(withBodyA: nail, bodyB: ball.body, anchor: CGPoint(x: 100, y: 200))
      world.add(pin)
      #expect(ball.body.joints == [pin] && nail.joints == [pin])
      stage.screen.advance(by: 0.3)
      #expect(near(distance(ball.node, 100, 200), 50, 3))
      #expect(ball.node.position.y < 185)
      #expect(ball.node.zRotation < -0.2)
      world.remove(pin)
      #expect(ball.body.joints.isEmpty)
      stage.screen.advance(by: 0.3)
      #expect(distance(ball.node, 100, 200) > 60)
    }

    @Test("a pin turns no further than its limits, or with its own speed")
    func pinLimits() {
      world.gravity = .zero
      let (nail, ball) = (nail(at: 100, 150), ball(at: 140, 150))
      let pin = SKPhysicsJointPin.joint(withBodyA: nail, bodyB: ball.body, anchor: CGPoint(x: 100, y: 150))
      pin.rotationSpeed = 1
      world.add(pin)
      stage.screen.advance(by: 0.5)
      #expect(near(ball.node.zRotation, 0.5, 0.1))
      pin.rotationSpeed = 0
      pin.shouldEnableLimits = true
      pin.lowerAngleLimit = -0.1
      pin.upperAngleLimit = 0.7
      ball.body.angularVelocity = 2
      stage.screen.advance(by: 1)
      #expect(ball.node.zRotation < 0.8)
      #expect(near(distance(ball.node, 100, 150), 40, 3))
    }

    @Test("a fixed joint moves and turns two bodies as one")
    func fixed() {
      world.gravity = .zero
      let (first, second) = (ball(at: 100, 150), ball(at: 140, 150))
      let anchor = CGPoint(x: 120, y: 150)
      world.add(SKPhysicsJointFixed.joint(withBodyA: first.body, bodyB: second.body, anchor: anchor))
      second.body.applyImpulse(CGVector(dx: 0, dy: second.body.mass * 40))
      stage.screen.advance(by: 0.5)
      #expect(near(distance(first.node, second.node.position.x, second.node.position.y), 40, 2))
      #expect(near(first.node.zRotation, second.node.zRotation, 0.1))
      #expect(second.node.zRotation > 0.1)
      #expect(first.node.position != CGPoint(x: 100, y: 150))
    }

    @Test("a rope lets a body fall until it is stretched")
    func limit() {
      let (nail, ball) = (nail(at: 100, 250), ball(at: 100, 225))
      let rope = SKPhysicsJointLimit.joint(
        withBodyA: nail, bodyB: ball.body, anchorA: CGPoint(x: 100, y: 250), anchorB: CGPoint(x: 100, y: 225))
      #expect(rope.maxLength == 25)
      rope.maxLength = 80
      world.add(rope)
      stage.screen.advance(by: 0.2)
      #expect(ball.node.position.y < 215)
      stage.screen.advance(by: 3)
      #expect(near(ball.node.position.y, 170, 3))
    }

    @Test("a spring gives way to the weight of a body, a spring without a frequency does not")
    func spring() {
      let (nail, soft, hard) = (nail(at: 100, 250), ball(at: 100, 150), ball(at: 200, 250))
      let spring = SKPhysicsJointSpring.joint(
        withBodyA: nail, bodyB: soft.body, anchorA: CGPoint(x: 100, y: 250), anchorB: CGPoint(x: 100, y: 150))
      for body in [soft.body, hard.body] { body.collisionBitMask = 0 }
      spring.frequency = 2
      spring.damping = 1
      world.add(spring)
      let rod = SKPhysicsJointSpring.joint(
        withBodyA: nail, bodyB: hard.body, anchorA: CGPoint(x: 100, y: 250), anchorB: CGPoint(x: 200, y: 250))
      world.add(rod)
      stage.screen.advance(by: 0.2)
      #expect(near(distance(hard.node, 100, 250), 100, 5))
      stage.screen.advance(by: 3)
      // 1470 points a second, each second, divided by the square of 4π.
      #expect(near(soft.node.position.y, 150 - 9.3, 2))
    }

    @Test("a sliding joint lets a body move along its axis, as far as its limits")
    func sliding() {
      let (nail, ball) = (nail(at: 100, 150), ball(at: 140, 150))
      let rail = SKPhysicsJointSliding.joint(
        withBodyA: nail, bodyB: ball.body, anchor: CGPoint(x: 140, y: 150), axis: CGVector(dx: 3, dy: 0))
      rail.shouldEnableLimits = true
      rail.upperDistanceLimit = 50
      world.add(rail)
      ball.body.velocity = CGVector(dx: 100, dy: 0)
      stage.screen.advance(by: 0.3)
      #expect(ball.node.position.x > 155)
      stage.screen.advance(by: 1)
      #expect(near(ball.node.position.x, 190, 3))
      #expect(near(ball.node.position.y, 150, 3))
      #expect(near(ball.node.zRotation, 0, 0.1))
    }

    @Test("bodies of a joint do not collide, and one that leaves the scene is free")
    func bodies() {
      world.gravity = .zero
      let (first, second) = (ball(at: 100, 150), ball(at: 105, 150))
      let anchor = CGPoint(x: 100, y: 150)
      world.add(SKPhysicsJointPin.joint(withBodyA: first.body, bodyB: second.body, anchor: anchor))
      stage.screen.advance(by: 0.5)
      #expect(near(distance(first.node, second.node.position.x, second.node.position.y), 5, 1))
      second.node.removeFromParent()
      stage.screen.advance(by: 0.1)
      #expect(first.body.joints.isEmpty)
      // A mistake: SpriteKit ends the app.
      world.add(SKPhysicsJointPin.joint(withBodyA: first.body, bodyB: second.body, anchor: anchor))
      #expect(first.body.joints.isEmpty)
    }
  }
#endif
