import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// Small pictures, or rectangles of a color, that arise, move and vanish.
///
/// Their numbers are random within the ranges, and the same in each run.
open class SKEmitterNode: SKNode {
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: - How many

  /// How many particles arise in a second.
  open var particleBirthRate: CGFloat = 0

  /// How many particles arise in all; 0 stands for any number.
  open var numParticlesToEmit = 0

  /// How long a particle is seen, in seconds.
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0

  // MARK: - Where

  /// Where particles arise.
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  /// Where particles go, in radians.
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  /// The speed, in points for each second.
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0

  /// The node with which particles move: the emitter. Others warn.
  open weak var targetNode: SKNode? {
    didSet {
      if targetNode != nil, targetNode !== self {
        report(.missing("SKEmitterNode.targetNode", "particles move with their emitter."))
      }
    }
  }

  // MARK: - What they look like

  /// The picture; `nil` for a rectangle of the color.
  open var particleTexture: SKTexture? { didSet { noteChange() } }

  /// The size, in points; that of the picture without one.
  open var particleSize = CGSize.zero
  open var particleBlendMode = SKBlendMode.alpha
  open var particleColor = UIColor.white
  /// How much of the color a picture takes, from 0 to 1.
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorBlendFactorRange: CGFloat = 0
  open var particleColorBlendFactorSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  /// The change in a second.
  open var particleAlphaSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  /// The change in a second.
  open var particleScaleSpeed: CGFloat = 0
  /// In radians.
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  /// The change in a second.
  open var particleRotationSpeed: CGFloat = 0

  // MARK: - Time

  private(set) var particles: [Particle] = []
  private var random = PhoneRandom(seed: 0)
  private var emitted = 0
  /// The part of a particle that has arisen.
  private var due: CGFloat = 0

  /// Removes the particles, and begins anew.
  open func resetSimulation() {
    (particles, random, emitted, due) = ([], PhoneRandom(seed: 0), 0, 0)
    noteChange()
  }

  /// Lets time pass for the particles, in seconds.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    guard sec > 0, sec.isFinite else { return }
    // In small steps, so that a long time leaves those that are alive at its end; an hour is as good as more.
    var rest = min(sec, 3600)
    while rest > 0 {
      let step = min(rest, 0.25)
      advance(by: CGFloat(step))
      rest -= step
    }
    noteChange()
  }

  override func advanceContent(by time: TimeInterval) {
    guard !particles.isEmpty || particleBirthRate > 0 else { return }
    advanceSimulationTime(time)
  }

  private func advance(by time: CGFloat) {
    for index in particles.indices { particles[index].age += time }
    particles.removeAll { $0.age >= $0.lifetime }
    guard particleBirthRate > 0, particleBirthRate.isFinite else { return }
    // More than a screen can show would only take time.
    due += min(10_000, particleBirthRate * time)
    var count = min(Int(due), 10_000 - particles.count)
    due -= due.rounded(.down)
    if numParticlesToEmit > 0 { count = min(count, numParticlesToEmit - emitted) }
    guard count > 0 else { return }
    emitted += count
    for number in 0..<count {
      let particle = makeParticle(age: time * CGFloat(count - 1 - number) / CGFloat(count))
      if particle.age < particle.lifetime { particles.append(particle) }
    }
  }

  private func makeParticle(age: CGFloat) -> Particle {
    let angle = random.next(emissionAngle, emissionAngleRange)
    let speed = random.next(particleSpeed, particleSpeedRange)
    return Particle(
      age: age, lifetime: random.next(particleLifetime, particleLifetimeRange),
      position: CGPoint(
        x: random.next(particlePosition.x, particlePositionRange.dx),
        y: random.next(particlePosition.y, particlePositionRange.dy)),
      velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
      alpha: random.next(particleAlpha, particleAlphaRange), scale: random.next(particleScale, particleScaleRange),
      rotation: random.next(particleRotation, particleRotationRange),
      blendFactor: random.next(particleColorBlendFactor, particleColorBlendFactorRange))
  }

  // MARK: - Drawing

  override var contentRect: CGRect? { .zero }

  /// Where a particle is, and how it is turned and scaled.
  func transform(of particle: Particle) -> CGAffineTransform {
    let age = particle.age
    let scale = max(0, particle.scale + particleScaleSpeed * age)
    return CGAffineTransform(
      translationX: particle.position.x + particle.velocity.dx * age + xAcceleration * age * age / 2,
      y: particle.position.y + particle.velocity.dy * age + yAcceleration * age * age / 2
    )
    .rotated(by: particle.rotation + particleRotationSpeed * age)
    .scaledBy(x: scale, y: scale)
  }

  override func drawContent(in drawing: NodeDrawing, alpha: CGFloat) {
    let size = particleSize == .zero ? particleTexture?.size() ?? .zero : particleSize
    guard size.width > 0, size.height > 0 else { return }
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    for particle in particles {
      let opacity = alpha * min(1, max(0, particle.alpha + particleAlphaSpeed * particle.age))
      let place = transform(of: particle)
      guard opacity > 0, place.a != 0 || place.b != 0 else { continue }
      drawing.transformed(by: place) {
        guard let particleTexture else {
          return drawing.fill(Path(rect), particleColor, alpha: opacity, blendMode: particleBlendMode)
        }
        let factor = min(1, max(0, particle.blendFactor + particleColorBlendFactorSpeed * particle.age))
        drawing.draw(
          particleTexture, in: rect, tint: factor > 0 ? (particleColor, factor) : nil, alpha: opacity,
          blendMode: particleBlendMode)
      }
    }
  }
}

/// A particle with what was chosen when it arose.
struct Particle {
  var age: CGFloat
  let lifetime: CGFloat
  let position: CGPoint
  let velocity: CGVector
  let alpha: CGFloat
  let scale: CGFloat
  let rotation: CGFloat
  let blendFactor: CGFloat
}
