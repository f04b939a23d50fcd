import Foundation
import SwiftUI

/// A kind of small pictures that arise, move and vanish.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  public override init() {}

  open var name: String?
  open var isEnabled = true

  /// The picture, as a `CGImage`.
  open var contents: Any?
  /// The pixels of the picture in a point.
  open var contentsScale: CGFloat = 1

  /// How many arise in a second.
  open var birthRate: Float = 0
  /// How long one is seen, in seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0

  /// The direction, in radians, from the right clockwise.
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// In points for each second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0

  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// The change in a second.
  open var scaleSpeed: CGFloat = 0
  /// In radians for each second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  /// The color with which the picture is multiplied.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// The changes in a second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0

  /// The kinds of pictures that each of these emits, which they do not here.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      if emitterCells?.isEmpty == false {
        report(.missing("CAEmitterCell.emitterCells", "the particles emit nothing."))
      }
    }
  }
}
