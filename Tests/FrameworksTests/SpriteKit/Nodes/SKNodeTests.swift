#if os(Linux)
  import FlowSpriteKit
  import Foundation
  import SwiftUI
  import Testing

  @Suite("Nodes of SpriteKit") @MainActor
  struct SKNodeTests {
    private func named(_ name: String) -> SKNode {
      let node = SKNode()
      node.name = name
      return node
    }

    @Test("a node has one parent, and a second one is a mistake that changes nothing")
    func tree() {
      let (first, second, child) = (SKNode(), SKNode(), SKNode())
      first.addChild(child)
      let warnings = ReportCollector.warnings { second.addChild(child) }
      #expect(warnings.count == 1 && child.parent === first && second.children.isEmpty)
      child.move(toParent: second)
      #expect(child.parent === second && first.children.isEmpty && child.inParentHierarchy(second))
      child.removeFromParent()
      #expect(child.parent == nil && second.children.isEmpty)
    }

    @Test("a node that moves to another parent stays where it is seen")
    func moves() {
      let (root, left, right, child) = (SKNode(), SKNode(), SKNode(), SKNode())
      root.addChild(left)
      root.addChild(right)
      left.position = CGPoint(x: 10, y: 0)
      right.position = CGPoint(x: 50, y: 20)
      right.setScale(2)
      left.addChild(child)
      child.position = CGPoint(x: 5, y: 5)
      child.move(toParent: right)
      #expect(near(child.position, CGPoint(x: -17.5, y: -7.5)))
    }

    @Test("paths find nodes by names, stars, parents and at any depth")
    func search() {
      let (root, house, door) = (named("root"), named("house"), named("door1"))
      root.addChild(house)
      root.addChild(named("tree"))
      house.addChild(door)
      house.addChild(named("door2"))
      #expect(root.childNode(withName: "house") === house && root.childNode(withName: "door1") == nil)
      #expect(root.childNode(withName: "house/door1") === door)
      #expect(root.childNode(withName: ".//door1") === door && door.childNode(withName: "//tree") != nil)
      #expect(door.childNode(withName: "..") === house && door.childNode(withName: "/house") === house)
      #expect(root["//door*"].count == 2 && root["house/*2"].map(\.name) == ["door2"])
      var names: [String?] = []
      root.enumerateChildNodes(withName: "//*") { node, stop in
        names.append(node.name)
        stop.pointee = ObjCBool(names.count == 2)
      }
      #expect(names == ["house", "tree"])
    }

    @Test("points are converted through turned and scaled nodes")
    func points() {
      let (root, turned, other) = (SKNode(), SKNode(), SKNode())
      root.addChild(turned)
      root.addChild(other)
      turned.position = CGPoint(x: 100, y: 50)
      turned.zRotation = .pi / 2
      turned.setScale(2)
      other.position = CGPoint(x: 10, y: 10)
      #expect(near(root.convert(CGPoint(x: 10, y: 0), from: turned), CGPoint(x: 100, y: 70)))
      #expect(near(turned.convert(CGPoint(x: 10, y: 0), to: other), CGPoint(x: 90, y: 60)))
      #expect(near(turned.convert(CGPoint(x: 100, y: 70), from: root), CGPoint(x: 10, y: 0)))
    }

    @Test("a frame is the box around the turned content, and an accumulated one that of the children, too")
    func frames() {
      let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
      sprite.position = CGPoint(x: 100, y: 100)
      #expect(sprite.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
      sprite.anchorPoint = .zero
      #expect(sprite.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
      sprite.zRotation = .pi / 2
      #expect(near(sprite.frame.minX, 80) && near(sprite.frame.maxY, 140))
      sprite.zRotation = 0
      let circle = SKShapeNode(circleOfRadius: 10)
      circle.lineWidth = 0
      circle.position = CGPoint(x: -50, y: 0)
      sprite.addChild(circle)
      #expect(sprite.calculateAccumulatedFrame() == CGRect(x: 40, y: 90, width: 100, height: 30))
      #expect(sprite.contains(CGPoint(x: 45, y: 95)) && !sprite.contains(CGPoint(x: 30, y: 95)))
    }

    @Test("the frontmost node at a point has the greatest depth, not the last place")
    func hits() {
      let root = SKNode()
      let front = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
      let back = SKSpriteNode(color: .blue, size: CGSize(width: 40, height: 40))
      front.zPosition = 1
      root.addChild(front)
      root.addChild(back)
      #expect(root.atPoint(.zero) === front && root.nodes(at: .zero).elementsEqual([front, back], by: ===))
      front.isHidden = true
      #expect(root.atPoint(.zero) === back)
      #expect(root.atPoint(CGPoint(x: 100, y: 0)) === root && root.nodes(at: CGPoint(x: 100, y: 0)).isEmpty)
      #expect(!front.intersects(SKNode()) && front.intersects(back))
    }

    @Test("without a file there is no node, and a report says so")
    func files() {
      let warnings = ReportCollector.warnings { #expect(SKScene(fileNamed: "Level1") == nil) }
      #expect(warnings == ["There is no file \"Level1.sks\" in the app."])
    }

    @Test("a subclass gets the initializers of its class and of nodes")
    func subclasses() {
      final class Ship: SKSpriteNode {
        var lives = 3
        init() { super.init(texture: nil, color: .green, size: CGSize(width: 5, height: 5)) }
        required init?(coder aDecoder: NSCoder) { nil }
      }
      final class Board: SKScene {
        var loads = 0
        override func sceneDidLoad() { loads += 1 }
      }
      #expect(Ship().size.width == 5 && Ship().lives == 3)
      #expect(Board(size: CGSize(width: 1, height: 2)).loads == 1 && Board().size == CGSize(width: 1, height: 1))
    }
  }
#endif
