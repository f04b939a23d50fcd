import FlowRendering
import Foundation
import SwiftUI

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown.
  open var instanceCount = 1 { didSet { change() } }

  /// The time by which the animations of an instance are behind those of the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0 { didSet { if instanceDelay != oldValue { timeChanged() } } }

  /// The transform from one instance to the next, around the middle of the layer.
  open var instanceTransform = CATransform3DIdentity { didSet { change() } }

  /// The color of the first instance, which the colors of the sublayers are multiplied by.
  open var instanceColor: CGColor? = .white { didSet { change() } }

  /// The differences in the parts of the color from one instance to the next.
  open var instanceRedOffset: Float = 0 { didSet { change() } }
  open var instanceGreenOffset: Float = 0 { didSet { change() } }
  open var instanceBlueOffset: Float = 0 { didSet { change() } }

  /// The difference in opacity from one instance to the next.
  open var instanceAlphaOffset: Float = 0 { didSet { change() } }
  open var preservesDepth = false

  /// The time by which the instance that is drawn is behind the first one, in seconds.
  private var delay = 0.0

  /// The number of instances: more than a screen can show would only take time.
  private var shownCount: Int { min(max(0, instanceCount), 10_000) }

  override func timeOfSublayers(at time: Double) -> Double { super.timeOfSublayers(at: time) - delay }

  override var longestDelayOfSublayers: Double {
    super.longestDelayOfSublayers + max(0, instanceDelay) * Double(max(0, shownCount - 1))
  }

  /// The color of an instance.
  private func color(of number: Int) -> RenderColor {
    var color = instanceColor?.color ?? .white
    func part(_ value: Float, _ offset: Float) -> Float { min(1, max(0, value + offset * Float(number))) }
    color.red = part(color.red, instanceRedOffset)
    color.green = part(color.green, instanceGreenOffset)
    color.blue = part(color.blue, instanceBlueOffset)
    color.alpha = part(color.alpha, instanceAlphaOffset)
    return color
  }

  override func drawSublayers(of element: Element, into list: inout DisplayListBuilder) {
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    var transform = CGAffineTransform.identity
    defer { delay = 0 }
    for number in 0..<shownCount {
      delay = instanceDelay * Double(number)
      let color = color(of: number)
      var group = DisplayGroup.plain
      group.opacity = Double(color.alpha)
      if color.opacity(0) != .white.opacity(0) {
        group.filters = [.colorMatrix(.scale(color.red, color.green, color.blue, 1))]
      }
      group.transform = RenderTransform(
        CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: x, y: y)))
      if color.alpha > 0 { list.group(group) { super.drawSublayers(of: element, into: &$0) } }
      transform = step.concatenating(transform)
    }
  }
}
