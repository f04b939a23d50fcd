import FlowRendering
import Foundation
import SwiftUI

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown.
  open var instanceCount = 1 { didSet { change() } }

  /// The time by which the animations of an instance are behind those of the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet {
      if instanceDelay != 0 {
        report(.missing("CAReplicatorLayer.instanceDelay", "all instances show the same time."))
      }
    }
  }

  /// The transform from one instance to the next, around the middle of the layer.
  open var instanceTransform = CATransform3DIdentity { didSet { change() } }

  /// The color of the first instance, which is not mixed in here.
  open var instanceColor: CGColor? = .white {
    didSet {
      if instanceColor != .white {
        report(.missing("CAReplicatorLayer.instanceColor", "the instances keep their colors."))
      }
    }
  }
  open var instanceRedOffset: Float = 0 { didSet { reportOffset(instanceRedOffset) } }
  open var instanceGreenOffset: Float = 0 { didSet { reportOffset(instanceGreenOffset) } }
  open var instanceBlueOffset: Float = 0 { didSet { reportOffset(instanceBlueOffset) } }

  /// The difference in opacity from one instance to the next.
  open var instanceAlphaOffset: Float = 0 { didSet { change() } }
  open var preservesDepth = false

  private func reportOffset(_ offset: Float) {
    if offset != 0 { report(.missing("CAReplicatorLayer.instanceRedOffset", "the instances keep their colors.")) }
  }

  override func drawSublayers(of element: Element, into list: inout DisplayListBuilder) {
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    var transform = CGAffineTransform.identity
    // More than a screen can show would only take time.
    for number in 0..<min(max(0, instanceCount), 10_000) {
      let opacity = min(1, max(0, 1 + Double(instanceAlphaOffset) * Double(number)))
      var group = DisplayGroup.plain
      group.opacity = opacity
      group.transform = RenderTransform(
        CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: x, y: y)))
      if opacity > 0 { list.group(group) { super.drawSublayers(of: element, into: &$0) } }
      transform = step.concatenating(transform)
    }
  }
}
