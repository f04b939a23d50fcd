import SwiftUI

extension ParticleEmitterComponent {
  /// Emitters to begin with.
  ///
  /// - Note: Approximate: their numbers are our own.
  public struct Presets {
    /// Rockets of all colors that burst.
    public static var fireworks: ParticleEmitterComponent {
      var component = ParticleEmitterComponent()
      component.emitterShape = .point
      component.birthDirection = .world
      component.speed = 1.5
      component.mainEmitter.birthRate = 2
      component.mainEmitter.spreadingAngle = .pi / 6
      component.mainEmitter.color = .constant(.random(a: .red, b: .blue))
      var sparks = ParticleEmitter()
      sparks.birthRate = 80
      sparks.size = 0.01
      sparks.acceleration = SIMD3(0, -0.5, 0)
      component.spawnedEmitter = sparks
      component.spawnSpreadFactor = .pi
      component.spawnVelocityFactor = 0.5
      component.spawnInheritsParentColor = true
      return component
    }

    /// Dust that flies to all sides, once.
    public static var impact: ParticleEmitterComponent {
      var component = ParticleEmitterComponent()
      component.timing = .once(emit: .init(duration: 0.2))
      component.emitterShape = .cylinder
      component.emitterShapeSize = SIMD3(0.1, 0.01, 0.1)
      component.mainEmitter.dampingFactor = 2
      component.mainEmitter.color = .constant(.single(.gray))
      component.mainEmitter.sizeMultiplierAtEndOfLifespan = 3
      component.mainEmitter.opacityCurve = .linearFadeOut
      return component
    }

    /// Glimmering points around a place.
    public static var magic: ParticleEmitterComponent {
      var component = ParticleEmitterComponent()
      component.emitterShape = .sphere
      component.emitterShapeSize = SIMD3(repeating: 0.5)
      component.birthLocation = .volume
      component.speed = 0.1
      component.mainEmitter.size = 0.01
      component.mainEmitter.vortexStrength = 0.3
      component.mainEmitter.color = .evolving(start: .single(.cyan), end: .single(.purple))
      component.mainEmitter.opacityCurve = .gradualFadeInOut
      return component
    }

    /// Drops that fall fast.
    public static var rain: ParticleEmitterComponent {
      var component = falling(speed: 4)
      component.mainEmitter.birthRate = 400
      component.mainEmitter.size = 0.004
      component.mainEmitter.color = .constant(.single(UIColor(white: 0.9, alpha: 0.6)))
      return component
    }

    /// Flakes that fall slowly.
    public static var snow: ParticleEmitterComponent {
      var component = falling(speed: 0.3)
      component.mainEmitter.lifeSpan = 4
      component.mainEmitter.size = 0.01
      component.mainEmitter.spreadingAngle = .pi / 6
      return component
    }

    /// Points that glow and die fast.
    public static var sparks: ParticleEmitterComponent {
      var component = ParticleEmitterComponent()
      component.emitterShape = .point
      component.birthDirection = .local
      component.speed = 1.5
      component.mainEmitter.birthRate = 200
      component.mainEmitter.lifeSpan = 0.6
      component.mainEmitter.size = 0.005
      component.mainEmitter.spreadingAngle = .pi / 2
      component.mainEmitter.acceleration = SIMD3(0, -3, 0)
      component.mainEmitter.color = .evolving(start: .single(.yellow), end: .single(.red))
      component.mainEmitter.blendMode = .additive
      return component
    }

    private static func falling(speed: Float) -> ParticleEmitterComponent {
      var component = ParticleEmitterComponent()
      component.emitterShapeSize = SIMD3(1, 0, 1)
      component.birthDirection = .world
      component.emissionDirection = SIMD3(0, -1, 0)
      component.speed = speed
      component.mainEmitter.sizeMultiplierAtEndOfLifespan = 1
      return component
    }
  }
}
