#if os(Linux)
  import FlowSpriteKit
  import Foundation
  import SwiftUI

  /// A screen of 200 by 300 points that shows a scene of the same size, and whose time stands still.
  @MainActor
  struct Stage {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 300), timing: .manual)
    let scene: SKScene

    init(_ scene: SKScene = SKScene(size: CGSize(width: 200, height: 300)), options: SpriteView.Options = []) {
      self.scene = scene
      screen.show(SpriteView(scene: scene, options: options))
    }

    func add(_ node: SKNode, at x: CGFloat, _ y: CGFloat) {
      node.position = CGPoint(x: x, y: y)
      scene.addChild(node)
    }

    /// Runs an action on a new sprite for some time.
    func after(_ seconds: Double, _ action: SKAction, _ change: (SKSpriteNode) -> Void = { _ in }) -> SKSpriteNode {
      let node = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
      change(node)
      scene.addChild(node)
      node.run(action)
      screen.advance(by: seconds)
      return node
    }
  }

  func near(_ first: CGFloat, _ second: CGFloat, _ distance: CGFloat = 0.01) -> Bool { abs(first - second) <= distance }

  func near(_ first: CGPoint, _ second: CGPoint, _ distance: CGFloat = 0.01) -> Bool {
    near(first.x, second.x, distance) && near(first.y, second.y, distance)
  }
#endif
