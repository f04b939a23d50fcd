import Foundation
import SwiftUI

// The time of a layer: `(time around - beginTime) * speed + timeOffset`, where the time around is that of the layer that
// contains it, and at last the screen's.
extension CALayer {
  /// A time of another layer, or of the screen, in seconds of this layer.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The layer whose time it is; `nil` for that of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    time(at: l?.screenTime(at: t) ?? t)
  }

  /// A time of this layer in seconds of another layer, or of the screen.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds of this layer.
  ///   - l: The other layer; `nil` for the time of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = screenTime(at: t)
    return l?.time(at: time) ?? time
  }

  /// A time of the screen, in seconds of the layer.
  func time(at time: Double) -> Double {
    ((timeAround?.timeOfSublayers(at: time) ?? time) - beginTime) * Double(speed) + timeOffset
  }

  /// The time of the screen at a time of the layer; for a layer that stands still, that at which it begins.
  private func screenTime(at time: Double) -> Double {
    let around = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return timeAround?.screenTime(at: around) ?? around
  }

  /// The seconds of the layer that pass in one of the screen.
  var rate: Double { Double(speed) * (timeAround?.rate ?? 1) }

  /// The time by which the last copy of the layer is behind the first one, in seconds.
  var longestDelay: Double { timeAround?.longestDelayOfSublayers ?? 0 }

  /// The layer whose time this one follows.
  private var timeAround: CALayer? {
    if let layer = ownSuperlayer ?? superlayerOfMask { return layer }
    var outer = view?.superview
    while let current = outer {
      if let layer = current.usedLayer { return layer }
      outer = current.superview
    }
    return nil
  }

  /// Lets the animations of the layer and of those in it follow its time, which has changed.
  func timeChanged() {
    for animation in animations { animation.follow() }
    for layer in layersInside { layer.timeChanged() }
    change()
  }
}

extension UIView {
  /// The layers that were asked for, of the nearest views in this one.
  var layersInside: [CALayer] { subviews.flatMap { view in view.usedLayer.map { [$0] } ?? view.layersInside } }
}
