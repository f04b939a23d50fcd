import Flowsimd
import Foundation
import PhoneSimulation
import SwiftUI

/// A particle, in the space of its entity or in the world.
struct Particle {
  var place: SIMD3<Float>
  var velocity: SIMD3<Float>
  var age: Float = 0
  let lifetime: Float
  let size: Float
  let start: UIColor
  let end: UIColor

  /// Whether another particle has had it arise.
  let isSpawned: Bool

  /// The part of the life that has passed.
  var time: Float { min(1, age / lifetime) }
}

/// The particles of an entity in the course of time.
struct ParticleSimulation {
  private(set) var particles: [Particle] = []
  private var random = PhoneRandom(seed: 0)

  /// The part of a particle that has arisen.
  private var due: Float = 0

  /// Whether it is a time in which particles arise, how long it is yet, and how many arise in a second.
  private var phase: (isOpen: Bool, rest: TimeInterval, rate: Float)?
  private var bursts = 0
  private var restarts = 0

  /// More than a screen can show would only take time.
  private static let most = 10_000

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - seconds: The time of a frame.
  ///   - place: Where the entity is in the world.
  mutating func advance(by seconds: TimeInterval, _ emitter: ParticleEmitterComponent, at place: float4x4) {
    if emitter.restarts != restarts || emitter.simulationState == .stop {
      let bursts = bursts
      self = ParticleSimulation()
      (self.bursts, restarts) = (bursts, emitter.restarts)
    }
    guard emitter.simulationState == .play else { return }
    if phase == nil {
      open(emitter)
      let warmUp = emitter.timing.warmUp ?? 0
      // A minute is as good as more.
      var rest = warmUp > 0 ? min(60, warmUp) : 0
      while rest > 0 {
        step(1.0 / 30, emitter, place)
        rest -= 1.0 / 30
      }
    }
    step(seconds, emitter, place)
  }

  // MARK: - Times

  private mutating func length(_ time: ParticleEmitterComponent.Timing.VariableDuration) -> TimeInterval {
    TimeInterval(random.next(CGFloat(time.duration), CGFloat(time.variation ?? 0) * 2))
  }

  private mutating func open(_ emitter: ParticleEmitterComponent) {
    let length = length(emitter.timing.emit)
    let rate = random.value(emitter.mainEmitter.birthRate, emitter.mainEmitter.birthRateVariation)
    phase = (true, length, length > 0 && length.isFinite ? rate / Float(length) : rate)
  }

  private mutating func passTime(_ seconds: TimeInterval, _ emitter: ParticleEmitterComponent) {
    guard let (isOpen, rest, _) = phase, rest <= seconds else {
      phase?.rest -= seconds
      return
    }
    switch emitter.timing {
    case .once: phase = (false, .infinity, 0)
    case .repeating(_, _, let idle?) where isOpen && idle.duration > 0: phase = (false, length(idle), 0)
    case .repeating: open(emitter)
    }
  }

  // MARK: - Steps

  private mutating func step(_ seconds: TimeInterval, _ emitter: ParticleEmitterComponent, _ place: float4x4) {
    let time = Float(seconds)
    var spawned: [Particle] = []
    for index in particles.indices {
      let settings = particles[index].isSpawned ? emitter.spawnedEmitter : emitter.mainEmitter
      particles[index].move(time, settings ?? emitter.mainEmitter)
      guard !particles[index].isSpawned else { continue }
      switch emitter.spawnOccasion {
      case .onUpdate: spawned += children(of: particles[index], emitter, part: time)
      case .onDeath where particles[index].age >= particles[index].lifetime:
        spawned += children(of: particles[index], emitter)
      case .onDeath, .onBirth: break
      }
    }
    particles.removeAll { $0.age >= $0.lifetime }
    for _ in 0..<births(time, emitter) {
      let particle = particle(emitter, place)
      particles.append(particle)
      if emitter.spawnOccasion == .onBirth { spawned += children(of: particle, emitter) }
    }
    particles += spawned.prefix(max(0, Self.most - particles.count))
    passTime(seconds, emitter)
  }

  /// How many particles arise.
  private mutating func births(_ time: Float, _ emitter: ParticleEmitterComponent) -> Int {
    var count = 0
    if emitter.isEmitting, let phase, phase.isOpen, phase.rate > 0, phase.rate.isFinite {
      due += min(Float(Self.most), phase.rate * time)
      count = Int(due)
      due -= Float(count)
    }
    while bursts < emitter.bursts {
      bursts += 1
      let number = random.value(Float(emitter.burstCount), Float(emitter.burstCountVariation))
      count += Int(min(Float(Self.most), max(0, number.rounded())))
    }
    return max(0, min(count, Self.most - particles.count))
  }

