#if os(Linux)
  import FlowUIKit
  import Foundation
  import SwiftUI
  import Testing

  @testable import FlowSpriteKit

  @Suite("An emitter") @MainActor
  struct SKEmitterNodeTests {
    private func emitter() -> SKEmitterNode {
      let emitter = SKEmitterNode()
      emitter.particleBirthRate = 10
      emitter.particleLifetime = 2
      emitter.particleSize = CGSize(width: 20, height: 20)
      emitter.particleColor = .red
      return emitter
    }

    @Test("has particles that arise and vanish with the time, in all at most as many as it shall have")
    func numbers() {
      let emitter = emitter()
      emitter.advanceSimulationTime(1)
      #expect(emitter.particles.count == 10)
      emitter.advanceSimulationTime(100)
      #expect((18...21).contains(emitter.particles.count))
      emitter.resetSimulation()
      #expect(emitter.particles.isEmpty)
      emitter.numParticlesToEmit = 5
      emitter.advanceSimulationTime(1.5)
      #expect(emitter.particles.count == 5)
      emitter.advanceSimulationTime(2)
      #expect(emitter.particles.isEmpty)
      for rate in [CGFloat.infinity, .nan, -1] {
        emitter.resetSimulation()
        emitter.particleBirthRate = rate
        emitter.advanceSimulationTime(1)
        #expect(emitter.particles.isEmpty)
      }
    }

    @Test("moves particles by their speed and the acceleration, turns and scales them")
    func motion() {
      let emitter = emitter()
      emitter.particleBirthRate = 1
      emitter.particlePosition = CGPoint(x: 5, y: 0)
      emitter.emissionAngle = .pi / 2
      emitter.particleSpeed = 10
      emitter.yAcceleration = -4
      emitter.particleScaleSpeed = -0.25
      emitter.advanceSimulationTime(1)
      #expect(emitter.particles.count == 1)
      emitter.advanceSimulationTime(1)
      let place = emitter.particles.first.map(emitter.transform)
      #expect(abs((place?.tx ?? 0) - 5) < 0.001 && abs((place?.ty ?? 0) - 8) < 0.001)
      #expect(abs((place?.a ?? 0) - 0.75) < 0.001)
    }

    @Test("chooses numbers within the ranges, the same in each run")
    func ranges() {
      let (first, second) = (emitter(), emitter())
      for emitter in [first, second] {
        emitter.particleBirthRate = 1000
        emitter.particleAlphaRange = 0.5
        emitter.particlePositionRange = CGVector(dx: 10, dy: 0)
        emitter.advanceSimulationTime(1)
      }
      let alphas = first.particles.map(\.alpha)
      #expect(alphas.allSatisfy { (0.75...1.25).contains($0) } && Set(alphas).count > 900)
      #expect((alphas.min() ?? 1) < 0.78 && (alphas.max() ?? 1) > 1.22)
      #expect(first.particles.allSatisfy { (-5...5).contains($0.position.x) && $0.position.y == 0 })
      #expect(second.particles.map(\.position) == first.particles.map(\.position))
    }

    @Test("is drawn in its scene, frame by frame")
    func drawing() {
      let stage = Stage()
      stage.scene.backgroundColor = .black
      let emitter = emitter()
      stage.add(emitter, at: 100, 150)
      #expect(stage.screen.color(100, 150).red == 0)
      stage.screen.advance(by: 1)
      #expect(stage.screen.color(100, 150).red == 255)
      stage.screen.perform {
        emitter.resetSimulation()
        emitter.particleBirthRate = 0
      }
      #expect(stage.screen.color(100, 150).red == 0)
    }

    @Test("warns that particles do not move with another node")
    func target() {
      let emitter = emitter()
      let warnings = ReportCollector.warnings { emitter.targetNode = SKNode() }
      #expect(warnings == ["SKEmitterNode.targetNode is not implemented: particles move with their emitter."])
    }
  }
#endif
