import FlowUIKit
import Foundation

/// Sets what an archive has for an emitter.
@MainActor
struct EmitterReader {
  private let object: ArchivedObject
  private let file: SceneFile

  init(_ object: ArchivedObject, _ file: SceneFile) { (self.object, self.file) = (object, file) }

  func read(_ emitter: SKEmitterNode) {
    let numbers: [(ReferenceWritableKeyPath<SKEmitterNode, CGFloat>, String)] = [
      (\.particleBirthRate, "_birthrate"), (\.particleLifetime, "_lifetime"),
      (\.particleLifetimeRange, "_lifetimeVariance"), (\.emissionAngle, "_emissionAngle"),
      (\.emissionAngleRange, "_emissionAngleVariance"), (\.particleSpeed, "_startSpeed"),
      (\.particleSpeedRange, "_startSpeedVariance"), (\.particleAlpha, "_startOpacity"),
      (\.particleAlphaRange, "_startOpacityVariance"), (\.particleAlphaSpeed, "_opacitySpeed"),
      (\.particleScale, "_startScale"), (\.particleScaleRange, "_startScaleVariance"),
      (\.particleScaleSpeed, "_scaleSpeed"), (\.particleRotation, "_startRotation"),
      (\.particleRotationRange, "_startRotationVariance"), (\.particleRotationSpeed, "_rotationSpeed"),
      (\.particleColorBlendFactor, "_startColorMix"), (\.particleColorBlendFactorRange, "_startColorBlendVariance"),
      (\.particleColorBlendFactorSpeed, "_colorBlendSpeed"),
    ]
    for (path, key) in numbers {
      if let number = object.number(key) { emitter[keyPath: path] = number }
    }
    emitter.numParticlesToEmit = object.integer("_numParticlesToEmit") ?? 0
    emitter.particlePosition = object.point("_startPosition") ?? .zero
    emitter.particlePositionRange = object.vector("_startPositionVariance") ?? .zero
    let acceleration = object.vector("_acceleration") ?? .zero
    (emitter.xAcceleration, emitter.yAcceleration) = (acceleration.dx, acceleration.dy)
    emitter.particleTexture = object.object("_particleTexture").map(file.texture)
    emitter.particleSize = object.size("_startSize") ?? .zero
    emitter.particleBlendMode = object.integer("_particleBlendMode").flatMap { SKBlendMode(rawValue: $0) } ?? .alpha
    if let color = object.color("_startColor") { emitter.particleColor = color }
    if let sequence = object.object("_particleColorSequence") { read(sequence, emitter) }
    for key in ["Scale", "Alpha", "Rotation", "Speed", "ColorBlendFactor"]
    where object.has("_particle\(key)Sequence") {
      file.report("the sequence of an emitter's \(key)")
    }
    if object.has("_particleAction") { file.report("the action of an emitter's particles") }
  }

  /// The first color of a sequence; the others are not shown.
  private func read(_ sequence: ArchivedObject, _ emitter: SKEmitterNode) {
    let colors = sequence.objects("_values")
    if colors.count > 1 { file.report("the colors of an emitter after the first one") }
    guard let first = colors.first else { return }
    let parts = first.components("NSComponents").isEmpty ? first.components("NSRGB") : first.components("NSComponents")
    if parts.count >= 3 {
      emitter.particleColor = UIColor(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    } else if let red = first.number("UIRed"), let green = first.number("UIGreen"), let blue = first.number("UIBlue") {
      emitter.particleColor = UIColor(red: red, green: green, blue: blue, alpha: first.number("UIAlpha") ?? 1)
    }
  }
}