  private mutating func particle(_ emitter: ParticleEmitterComponent, _ place: float4x4) -> Particle {
    let isLocal = emitter.particlesInheritTransform
    let (start, normal) = emitter.birth(&random)
    let way =
      switch emitter.birthDirection {
      case .normal: isLocal ? normal : place.turned(normal)
      case .local: isLocal ? emitter.emissionDirection : place.turned(emitter.emissionDirection)
      case .world: isLocal ? place.inverse.turned(emitter.emissionDirection) : emitter.emissionDirection
      }
    let direction = spread(way.direction ?? .zero, emitter.mainEmitter.spreadingAngle / 2)
    return particle(
      emitter.mainEmitter, at: isLocal ? start : place.moved(start),
      velocity: direction * random.value(emitter.speed, emitter.speedVariation), isSpawned: false)
  }

  /// The particles that a particle has arise.
  ///
  /// - Parameter part: How many of those of a second.
  private mutating func children(
    of parent: Particle, _ emitter: ParticleEmitterComponent, part: Float = 1
  ) -> [Particle] {
    guard let settings = emitter.spawnedEmitter, settings.birthRate > 0 else { return [] }
    let number = min(Float(Self.most), settings.birthRate * part) + random.part()
    let speed = simd_length(parent.velocity) * emitter.spawnVelocityFactor
    return (0..<Int(number)).map { _ in
      let angle = random.value(emitter.spawnSpreadFactor, emitter.spawnSpreadFactorVariation)
      return particle(
        settings, at: parent.place, velocity: spread(parent.velocity.direction ?? .zero, angle) * speed,
        isSpawned: true,
        color: emitter.spawnInheritsParentColor ? parent.color(1) : nil)
    }
  }

  private mutating func particle(
    _ settings: ParticleEmitterComponent.ParticleEmitter, at place: SIMD3<Float>, velocity: SIMD3<Float>,
    isSpawned: Bool, color: UIColor? = nil
  ) -> Particle {
    let lifetime = random.value(Float(settings.lifeSpan), Float(settings.lifeSpanVariation))
    let size = random.value(settings.size, settings.sizeVariation)
    let colors =
      switch settings.color {
      case .constant(let color): (color, color)
      case .evolving(let start, let end): (start, end)
      }
    let part = random.part()
    return Particle(
      place: place, velocity: velocity, lifetime: max(0.001, lifetime), size: size,
      start: color ?? colors.0.color(part), end: color ?? colors.1.color(part), isSpawned: isSpawned)
  }

  /// A direction at an angle of at most a number of radians from another one.
  private mutating func spread(_ direction: SIMD3<Float>, _ angle: Float) -> SIMD3<Float> {
    let axis = simd_cross(direction, random.direction()).direction
    guard angle != 0, let axis else { return direction }
    return simd_quatf(angle: angle * random.part(), axis: axis).act(direction)
  }
}

extension Particle {
  fileprivate mutating func move(_ seconds: Float, _ settings: ParticleEmitterComponent.ParticleEmitter) {
    age += seconds
    var force = settings.acceleration
    let inward = settings.attractionCenter - place
    force += (inward.direction ?? .zero) * settings.attractionStrength
    force += (simd_cross(inward, settings.vortexDirection).direction ?? .zero) * settings.vortexStrength
    velocity += force * seconds
    velocity *= exp(-settings.dampingFactor * seconds)
    place += velocity * seconds
  }

  /// The color at a time.
  ///
  /// - Parameter power: What the part of the life that has passed is raised to.
  func color(_ power: Float) -> UIColor { start.mixed(with: end, CGFloat(pow(time, power))) }
}

extension ParticleEmitterComponent.ParticleEmitter.ParticleColor.ColorValue {
  /// - Parameter part: Where between two colors it is, from 0 to 1.
  fileprivate func color(_ part: Float) -> UIColor {
    switch self {
    case .single(let color): color
    case .random(let a, let b): a.mixed(with: b, CGFloat(part))
    }
  }
}

extension UIColor {
  fileprivate func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
    if part == 0 || self == other { return self }
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    var (otherRed, otherGreen, otherBlue, otherAlpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    other.getRed(&otherRed, green: &otherGreen, blue: &otherBlue, alpha: &otherAlpha)
    return UIColor(
      red: red + (otherRed - red) * part, green: green + (otherGreen - green) * part,
      blue: blue + (otherBlue - blue) * part, alpha: alpha + (otherAlpha - alpha) * part)
  }
}
