#if os(Linux)
  import FlowSpriteKit
  import Foundation
  import SwiftUI
  import Testing

  @MainActor private final class Watcher: NSObject, SKPhysicsContactDelegate {
    var events: [String] = []
    func didBegin(_ contact: SKPhysicsContact) { events.append("begin \(names(contact))") }
    func didEnd(_ contact: SKPhysicsContact) { events.append("end \(names(contact))") }

    private func names(_ contact: SKPhysicsContact) -> String {
      [contact.bodyA, contact.bodyB].map { $0.node?.name ?? "?" }.sorted().joined(separator: "-")
    }
  }

  @Suite("The physics of a scene") @MainActor
  struct SKPhysicsWorldTests {
    private let stage = Stage()

    private func ball(_ radius: CGFloat = 10, at x: CGFloat, _ y: CGFloat, name: String = "ball") -> SKNode {
      let node = SKShapeNode(circleOfRadius: radius)
      node.name = name
      node.physicsBody = SKPhysicsBody(circleOfRadius: radius)
      stage.add(node, at: x, y)
      return node
    }

    private func box(_ size: CGSize, at x: CGFloat, _ y: CGFloat) -> SKSpriteNode {
      let node = SKSpriteNode(color: .blue, size: size)
      node.physicsBody = SKPhysicsBody(rectangleOf: size)
      stage.add(node, at: x, y)
      return node
    }

    @discardableResult
    private func floor(_ height: CGFloat = 50) -> SKNode {
      let node = SKNode()
      node.name = "floor"
      node.physicsBody = SKPhysicsBody(
        edgeFrom: CGPoint(x: -1_000, y: height), to: CGPoint(x: 1_000, y: height))
      stage.scene.addChild(node)
      return node
    }

    @Test("masses are those of a hundred and fifty points to the meter")
    func masses() {
      let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 300))
      #expect(near(body.area, 2) && near(body.mass, 2))
      body.mass = 5
      #expect(near(body.density, 2.5))
      #expect(near(SKPhysicsBody(circleOfRadius: 150).area, .pi))
      #expect(SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 1, y: 1)).isDynamic == false)
    }

    @Test("a body falls as gravity says, and one that gravity does not affect stays")
    func falls() {
      let (falling, floating, still) = (ball(at: 50, 250), ball(at: 100, 250), ball(at: 150, 250))
      falling.physicsBody?.linearDamping = 0
      floating.physicsBody?.affectedByGravity = false
      still.physicsBody?.isDynamic = false
      stage.screen.advance(by: 0.4)
      // Half of 1470 points a second, each second, for 24 frames.
      #expect(near(250 - falling.position.y, 117.6, 8))
      #expect(near(falling.physicsBody?.velocity.dy ?? 0, -588, 30))
      #expect(floating.position.y == 250 && still.position.y == 250)
    }

    @Test("a ball comes to rest on an edge, and a box on its side")
    func rests() {
      floor()
      let (ball, box) = (ball(at: 50, 150), box(CGSize(width: 40, height: 20), at: 150, 120))
      stage.screen.advance(by: 4)
      #expect(near(ball.position.y, 60, 1) && near(box.position.y, 60, 1))
      #expect(near(box.zRotation, 0, 0.02) && near(box.position.x, 150, 1))
      #expect(ball.physicsBody?.isResting == true && box.physicsBody?.isResting == true)
      #expect(ball.physicsBody?.allContactedBodies().first?.node?.name == "floor")
    }

    @Test("a tilted box falls over onto a side")
    func tilts() {
      floor()
      let box = box(CGSize(width: 40, height: 40), at: 100, 100)
      box.zRotation = 0.4
      stage.screen.advance(by: 4)
      let side = remainder(box.zRotation, .pi / 2)
      #expect(near(side, 0, 0.05) && near(box.position.y, 70, 1))
    }

    @Test("a bouncing ball returns as high as its restitution lets it")
    func bounces() {
      floor()
      func top(_ restitution: CGFloat) -> CGFloat {
        let ball = ball(at: 100, 200)
        ball.physicsBody?.restitution = restitution
        ball.physicsBody?.linearDamping = 0
        ball.physicsBody?.collisionBitMask = 1
        ball.physicsBody?.categoryBitMask = 2
        var top: CGFloat = 0
        var hasHit = false
        for _ in 0..<90 {
          stage.screen.advance(by: 1.0 / 60)
          if (ball.physicsBody?.velocity.dy ?? 0) > 0 { hasHit = true }
          if hasHit { top = max(top, ball.position.y) }
        }
        ball.removeFromParent()
        return top
      }
      let (elastic, half, dead) = (top(1), top(0.5), top(0.2))
      #expect(near(elastic, 200, 15) && near(half, 60 + 140 * 0.25, 12) && dead < half)
    }

    @Test("masks let bodies through, and let one move the other alone")
    func masks() {
      floor().physicsBody?.categoryBitMask = 1
      let (stopped, passing) = (ball(at: 50, 100), ball(at: 150, 100))
      passing.physicsBody?.collisionBitMask = 2
      stage.screen.advance(by: 1)
      #expect(near(stopped.position.y, 60, 1) && passing.position.y < 0)
    }

    @Test("contacts begin and end once, for the masks that ask for them, in the order of time")
    func contacts() {
      let watcher = Watcher()
      stage.scene.physicsWorld.contactDelegate = watcher
      floor().physicsBody?.restitution = 0
      let (wanted, other) = (ball(at: 50, 100, name: "wanted"), ball(at: 150, 100, name: "other"))
      wanted.physicsBody?.contactTestBitMask = .max
      wanted.physicsBody?.restitution = 0
      other.physicsBody?.restitution = 0
      stage.screen.advance(by: 1)
      #expect(watcher.events == ["begin floor-wanted"])
      wanted.physicsBody?.applyImpulse(CGVector(dx: 0, dy: 10))
      stage.screen.advance(by: 0.1)
      #expect(watcher.events == ["begin floor-wanted", "end floor-wanted"])
    }

    @Test("bodies that only ask for contacts pass through each other")
    func sensors() {
      let watcher = Watcher()
      stage.scene.physicsWorld.contactDelegate = watcher
      let (gate, ball) = (box(CGSize(width: 100, height: 20), at: 100, 100), ball(at: 100, 200))
      gate.name = "gate"
      gate.physicsBody?.isDynamic = false
      gate.physicsBody?.categoryBitMask = 4
      ball.physicsBody?.collisionBitMask = 0
      ball.physicsBody?.contactTestBitMask = 4
      stage.screen.advance(by: 1)
      #expect(watcher.events == ["begin ball-gate", "end ball-gate"] && ball.position.y < 0)
    }

    @Test("an impulse divided by the mass is a velocity, and beside the middle it turns the body")
    func impulses() {
      stage.scene.physicsWorld.gravity = .zero
      let box = box(CGSize(width: 30, height: 30), at: 100, 100)
      let body = box.physicsBody!
      body.linearDamping = 0
      body.applyImpulse(CGVector(dx: body.mass * 60, dy: 0))
      #expect(near(body.velocity.dx, 60) && body.angularVelocity == 0)
      stage.screen.advance(by: 1)
      #expect(near(box.position.x, 160, 2))
      body.applyImpulse(CGVector(dx: 0, dy: body.mass), at: CGPoint(x: box.position.x + 10, y: box.position.y))
      #expect(body.angularVelocity > 0)
    }

    @Test("a body inside of a loop of edges stays there, and quick ones do not pass")
    func loops() {
      stage.scene.physicsBody = SKPhysicsBody(edgeLoopFrom: stage.scene.frame)
      let balls = (0..<12).map { ball(8, at: 40 + CGFloat($0 % 4) * 40, 100 + CGFloat($0 / 4) * 40) }
      for (index, ball) in balls.enumerated() {
        ball.physicsBody?.velocity = CGVector(dx: CGFloat(index - 6) * 300, dy: 900)
      }
      stage.screen.advance(by: 5)
      let room = stage.scene.frame.insetBy(dx: 5, dy: 5)
      #expect(balls.allSatisfy { room.contains($0.position) })
      let gaps = balls.indices.flatMap { one in
        balls.indices.dropFirst(one + 1).map { other in
          hypot(balls[one].position.x - balls[other].position.x, balls[one].position.y - balls[other].position.y)
        }
      }
      #expect(gaps.min()! > 14)
    }

    @Test("a resting body falls when what is below it leaves")
    func support() {
      let floor = floor()
      let ball = ball(at: 100, 70)
      stage.screen.advance(by: 2)
      #expect(ball.physicsBody?.isResting == true)
      floor.removeFromParent()
      stage.screen.advance(by: 1)
      #expect(ball.position.y < 0)
    }

    @Test("a path's hull is the body, counterclockwise or not")
    func polygons() {
      floor()
      var arrow = Path()
      arrow.addLines([
        CGPoint(x: -20, y: -20), CGPoint(x: 0, y: 20), CGPoint(x: 20, y: -20), CGPoint(x: 0, y: 0),
      ])
      let node = SKNode()
      node.physicsBody = SKPhysicsBody(polygonFrom: arrow.cgPath)
      #expect(near((node.physicsBody?.area ?? 0) * 22_500, 800, 1))
      stage.add(node, at: 100, 100)
      stage.screen.advance(by: 3)
      #expect(near(node.position.y, 70, 1) && near(node.zRotation, 0, 0.05))
    }

    @Test("every run is the same")
    func deterministic() {
      func run() -> [CGPoint] {
        let stage = Stage()
        stage.scene.physicsBody = SKPhysicsBody(edgeLoopFrom: stage.scene.frame)
        let nodes = (0..<6).map { index in
          let node = SKNode()
          node.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 20 + CGFloat(index), height: 15))
          stage.add(node, at: 60 + CGFloat(index) * 9, 80 + CGFloat(index) * 30)
          return node
        }
        stage.screen.advance(by: 3)
        return nodes.map(\.position)
      }
      #expect(run() == run())
    }

    @Test("bodies are found by points and rectangles")
    func questions() {
      let box = box(CGSize(width: 40, height: 40), at: 100, 100)
      let world = stage.scene.physicsWorld
      #expect(world.body(at: CGPoint(x: 110, y: 110))?.node === box && world.body(at: CGPoint(x: 10, y: 10)) == nil)
      #expect(world.body(in: CGRect(x: 0, y: 0, width: 90, height: 90))?.node === box)
    }
  }
#endif
