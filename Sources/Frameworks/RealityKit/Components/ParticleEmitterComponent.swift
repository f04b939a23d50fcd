import Foundation

/// Small things that arise at an entity, move and vanish.
///
/// Their numbers are random within the ranges, and the same in each run. They move on the screen's clock and do not keep a
/// screen from being at rest.
///
/// - Note: Approximate: a particle is a disc of one color. Pictures and noise have no effect, with a warning; additive particles
///   cover what is behind, and light, mass, stretching and turns have no effect.
public struct ParticleEmitterComponent: Component {
  // MARK: - Where

  /// The shape in which particles arise.
  public enum EmitterShape: Hashable, Codable, Sendable {
    case point
    /// A lying plane.
    case plane
    case box
    case sphere
    case cone
    case cylinder
    case torus
  }

  /// Where in the shape particles arise.
  public enum BirthLocation: Hashable, Codable, Sendable {
    case surface
    case volume
    /// At the points of a grid.
    case vertices(count: SIMD3<UInt>)
  }

  /// Where particles go at first.
  public enum BirthDirection: Hashable, Codable, Sendable {
    /// Along ``emissionDirection`` in the world.
    case world
    /// Along ``emissionDirection`` as seen from the entity.
    case local
    /// Away from the surface.
    case normal
  }

  public var emitterShape = EmitterShape.plane

  /// In meters.
  public var emitterShapeSize = SIMD3<Float>(repeating: 0.1)
  public var birthLocation = BirthLocation.surface
  public var birthDirection = BirthDirection.normal
  public var emissionDirection = SIMD3<Float>(0, 1, 0)

  /// The part of round shapes in which particles arise, in radians.
  public var radialAmount: Float = 2 * .pi

  /// The radius of the pipe of a torus, in meters.
  public var torusInnerRadius: Float = 0.025

  /// In meters for each second.
  public var speed: Float = 0.5
  public var speedVariation: Float = 0

  /// Whether particles move with the entity after they have arisen.
  public var particlesInheritTransform = false

  // MARK: - When

  /// When particles arise.
  public enum Timing: Hashable, Codable, Sendable {
    case once(warmUp: TimeInterval? = nil, emit: VariableDuration)
    case repeating(warmUp: TimeInterval? = nil, emit: VariableDuration, idle: VariableDuration? = nil)

    /// A time in seconds, with the largest difference from it.
    public struct VariableDuration: Hashable, Codable, Sendable {
      public let duration: TimeInterval
      public let variation: TimeInterval?

      public init(duration: TimeInterval, variation: TimeInterval? = nil) {
        (self.duration, self.variation) = (duration, variation)
      }
    }

    var warmUp: TimeInterval? {
      switch self {
      case .once(let warmUp, _), .repeating(let warmUp, _, _): warmUp
      }
    }

    var emit: VariableDuration {
      switch self {
      case .once(_, let emit), .repeating(_, let emit, _): emit
      }
    }
  }

  /// Whether time passes for the particles.
  public enum SimulationState: Hashable, Codable, Sendable {
    case play
    case pause
    /// There are none.
    case stop
  }

  public var timing = Timing.repeating(emit: .init(duration: 1))
  public var simulationState = SimulationState.play

  /// Whether particles arise.
  public var isEmitting = true

  /// How many particles arise in a burst.
  public var burstCount = 100
  public var burstCountVariation = 0

  private(set) var bursts = 0
  private(set) var restarts = 0

  /// Has many particles arise at once.
  public mutating func burst() { bursts += 1 }

  /// Removes the particles, and begins anew.
  public mutating func restart() { restarts += 1 }

  // MARK: - What

  /// The system in which forces have their directions; without an effect.
  public enum SimulationSpace: Hashable, Codable, Sendable {
    case local
    case global
  }

  public var fieldSimulationSpace = SimulationSpace.global
  public var mainEmitter = ParticleEmitter()

  /// When particles have others arise.
  public enum SpawnOccasion: Hashable, Codable, Sendable {
    case onBirth
    case onUpdate
    case onDeath
  }

  /// The particles that others have arise, if they do.
  public var spawnedEmitter: ParticleEmitter?
  public var spawnOccasion = SpawnOccasion.onDeath

  /// How much of its velocity a particle gives to those that it has arise.
  public var spawnVelocityFactor: Float = 1

  /// How far their directions differ from its own, in radians.
  public var spawnSpreadFactor: Float = 0
  public var spawnSpreadFactorVariation: Float = 0
  public var spawnInheritsParentColor = false

  public init() {}
}
