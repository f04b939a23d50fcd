#if os(Linux)
  import FlowSpriteKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Limits of nodes", .ownPhone) @MainActor
  struct SKConstraintTests {
    private let screen = Screen(device: .iPhone)
    private let scene = SKScene(size: CGSize(width: 200, height: 200))
    private let node = SKNode()

    init() {
      scene.addChild(node)
      screen.show(SpriteView(scene: scene))
    }

    /// Applies a limit in a frame.
    private func apply(_ constraints: SKConstraint...) {
      node.constraints = constraints
      scene.run(.wait(forDuration: 0.1))
      screen.advance(by: 0.2)
    }

    @Test("keep a node in a rectangle")
    func rectangle() {
      node.position = CGPoint(x: 300, y: -10)
      let limit = SKConstraint.positionX(SKRange(lowerLimit: 0, upperLimit: 200), y: SKRange(lowerLimit: 0))
      limit.enabled = false
      apply(limit)
      #expect(node.position == CGPoint(x: 300, y: -10))
      limit.enabled = true
      apply(limit)
      #expect(node.position == CGPoint(x: 200, y: 0))
    }

    @Test("keep a node near another one, in whatever node that is")
    func distance() {
      let group = SKNode()
      group.position = CGPoint(x: 100, y: 0)
      let other = SKNode()
      other.position = CGPoint(x: 0, y: 50)
      group.addChild(other)
      scene.addChild(group)
      apply(.distance(SKRange(constantValue: 0), to: other))
      #expect(node.position == CGPoint(x: 100, y: 50))
      node.position = CGPoint(x: 0, y: 50)
      apply(.distance(SKRange(upperLimit: 40), to: other))
      #expect(abs(node.position.x - 60) < 0.001 && abs(node.position.y - 50) < 0.001)
    }

    @Test("turn a node to a point, and limit its turn")
    func turns() {
      node.zRotation = 3
      apply(.orient(to: CGPoint(x: 0, y: 10), offset: SKRange(constantValue: 0)))
      #expect(abs(node.zRotation - .pi / 2) < 0.001)
      apply(.zRotation(SKRange(value: 0, variance: 0.5)))
      #expect(node.zRotation == 0.5)
    }

    @Test("a sound of a scene is recorded once")
    func sound() {
      scene.addChild(SKAudioNode(fileNamed: "sea.mp3"))
      apply()
      apply()
      #expect(screen.phone.acts(of: "SpriteKit") == ["SpriteKit: plays the sound sea.mp3"])
    }

    @Test("an atlas has the pictures that it was made of")
    func atlas() {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      let atlas = SKTextureAtlas(dictionary: ["b": picture, "a": picture])
      #expect(atlas.textureNames == ["a", "b"] && atlas.textureNamed("a").size() == CGSize(width: 3, height: 2))
      let warnings = ReportCollector.warnings { #expect(SKTextureAtlas(named: "hero").textureNames.isEmpty) }
      #expect(warnings.count == 1 && warnings.first?.contains("\"hero\"") == true)
    }
  }
#endif
