import Foundation
import SwiftUI

/// The times of an animation.
@MainActor @preconcurrency
public protocol CAMediaTiming: AnyObject {
  /// When the animation begins: in seconds of `CACurrentMediaTime()`, or in a group, since the beginning of the group;
  /// 0 for at once.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds; 0 for that of the transaction.
  var duration: CFTimeInterval { get set }
  /// The seconds of the animation that pass in a second.
  var speed: Float { get set }
  /// The time at which the animation is entered, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 for one.
  var repeatCount: Float { get set }
  /// The duration of all runs, in seconds; 0 for that of their number.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run goes back to its beginning.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CAMediaTiming {
  /// The duration of one run, in seconds.
  var runLength: Double { duration > 0 && duration.isFinite ? duration : CATransaction.animationDuration() }

  /// The duration of all runs, in seconds of the animation; infinite for one without an end.
  var activeLength: Double {
    if repeatDuration > 0 { return repeatDuration }
    let once = autoreverses ? runLength * 2 : runLength
    if repeatCount <= 0 { return once }
    return repeatCount >= .greatestFiniteMagnitude ? .infinity : once * Double(repeatCount)
  }

  /// The part of a run that is over at a time; `nil` where the animation shows nothing.
  ///
  /// - Parameter elapsed: The time since the beginning, in seconds of what is around.
  func progress(at elapsed: Double) -> Double? {
    let active = activeLength
    var time = elapsed * Double(speed) + timeOffset
    if elapsed < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      time = 0
    } else if time >= active {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      time = active
    }
    let run = runLength
    let runs = time / run
    // The end of a run is that of the animation, not the beginning of another run.
    let isEnd = time >= active && runs.rounded() == runs && runs > 0
    let number = isEnd ? runs - 1 : runs.rounded(.down)
    let part = runs - number
    return autoreverses && number.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
  }
}

/// The pace of an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: UnitCurve
  private let points: [CGPoint]

  /// Creates a function with the two control points of a Bézier curve from (0, 0) to (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      .zero, CGPoint(x: Double(c1x), y: Double(c1y)), CGPoint(x: Double(c2x), y: Double(c2y)), CGPoint(x: 1, y: 1),
    ]
    curve = .bezier(
      startControlPoint: UnitPoint(x: points[1].x, y: points[1].y),
      endControlPoint: UnitPoint(x: points[2].x, y: points[2].y))
  }

  /// Creates a function by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes a point of the curve.
  ///
  /// - Parameters:
  ///   - idx: 0 for the beginning, 1 and 2 for the control points, 3 for the end.
  ///   - ptr: Room for x and y.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
