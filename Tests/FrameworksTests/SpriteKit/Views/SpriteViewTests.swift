#if os(Linux)
  import FlowSpriteKit
  import FlowUIKit
  import Foundation
  import SwiftUI
  import Testing
  import UIAutomation

  /// Records what a scene is told.
  @MainActor private final class Diary: SKScene {
    var events: [String] = []
    var frames: [TimeInterval] = []
    var places: [CGPoint] = []

    override func didMove(to view: SKView) { events.append("move \(Int(size.width))x\(Int(size.height))") }
    override func willMove(from view: SKView) { events.append("leave") }
    override func didChangeSize(_ oldSize: CGSize) { events.append("size \(Int(size.width))x\(Int(size.height))") }
    override func update(_ currentTime: TimeInterval) {
      frames.append(currentTime)
      if frames.count == 1 { events.append("update") }
    }
    override func didEvaluateActions() { if frames.count == 1 { events.append("actions") } }
    override func didSimulatePhysics() { if frames.count == 1 { events.append("physics") } }
    override func didApplyConstraints() { if frames.count == 1 { events.append("constraints") } }
    override func didFinishUpdate() { if frames.count == 1 { events.append("finish") } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("began")
      places += touches.map { $0.location(in: self) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if events.last != "moved" { events.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("ended")
      places += touches.map { $0.location(in: self) }
    }
  }

  @MainActor private final class Button: SKSpriteNode {
    var places: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      places += touches.map { $0.location(in: self) }
    }
  }

  private struct Host: UIViewRepresentable {
    let view: SKView
    func makeUIView(context: Context) -> SKView { view }
    func updateUIView(_ view: SKView, context: Context) {}
  }

  private struct Game: View {
    let scene: SKScene
    @State private var isPaused = false
    @State private var isShown = true
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 0) {
        if isShown { SpriteView(scene: scene, isPaused: isPaused) }
        SwiftUI.Button("Pause") { isPaused.toggle() }.frame(height: 50)
        SwiftUI.Button("Leave") { isShown = false }.frame(height: 50)
      }
    }
  }

  @Suite("A view with a scene", .ownPhone) @MainActor
  struct SpriteViewTests {
    private let screen = Screen(size: ProposedViewSize(width: 200, height: 300), timing: .manual)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    @Test("takes its place as a color does, and a scene gets its size before it moves to the view")
    func size() {
      let scene = Diary()
      scene.scaleMode = .resizeFill
      screen.show(SpriteView(scene: scene).frame(height: 100))
      #expect(scene.events == ["size 200x100", "move 200x100"] && scene.view?.bounds.height == 100)
    }

    @Test("the parts of a frame come in SpriteKit's order, sixty times a second of the screen's clock")
    func frames() {
      let scene = Diary(size: CGSize(width: 200, height: 300))
      screen.show(SpriteView(scene: scene))
      #expect(scene.frames.isEmpty)
      screen.advance(by: 1)
      #expect(scene.events == ["move 200x300", "update", "actions", "physics", "constraints", "finish"])
      #expect((59...60).contains(scene.frames.count))
      #expect(zip(scene.frames, scene.frames.dropFirst()).allSatisfy { near($1 - $0, 1.0 / 60, 1e-6) })
    }

    @Test("a paused view and one that shall not render run no frames, and a slower one runs fewer")
    func pauses() {
      let scene = Diary(size: CGSize(width: 200, height: 300))
      screen.show(Game(scene: scene))
      screen.advance(by: 0.5)
      app.buttons["Pause"].tap()
      let count = scene.frames.count
      screen.advance(by: 1)
      #expect(count > 20 && scene.frames.count == count)
      app.buttons["Pause"].tap()
      screen.advance(by: 0.5)
      #expect(scene.frames.count > count + 20)
      let (slow, none) = (Diary(size: CGSize(width: 9, height: 9)), Diary(size: CGSize(width: 9, height: 9)))
      screen.show(
        HStack {
          SpriteView(scene: slow, preferredFramesPerSecond: 10)
          SpriteView(scene: none, shouldRender: { _ in false })
        })
      screen.advance(by: 1)
      #expect((9...10).contains(slow.frames.count) && none.frames.isEmpty)
    }

    @Test("a view that leaves the screen leaves its scene, which stands still")
    func leaves() {
      let scene = Diary(size: CGSize(width: 200, height: 300))
      screen.show(Game(scene: scene))
      screen.advance(by: 0.1)
      app.buttons["Leave"].tap()
      #expect(scene.events.last == "leave" && scene.view == nil)
      let count = scene.frames.count
      screen.advance(by: 1)
      #expect(scene.frames.count == count)
    }

    @Test(
      "scale modes place a square scene in the view",
      arguments: [
        (SKSceneScaleMode.fill, CGPoint(x: 200, y: 0)), (.aspectFit, CGPoint(x: 200, y: 50)),
        (.aspectFill, CGPoint(x: 250, y: 0)),
      ])
    func scaleModes(_ mode: SKSceneScaleMode, _ corner: CGPoint) {
      let scene = SKScene(size: CGSize(width: 100, height: 100))
      scene.scaleMode = mode
      scene.backgroundColor = .red
      screen.show(SpriteView(scene: scene))
      #expect(near(scene.convertPoint(toView: CGPoint(x: 100, y: 100)), corner))
      #expect(near(scene.convertPoint(fromView: CGPoint(x: 100, y: 150)), CGPoint(x: 50, y: 50)))
      let top = screen.color(100, 20)
      #expect(mode == .aspectFit ? top.red == 0 : top.red > 200)
    }

    @Test("the anchor point and a camera move what is seen")
    func cameras() {
      let scene = SKScene(size: CGSize(width: 200, height: 300))
      scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      screen.show(SpriteView(scene: scene))
      #expect(near(scene.convertPoint(toView: .zero), CGPoint(x: 100, y: 150)))
      #expect(scene.frame == CGRect(x: -100, y: -150, width: 200, height: 300))
      let camera = SKCameraNode()
      camera.position = CGPoint(x: 50, y: 10)
      scene.addChild(camera)
      scene.camera = camera
      #expect(near(scene.convertPoint(toView: CGPoint(x: 50, y: 10)), CGPoint(x: 100, y: 150)))
      camera.setScale(2)
      #expect(near(scene.convertPoint(toView: CGPoint(x: 70, y: 10)), CGPoint(x: 110, y: 150)))
      let far = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
      far.position.x = 500
      scene.addChild(far)
      #expect(!camera.contains(far))
    }

    @Test("touches reach the scene with places in its coordinates")
    func touches() {
      let scene = Diary(size: CGSize(width: 200, height: 300))
      screen.show(SpriteView(scene: scene))
      screen.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 50))
      #expect(scene.events.filter { ["began", "moved", "ended"].contains($0) } == ["began", "moved", "ended"])
      #expect(scene.places.count == 2)
      #expect(near(scene.places[0], CGPoint(x: 50, y: 200), 1) && near(scene.places[1], CGPoint(x: 150, y: 250), 1))
    }

    @Test("a node that receives touches gets those on it, in its coordinates, and passes others on")
    func nodes() {
      let scene = Diary(size: CGSize(width: 200, height: 300))
      let button = Button(color: .red, size: CGSize(width: 60, height: 40))
      button.isUserInteractionEnabled = true
      button.position = CGPoint(x: 100, y: 100)
      button.zRotation = .pi / 2
      scene.addChild(button)
      let cover = SKSpriteNode(color: .blue, size: CGSize(width: 200, height: 300))
      cover.zPosition = 5
      scene.addChild(cover)
      screen.show(SpriteView(scene: scene))
      screen.tap(at: CGPoint(x: 100, y: 180))
      #expect(button.places.count == 1 && near(button.places.first ?? .zero, CGPoint(x: 20, y: 0), 1))
      #expect(!scene.events.contains("began"))
      screen.tap(at: CGPoint(x: 20, y: 20))
      #expect(button.places.count == 1 && scene.events.contains("began"))
    }

    @Test("a gesture of SwiftUI acts where no node takes the touch")
    func gestures() {
      final class Taps { var count = 0 }
      let taps = Taps()
      let scene = SKScene(size: CGSize(width: 200, height: 300))
      screen.show(SpriteView(scene: scene).onTapGesture { taps.count += 1 })
      screen.tap(at: CGPoint(x: 100, y: 100))
      #expect(taps.count == 1)
    }

    @Test("a view of UIKit shows a scene, and another one in its place")
    func view() {
      let view = SKView()
      let (first, second) = (Diary(size: CGSize(width: 10, height: 10)), Diary(size: CGSize(width: 10, height: 10)))
      screen.show(Host(view: view))
      screen.perform { view.presentScene(first) }
      #expect(view.scene === first && first.view === view)
      screen.perform { view.presentScene(second, transition: .crossFade(withDuration: 1)) }
      #expect(first.events == ["move 10x10", "leave"] && first.view == nil && view.scene === second)
      #expect(screen.graph.issues.map(\.message).contains { $0.hasPrefix("SKTransition.crossFade") })
      screen.perform { view.showsFPS = true }
      #expect(screen.graph.issues.map(\.message).contains { $0.hasPrefix("SKView.showsFPS") })
    }

    @Test("a screen waits for actions that end and for falling bodies, and not for endless ones")
    func settles() {
      let scene = SKScene(size: CGSize(width: 200, height: 300))
      let (moving, ball, turning) = (SKNode(), SKNode(), SKNode())
      scene.addChild(moving)
      scene.addChild(turning)
      turning.run(.repeatForever(.rotate(byAngle: 1, duration: 1)))
      screen.show(SpriteView(scene: scene))
      #expect(screen.settle().frames == 0)
      screen.perform { moving.run(.moveBy(x: 10, y: 0, duration: 1.5)) }
      let settlement = screen.settle()
      #expect(near(moving.position.x, 10) && settlement.reason == .atRest && settlement.duration < 2)
      scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
      ball.position = CGPoint(x: 100, y: 200)
      ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
      screen.perform { scene.addChild(ball) }
      screen.settle()
      #expect(near(ball.position.y, 10, 1) && ball.physicsBody?.isResting == true)
      scene.physicsBody = nil
      screen.perform { ball.physicsBody?.applyImpulse(CGVector(dx: 0, dy: 1)) }
      #expect(screen.settle().duration < 12)
    }

    @Test("a screen that settles by itself shows the end of actions and of falls")
    func settlesAlone() {
      let screen = Screen(size: ProposedViewSize(width: 200, height: 300))
      let scene = SKScene(size: CGSize(width: 200, height: 300))
      scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
      let ball = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
      ball.position = CGPoint(x: 100, y: 200)
      ball.physicsBody = SKPhysicsBody(rectangleOf: ball.size)
      scene.addChild(ball)
      screen.show(SpriteView(scene: scene))
      #expect(screen.color(100, 290).red > 200 && screen.color(100, 100).red < 100)
    }

    @Test("nodes that are elements are found with their places, otherwise the view is one element")
    func elements() {
      let scene = SKScene(size: CGSize(width: 200, height: 300))
      let button = SKSpriteNode(color: .red, size: CGSize(width: 60, height: 40))
      button.position = CGPoint(x: 100, y: 200)
      scene.addChild(button)
      screen.show(SpriteView(scene: scene).accessibilityIdentifier("game"))
      #expect(app.otherElements["game"].exists && !app.buttons["Jump"].exists)
      screen.perform {
        button.isAccessibilityElement = true
        button.accessibilityLabel = "Jump"
        button.accessibilityTraits = .button
      }
      #expect(app.buttons["Jump"].frame == CGRect(x: 70, y: 80, width: 60, height: 40))
    }
  }
#endif
