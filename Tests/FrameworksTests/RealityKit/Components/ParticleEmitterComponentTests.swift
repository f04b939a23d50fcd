#if os(Linux)
  import FlowRendering
  import Foundation
  import SwiftUI
  import Testing

  @testable import FlowRealityKit

  /// A screen with a view for a scene, whose time stands still.
  @MainActor
  private struct Sky {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100), timing: .manual)
    let view = ARView(frame: .zero, cameraMode: .nonAR)
    let entity = Entity()

    init(_ emitter: ParticleEmitterComponent) {
      entity.components.set(emitter)
      let (view, entity) = (view, entity)
      screen.show(SkyView(view: view))
      screen.perform {
        let anchor = AnchorEntity(world: .zero)
        anchor.addChild(entity)
        view.scene.addAnchor(anchor)
      }
    }

    var particles: [Particle] { entity.particles.particles }

    func change(_ body: @escaping (inout ParticleEmitterComponent) -> Void) {
      screen.perform {
        guard var emitter = entity.components[ParticleEmitterComponent.self] else { return }
        body(&emitter)
        entity.components.set(emitter)
      }
    }
  }

  private struct SkyView: UIViewRepresentable {
    let view: ARView
    func makeUIView(context: Context) -> ARView { view }
    func updateUIView(_ view: ARView, context: Context) {}
  }

  @Suite("Particles of entities") @MainActor
  struct ParticleEmitterComponentTests {
    /// An emitter with particles that fly upwards from one point and live long.
    private var fountain: ParticleEmitterComponent {
      var emitter = ParticleEmitterComponent()
      emitter.emitterShape = .point
      emitter.birthDirection = .world
      emitter.speed = 0.2
      emitter.mainEmitter.lifeSpan = 10
      emitter.mainEmitter.lifeSpanVariation = 0
      emitter.mainEmitter.birthRate = 60
      return emitter
    }

    @Test("arise and move on the screen's clock, which they do not keep busy")
    func clock() throws {
      let sky = Sky(fountain)
      #expect(sky.particles.isEmpty)
      sky.screen.advance(by: 0.51)
      #expect(abs(sky.particles.count - 30) <= 1 && sky.screen.activity.animations.isEmpty)
      let first = try #require(sky.particles.first)
      #expect(abs(first.place.y - 0.2 * first.age) < 0.001 && first.place.x == 0 && first.age > 0.4)
      sky.screen.advance(by: 20)
      #expect(abs(sky.particles.count - 600) <= 2)
    }

    @Test("are the same in each run")
    func repeatable() {
      func places() -> [SIMD3<Float>] {
        var emitter = ParticleEmitterComponent()
        emitter.speedVariation = 0.1
        emitter.mainEmitter.spreadingAngle = 1
        let sky = Sky(emitter)
        sky.screen.advance(by: 1)
        return sky.particles.map(\.place)
      }
      let first = places()
      #expect(first.count > 50 && first == places() && Set(first.map(\.x)).count == first.count)
    }

    @Test("arise in times, with breaks, once or again and again")
    func timing() {
      var emitter = fountain
      emitter.timing = .repeating(emit: .init(duration: 1), idle: .init(duration: 1))
      let often = Sky(emitter)
      emitter.timing = .once(emit: .init(duration: 1))
      let once = Sky(emitter)
      emitter.timing = .once(warmUp: 0.5, emit: .init(duration: 1))
      let warm = Sky(emitter)
      for sky in [often, once, warm] { sky.screen.advance(by: 0.1) }
      #expect(warm.particles.count >= once.particles.count + 25)
      for sky in [often, once] { sky.screen.advance(by: 1.8) }
      #expect(abs(once.particles.count - 60) <= 2 && once.particles.count == often.particles.count)
      for sky in [often, once] { sky.screen.advance(by: 1) }
      #expect(abs(once.particles.count - 60) <= 2 && often.particles.count > 100)
    }

    @Test("arise at once in a burst, and vanish when the emitter begins anew or stops")
    func bursts() {
      var emitter = fountain
      emitter.isEmitting = false
      emitter.burstCount = 30
      let sky = Sky(emitter)
      sky.screen.advance(by: 0.5)
      #expect(sky.particles.isEmpty)
      sky.change { $0.burst() }
      sky.screen.advance(by: 0.1)
      #expect(sky.particles.count == 30)
      sky.change { $0.simulationState = .pause }
      let places = sky.particles.map(\.place)
      sky.screen.advance(by: 0.5)
      #expect(sky.particles.map(\.place) == places)
      sky.change {
        $0.simulationState = .play
        $0.restart()
      }
      sky.screen.advance(by: 0.1)
      #expect(sky.particles.isEmpty)
      sky.change { $0.burst() }
      sky.screen.advance(by: 0.1)
      #expect(sky.particles.count == 30)
      sky.change { $0.simulationState = .stop }
      sky.screen.advance(by: 0.1)
      #expect(sky.particles.isEmpty)
    }

    @Test("arise on the surface or inside of a shape, and go away from it")
    func shapes() {
      func places(_ change: (inout ParticleEmitterComponent) -> Void) -> [SIMD3<Float>] {
        var emitter = ParticleEmitterComponent()
        emitter.isEmitting = false
        emitter.speed = 0
        emitter.burstCount = 200
        emitter.emitterShapeSize = SIMD3(2, 4, 6)
        change(&emitter)
        emitter.burst()
        let sky = Sky(emitter)
        sky.screen.advance(by: 0.05)
        #expect(sky.particles.count == 200)
        return sky.particles.map(\.place)
      }
      let half = SIMD3<Float>(1, 2, 3)
      func length(_ place: SIMD3<Float>) -> Float { ((place / half) * (place / half)).sum().squareRoot() }
      #expect(places { $0.emitterShape = .point }.allSatisfy { $0 == .zero })
      #expect(places { $0.emitterShape = .plane }.allSatisfy { $0.y == 0 && abs($0.x) <= 1 && abs($0.z) <= 3 })
      #expect(places { $0.emitterShape = .sphere }.allSatisfy { abs(length($0) - 1) < 0.001 })
      let inside = places {
        $0.emitterShape = .sphere
        $0.birthLocation = .volume
      }
      #expect(inside.allSatisfy { length($0) <= 1.001 } && inside.contains { length($0) < 0.7 })
      let box = places { $0.emitterShape = .box }
      let sides = box.map { place in (0..<3).filter { abs(abs(place[$0] / half[$0]) - 1) < 0.001 } }
      #expect(sides.allSatisfy { !$0.isEmpty } && Set(sides.joined()).count == 3)
      let corners = places {
        $0.emitterShape = .box
        $0.birthLocation = .vertices(count: SIMD3(2, 2, 2))
      }
      #expect(Set(corners).count == 8 && corners.allSatisfy { abs($0.x) == 1 && abs($0.y) == 2 && abs($0.z) == 3 })
      let turned = places {
        $0.emitterShape = .cylinder
        $0.radialAmount = .pi
      }
      #expect(turned.allSatisfy { $0.z >= -0.001 })
    }

    @Test("move with their entity if they inherit its place, and stay in the world otherwise")
    func inheritance() throws {
      for inherits in [true, false] {
        var emitter = fountain
        emitter.speed = 0
        emitter.particlesInheritTransform = inherits
        let sky = Sky(emitter)
        sky.screen.advance(by: 0.2)
        sky.screen.perform { sky.entity.position.x = 1 }
        sky.screen.advance(by: 0.2)
        #expect(Set(sky.particles.map(\.place.x)) == (inherits ? [0] : [0, 1]))
      }
    }

    @Test("have others arise when they die")
    func spawning() {
      var emitter = fountain
      emitter.isEmitting = false
      emitter.burstCount = 1
      emitter.mainEmitter.lifeSpan = 0.5
      var spark = ParticleEmitterComponent.ParticleEmitter()
      spark.birthRate = 20
      spark.lifeSpan = 5
      emitter.spawnedEmitter = spark
      emitter.spawnSpreadFactor = .pi
      emitter.burst()
      let sky = Sky(emitter)
      sky.screen.advance(by: 0.3)
      #expect(sky.particles.count == 1)
      sky.screen.advance(by: 0.5)
      #expect((20...21).contains(sky.particles.count) && sky.particles.allSatisfy(\.isSpawned))
      #expect(sky.particles.allSatisfy { $0.place.y > 0 } && Set(sky.particles.map(\.velocity.x)).count > 10)
    }

    @Test("are drawn in their color, where the camera sees them")
    func drawing() throws {
      var emitter = ParticleEmitterComponent()
      emitter.isEmitting = false
      emitter.emitterShape = .point
      emitter.speed = 0
      emitter.burstCount = 1
      emitter.mainEmitter.size = 0.5
      emitter.mainEmitter.sizeMultiplierAtEndOfLifespan = 1
      emitter.mainEmitter.opacityCurve = .constant
      emitter.mainEmitter.color = .constant(.single(.red))
      emitter.burst()
      let sky = Sky(emitter)
      sky.screen.advance(by: 0.1)
      let picture = try #require(sky.screen.picture(scale: 1))
      let reds = (0..<picture.width).filter { picture[$0, 50].red > 200 && picture[$0, 50].blue < 40 }
      // A meter two meters away from the camera, which sees 2.31 meters there.
      #expect(abs(reds.count - 43) <= 2 && abs((reds.first ?? 0) - 28) <= 2)
    }

    @Test("presets emit, and what has no effect warns")
    func presets() {
      typealias Presets = ParticleEmitterComponent.Presets
      let presets = [
        Presets.fireworks, Presets.impact, Presets.magic, Presets.rain, Presets.snow, Presets.sparks,
      ]
      for preset in presets {
        let sky = Sky(preset)
        sky.screen.advance(by: 0.9)
        #expect(!sky.particles.isEmpty)
      }
      var emitter = ParticleEmitterComponent()
      emitter.mainEmitter.noiseStrength = 1
      let sky = Sky(emitter)
      sky.screen.advance(by: 0.5)
      let warnings = ReportCollector.warnings { sky.view.snapshot(saveToHDR: false) { _ in } }
      #expect(Set(warnings).count == 1 && warnings.first?.contains("particles move evenly.") == true)
    }
  }
#endif
