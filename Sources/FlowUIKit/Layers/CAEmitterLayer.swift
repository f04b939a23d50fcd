import FlowRendering
import Foundation
import PhoneSimulation
import SwiftUI

/// A layer that emits small pictures.
///
/// Their numbers are random within the ranges of their cells, and the same in each run. Like every motion without an
/// end, a screen that settles shows it at its start: without a particle.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? { didSet { change() } }

  /// Where the pictures arise, in points.
  open var emitterPosition = CGPoint.zero { didSet { change() } }
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape in which they arise, in points.
  open var emitterSize = CGSize.zero { didSet { change() } }
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { change() } }
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
  open var seed: UInt32 = 0

  /// The factors of the cells' values.
  open var birthRate: Float = 1 { didSet { change() } }
  open var lifetime: Float = 1 { didSet { change() } }
  open var velocity: Float = 1 { didSet { change() } }
  open var scale: Float = 1 { didSet { change() } }
  open var spin: Float = 1 { didSet { change() } }

  private var motion: DrawnMotion?

  override func beginAnimations() {
    super.beginAnimations()
    guard motion == nil, let element = host?.element else { return }
    motion = DrawnMotion(of: element, length: .infinity) { [weak self] in
      self?.change()
    } end: { [weak self] _ in
      self?.motion = nil
    }
  }

  open override func removeFromSuperlayer() {
    motion?.cancel()
    super.removeFromSuperlayer()
  }

  override func drawOwnContent(in rect: CGRect, of element: Element, into list: inout DisplayListBuilder) {
    guard let elapsed = motion?.elapsed else { return }
    for (number, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      draw(cell, seed: UInt64(seed) &+ UInt64(number) << 32, at: elapsed, into: &list)
    }
  }

  /// Draws the particles of a cell that live at a time: each has its number, which says when it has arisen.
  private func draw(_ cell: CAEmitterCell, seed: UInt64, at elapsed: Double, into list: inout DisplayListBuilder) {
    let rate = Double(cell.birthRate * birthRate)
    let longest = Double((cell.lifetime + cell.lifetimeRange / 2) * lifetime)
    guard rate > 0, rate.isFinite, longest > 0, longest.isFinite, let contents = cell.contents else { return }
    guard let image = contents as? CGImage else {
      return report(.missing("CAEmitterCell.contents", "only a CGImage is drawn, not \(Swift.type(of: contents))."))
    }
    let last = Int(min(1e9, elapsed * rate))
    // More than a screen can show would only take time.
    let first = max(0, max(Int(max(0, elapsed - longest) * rate), last - 10_000))
    let size = CGSize(
      width: Double(image.width) / max(1, cell.contentsScale), height: Double(image.height) / max(1, cell.contentsScale)
    )
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    guard first < last else { return }
    for number in first..<last {
      var random = PhoneRandom(seed: seed &+ UInt64(number))
      let age = CGFloat(elapsed - Double(number + 1) / rate)
      let particle = particle(of: cell, at: age, &random)
      guard let particle else { continue }
      var group = DisplayGroup.plain
      group.transform = RenderTransform(particle.transform)
      group.opacity = Double(particle.color.alpha)
      if particle.color.opacity(0) != .white.opacity(0) {
        let color = particle.color
        group.filters = [.colorMatrix(.scale(color.red, color.green, color.blue, 1))]
      }
      list.group(group) { $0.add(.bitmap(image.bitmap, rect, .medium)) }
    }
  }

  /// What a particle looks like at an age; `nil` if it is not seen.
  private func particle(
    of cell: CAEmitterCell, at age: CGFloat, _ random: inout PhoneRandom
  ) -> (transform: CGAffineTransform, color: RenderColor)? {
    let lifetime = CGFloat(self.lifetime) * random.next(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange))
    let angle = random.next(cell.emissionLongitude, cell.emissionRange * 2)
    let speed = CGFloat(velocity) * random.next(cell.velocity, cell.velocityRange * 2)
    let start = startingPoint(&random)
    let scale = CGFloat(self.scale) * random.next(cell.scale, cell.scaleRange * 2) + cell.scaleSpeed * age
    let rotation = CGFloat(spin) * random.next(cell.spin, cell.spinRange * 2) * age
    let base = cell.color?.color ?? .white
    func part(_ value: Float, _ range: Float, _ speed: Float) -> Float {
      min(1, max(0, Float(random.next(CGFloat(value), CGFloat(range) * 2)) + speed * Float(age)))
    }
    let color = RenderColor(
      red: part(base.red, cell.redRange, cell.redSpeed), green: part(base.green, cell.greenRange, cell.greenSpeed),
      blue: part(base.blue, cell.blueRange, cell.blueSpeed), alpha: part(base.alpha, cell.alphaRange, cell.alphaSpeed))
    guard age >= 0, age < lifetime, scale != 0, color.alpha > 0 else { return nil }
    let transform = CGAffineTransform(
      translationX: start.x + cos(angle) * speed * age + cell.xAcceleration * age * age / 2,
      y: start.y + sin(angle) * speed * age + cell.yAcceleration * age * age / 2
    )
    .rotated(by: rotation).scaledBy(x: scale, y: scale)
    return (transform, color)
  }

  /// A point of the shape.
  private func startingPoint(_ random: inout PhoneRandom) -> CGPoint {
    let (across, down) = (random.next(0, 1), random.next(0, 1))
    switch emitterShape {
    case .point: return emitterPosition
    case .line: return CGPoint(x: emitterPosition.x + across * emitterSize.width, y: emitterPosition.y)
    case .circle, .sphere:
      let (angle, radius) = (across * 2 * .pi, (down + 0.5).squareRoot() * emitterSize.width)
      return CGPoint(x: emitterPosition.x + cos(angle) * radius, y: emitterPosition.y + sin(angle) * radius)
    default:
      return CGPoint(
        x: emitterPosition.x + across * emitterSize.width, y: emitterPosition.y + down * emitterSize.height)
    }
  }
}

/// The shape in which particles arise.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in the shape particles arise; here anywhere.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn; here in that of their age.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
