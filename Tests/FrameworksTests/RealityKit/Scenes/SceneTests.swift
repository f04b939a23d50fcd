#if os(Linux)
  import Combine
  import FlowRealityKit
  import Foundation
  import SwiftUI
  import Testing

  private struct Spin: Component { var turns = 0 }

  private struct SpinSystem: System {
    init(scene: FlowRealityKit.Scene) {}

    func update(context: SceneUpdateContext) {
      let query = EntityQuery(where: .has(Spin.self) && !.has(ModelComponent.self))
      for entity in context.entities(matching: query, updatingSystemWhen: .rendering) {
        entity.components[Spin.self]?.turns += 1
      }
    }
  }

  /// A screen with a view for a scene, whose time stands still.
  @MainActor
  private struct Space {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 300), timing: .manual)
    let view = ARView(frame: .zero, cameraMode: .nonAR)
    var scene: FlowRealityKit.Scene { view.scene }

    init() { screen.show(Host(view: view)) }

    /// Runs code as that of the app, whose timers follow the screen's clock.
    func run<Result>(_ body: () -> Result) -> Result {
      var result: Result?
      screen.perform { result = body() }
      guard let result else { preconditionFailure("The screen performs what it is given.") }
      return result
    }

    func add(_ entities: Entity...) {
      let anchor = AnchorEntity(world: .zero)
      for entity in entities { anchor.addChild(entity) }
      scene.addAnchor(anchor)
    }
  }

  private struct Host: UIViewRepresentable {
    let view: ARView
    func makeUIView(context: Context) -> ARView { view }
    func updateUIView(_ view: ARView, context: Context) {}
  }

  @Suite("Scenes of entities") @MainActor
  struct RealitySceneTests {
    @Test("have anchors, and what is fixed to a plane is not anchored")
    func anchors() {
      let space = Space()
      let (world, plane) = (AnchorEntity(world: SIMD3(1, 2, 3)), AnchorEntity(plane: .horizontal))
      let box = ModelEntity(mesh: .generateBox(size: 1))
      world.addChild(box)
      var states: [Bool] = []
      let subscription = space.scene.subscribe(to: SceneEvents.AnchoredStateChanged.self) {
        states.append($0.isAnchored)
      }
      space.scene.addAnchor(world)
      space.scene.anchors.append(plane)
      #expect(states == [true, false] && space.scene.anchors.count == 2)
      #expect(box.isAnchored && box.isActive && box.anchor === world && !plane.isAnchored)
      #expect(box.position(relativeTo: nil) == SIMD3(1, 2, 3))
      space.scene.removeAnchor(world)
      #expect(box.scene == nil && !box.isActive && space.scene.anchors.count == 1)
      subscription.cancel()
      space.scene.addAnchor(AnchorEntity())
      #expect(states.count == 2)
    }

    @Test("tell of each frame on the screen's clock, as long as somebody listens")
    func updates() {
      let space = Space()
      var times: [Double] = []
      let subscription = space.run {
        space.scene.subscribe(to: SceneEvents.Update.self) { times.append($0.deltaTime) }
      }
      space.screen.advance(by: 0.51)
      #expect(times.count == 30 && abs(times.reduce(0, +) - 0.5) < 0.001)
      subscription.cancel()
      space.screen.advance(by: 0.5)
      #expect(times.count == 30)
    }

    @Test("run systems in each frame")
    func systems() {
      let space = Space()
      let (entity, model) = (Entity(), ModelEntity(mesh: .generateBox(size: 1)))
      entity.components.set(Spin())
      model.components.set(Spin())
      space.add(entity, model)
      SpinSystem.registerSystem()
      space.run { space.view.didMoveToWindow() }
      space.screen.advance(by: 0.51)
      #expect(entity.components[Spin.self]?.turns == 30 && model.components[Spin.self]?.turns == 0)
    }

    @Test("move entities on the screen's clock")
    func movements() {
      let space = Space()
      let box = Entity()
      space.add(box)
      var isDone = false
      let subscription = space.run {
        space.scene.subscribe(to: AnimationEvents.PlaybackCompleted.self, on: box) { _ in isDone = true }
      }
      let target = Transform(translation: SIMD3(2, 0, 0))
      let animation = box.move(to: target, relativeTo: nil, duration: 1, timingFunction: .linear)
      #expect(animation.isPlaying && box.position == .zero)
      space.screen.advance(by: 0.5)
      #expect(abs(box.position.x - 1) < 0.05 && !isDone)
      animation.pause()
      space.screen.advance(by: 0.5)
      #expect(abs(box.position.x - 1) < 0.05)
      animation.resume()
      space.screen.advance(by: 0.6)
      #expect(box.position == SIMD3(2, 0, 0) && animation.isComplete && isDone)
      subscription.cancel()
    }

    @Test("an animation begins with a slow part unless it is linear")
    func timing() {
      let space = Space()
      let (slow, even) = (Entity(), Entity())
      space.add(slow, even)
      let target = Transform(translation: SIMD3(1, 0, 0))
      space.run {
        slow.move(to: target, relativeTo: nil, duration: 1)
        even.move(to: target, relativeTo: nil, duration: 1, timingFunction: .linear)
      }
      space.screen.advance(by: 0.2)
      #expect(slow.position.x > 0 && slow.position.x < even.position.x * 0.6)
      slow.stopAllAnimations()
      let place = slow.position
      space.screen.advance(by: 0.2)
      #expect(slow.position == place)
    }

    @Test("an animation without speed or length does not keep a screen waiting")
    func impossibleTimes() {
      let space = Space()
      let (slow, none) = (Entity(), Entity())
      space.add(slow, none)
      let target = Transform(translation: SIMD3(1, 0, 0))
      space.run {
        slow.move(to: target, relativeTo: nil, duration: 1).speed = 0
        none.move(to: target, relativeTo: nil, duration: .nan)
      }
      space.screen.advance(by: 2)
      #expect(slow.position == .zero && none.position == SIMD3(1, 0, 0) && space.screen.activity.animations.isEmpty)
    }

    @Test("rays hit shapes, the nearest first")
    func rays() throws {
      let space = Space()
      let (near, far) = (ModelEntity(mesh: .generateBox(size: 1)), ModelEntity(mesh: .generateSphere(radius: 1)))
      near.position.z = 3
      far.position.z = -3
      near.generateCollisionShapes(recursive: false)
      far.collision = CollisionComponent(shapes: [.generateSphere(radius: 1)])
      space.add(near, far, ModelEntity(mesh: .generateBox(size: 9)))
      let hits = space.scene.raycast(origin: SIMD3(0, 0, 10), direction: SIMD3(0, 0, -1))
      #expect(hits.map(\.entity) == [near, far] && hits.map(\.distance) == [6.5, 12])
      let first = try #require(hits.first)
      #expect(first.position == SIMD3(0, 0, 3.5) && first.normal == SIMD3(0, 0, 1))
      #expect(space.scene.raycast(origin: SIMD3(0, 0, 10), direction: SIMD3(0, 0, -1), length: 5).isEmpty)
      #expect(space.scene.raycast(from: SIMD3(5, 0, 10), to: SIMD3(5, 0, -10)).isEmpty)
      near.isEnabled = false
      let rest = space.scene.raycast(origin: SIMD3(0, 0, 10), direction: SIMD3(0, 0, -1), query: .nearest)
      #expect(rest.map(\.entity) == [far])
    }

    @Test("bodies do not move, and a warning says so")
    func bodies() {
      let space = Space()
      let box = ModelEntity(
        mesh: .generateBox(size: 1), collisionShape: .generateBox(size: SIMD3(1, 1, 1)), mass: 2)
      #expect(box.physicsBody?.mode == .dynamic && box.physicsBody?.massProperties.mass == 2)
      let warnings = ReportCollector.warnings { space.add(box) }
      #expect(warnings.count == 1 && warnings[0].contains("bodies of entities do not move."))
    }
  }
#endif
