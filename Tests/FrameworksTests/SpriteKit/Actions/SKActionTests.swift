#if os(Linux)
  import FlowCoreMedia
  import FlowSpriteKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Actions of nodes", .ownPhone) @MainActor
  struct SKActionTests {
    private let stage = Stage()

    @Test("distances add up, and targets are reached from where the node is")
    func moves() {
      #expect(near(stage.after(0.5, .moveBy(x: 100, y: 50, duration: 1)).position, CGPoint(x: 50, y: 25), 2))
      #expect(near(stage.after(2, .moveBy(x: 100, y: 50, duration: 1)).position, CGPoint(x: 100, y: 50)))
      let both = SKAction.group([.moveBy(x: 100, y: 0, duration: 1), .moveBy(x: 0, y: 10, duration: 0.5)])
      #expect(near(stage.after(1.1, both).position, CGPoint(x: 100, y: 10)))
      let to = stage.after(0.5, .move(to: CGPoint(x: 30, y: 40), duration: 1)) { $0.position = CGPoint(x: 10, y: 0) }
      #expect(near(to.position, CGPoint(x: 20, y: 20), 0.5))
      #expect(near(stage.after(2, .moveTo(y: 7, duration: 1)) { $0.position.x = 3 }.position, CGPoint(x: 3, y: 7)))
    }

    @Test("turns, scales, fades, sizes and colors change to their ends")
    func values() {
      #expect(near(stage.after(2, .rotate(byAngle: 3, duration: 1)) { $0.zRotation = 1 }.zRotation, 4))
      let short = SKAction.rotate(toAngle: 2 * .pi - 0.2, duration: 1, shortestUnitArc: true)
      #expect(near(stage.after(2, short).zRotation, -0.2))
      #expect(near(stage.after(2, .scale(by: 3, duration: 1)) { $0.setScale(2) }.xScale, 6))
      let tall = stage.after(2, .scaleY(to: 5, duration: 1))
      #expect(near(tall.yScale, 5) && near(tall.xScale, 1))
      #expect(near(stage.after(2, .scale(to: CGSize(width: 40, height: 10), duration: 1)).yScale, 0.5))
      #expect(near(stage.after(0.5, .fadeOut(withDuration: 1)).alpha, 0.5, 0.02))
      #expect(near(stage.after(2, .fadeAlpha(by: -0.3, duration: 1)).alpha, 0.7))
      #expect(stage.after(2, .resize(toWidth: 50, duration: 1)).size == CGSize(width: 50, height: 20))
      let blue = stage.after(2, .colorize(with: .blue, colorBlendFactor: 0.5, duration: 1))
      #expect(blue.color.cgColor.components?[2] == 1 && blue.colorBlendFactor == 0.5)
    }

    @Test("timing modes change the way, not the end")
    func timing() {
      func middle(_ mode: SKActionTimingMode) -> CGFloat {
        let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
        action.timingMode = mode
        return stage.after(0.25, action).position.x
      }
      let places = [SKActionTimingMode.easeIn, .easeInEaseOut, .linear, .easeOut].map(middle)
      #expect(places == places.sorted() && near(places[0], 6.25, 1) && near(places[3], 43.75, 3))
      let own = SKAction.moveBy(x: 100, y: 0, duration: 1)
      own.timingFunction = { $0 < 1 ? 0.1 : 1 }
      #expect(near(stage.after(0.5, own).position.x, 10))
    }

    @Test("a sequence passes the rest of a frame on, so that its end is that of the sum")
    func sequences() {
      let steps = SKAction.sequence((0..<50).map { _ in .moveBy(x: 1, y: 0, duration: 0.01) })
      #expect(steps.duration > 0.499 && steps.duration < 0.501)
      let node = stage.after(0.25, steps)
      #expect(near(node.position.x, 25, 2) && node.hasActions())
      stage.screen.advance(by: 0.3)
      #expect(near(node.position.x, 50) && !node.hasActions())
    }

    @Test("actions repeat for a number of times, or until they are removed")
    func repeats() {
      let step = SKAction.moveBy(x: 10, y: 0, duration: 0.1)
      #expect(near(stage.after(2, .repeat(step, count: 3)).position.x, 30))
      let node = stage.after(1, .repeatForever(step))
      #expect(near(node.position.x, 100, 2))
      node.removeAllActions()
      let place = node.position.x
      stage.screen.advance(by: 1)
      #expect(node.position.x == place && !node.hasActions())
      var calls = 0
      _ = stage.after(0.5, .repeatForever(.run { calls += 1 }))
      #expect((28...31).contains(calls))
    }

    @Test("speeds of actions and nodes, and pauses, change how time passes")
    func speeds() {
      let fast = SKAction.moveBy(x: 100, y: 0, duration: 1)
      fast.speed = 2
      #expect(near(stage.after(0.25, fast).position.x, 50, 4))
      let move = SKAction.moveBy(x: 100, y: 0, duration: 1)
      #expect(near(stage.after(0.5, move) { $0.speed = 0.5 }.position.x, 25, 1))
      #expect(stage.after(0.5, move) { $0.isPaused = true }.position.x == 0)
      let around = SKNode()
      around.isPaused = true
      stage.scene.addChild(around)
      let inside = SKNode()
      around.addChild(inside)
      inside.run(move)
      stage.screen.advance(by: 1)
      #expect(inside.position.x == 0)
      around.isPaused = false
      stage.screen.advance(by: 2)
      #expect(near(inside.position.x, 100))
    }

    @Test("a key replaces an action, and finds and removes it")
    func keys() {
      let node = SKNode()
      stage.scene.addChild(node)
      node.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "move")
      node.run(.moveBy(x: 0, y: 100, duration: 1), withKey: "move")
      #expect(node.action(forKey: "move")?.duration == 1)
      stage.screen.advance(by: 0.5)
      #expect(node.position.x == 0 && near(node.position.y, 50, 2))
      node.removeAction(forKey: "move")
      #expect(node.action(forKey: "move") == nil && !node.hasActions())
    }

    @Test("closures are called in order, with the node and the time, and at the end")
    func calls() {
      var events: [String] = []
      let node = SKNode()
      stage.scene.addChild(node)
      let inner = SKAction.sequence([
        .run { events.append("begin") }, .wait(forDuration: 0.1),
        .customAction(withDuration: 0.1) { _, time in if time >= 0.1 { events.append("last") } }, .removeFromParent(),
      ])
      node.run(inner) { events.append("end") }
      stage.screen.advance(by: 0.1)
      #expect(events == ["begin"] && node.parent != nil)
      stage.screen.advance(by: 0.2)
      #expect(events == ["begin", "last", "end"] && node.parent == nil)
    }

    @Test("an asynchronous run waits for the end of the action")
    func waits() async {
      let node = SKNode()
      stage.scene.addChild(node)
      let task = Task { await node.run(.moveBy(x: 10, y: 0, duration: 0.5)) }
      while !node.hasActions() { await Task.yield() }
      stage.screen.advance(by: 1)
      await task.value
      #expect(near(node.position.x, 10))
    }

    @Test("a node follows a path, turned to its direction if that is wanted")
    func follows() {
      var path = Path()
      path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
      let walk = SKAction.follow(path.cgPath, asOffset: true, orientToPath: true, duration: 1)
      let node = stage.after(0.75, walk) { $0.position = CGPoint(x: 10, y: 10) }
      #expect(near(node.position, CGPoint(x: 110, y: 60), 4) && near(node.zRotation, 0))
      let absolute = SKAction.follow(path.cgPath, asOffset: false, orientToPath: false, speed: 100)
      #expect(near(CGFloat(absolute.duration), 2))
      let slow = stage.after(0.5, absolute) { $0.position = CGPoint(x: 10, y: 10) }
      #expect(near(slow.position, CGPoint(x: 50, y: 0), 2) && slow.zRotation == 0)
    }

    @Test("an action backwards moves back, and one to a value stays as it is")
    func reversed() {
      let there = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 0.1), .fadeOut(withDuration: 0.1)])
      let node = stage.after(1, .sequence([there, there.reversed()]))
      #expect(near(node.position.x, 0) && node.alpha == 1)
      #expect(near(stage.after(1, SKAction.moveTo(x: 9, duration: 0.1).reversed()).position.x, 9))
    }

    @Test("textures are shown one after another, and the own one at the end")
    func textures() {
      let all = (1...3).map { SKTexture(image: picture(.red, CGSize(width: $0, height: 1))) }
      let own = SKTexture(image: picture(.blue, CGSize(width: 9, height: 1)))
      let animation = SKAction.animate(with: all, timePerFrame: 0.2, resize: true, restore: true)
      let node = stage.after(0.3, animation) { $0.texture = own }
      #expect(node.texture === all[1] && node.size.width == 2)
      stage.screen.advance(by: 1)
      #expect(node.texture === own)
      #expect(stage.after(0.1, .setTexture(all[2], resize: true)).size.width == 3)
    }

    @Test("a sound is recorded")
    func sound() {
      let phone = SimulatedPhone.current
      _ = stage.after(0.1, .playSoundFileNamed("pop.wav", waitForCompletion: false))
      #expect(phone.acts(of: "SpriteKit") == ["SpriteKit: plays the sound pop.wav"])
    }

    private func picture(_ color: UIColor, _ size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
  }
#endif
