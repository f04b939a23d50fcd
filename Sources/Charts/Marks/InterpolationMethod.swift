import Foundation

/// The ways in which line or area marks interpolate their data.
public struct InterpolationMethod: Sendable {
  enum Storage: Equatable {
    case linear
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(transition: CGFloat)
    case monotone
  }

  let storage: Storage

  public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }

  /// - Parameter tension: 0 for the roundest curve to 1 for straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension: tension))
  }

  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }

  /// - Parameter alpha: 0 for a uniform, 0.5 for a centripetal, 1 for a chordal spline.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha: alpha))
  }

  public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
  public static var stepStart: InterpolationMethod { InterpolationMethod(storage: .step(transition: 0)) }
  public static var stepCenter: InterpolationMethod { InterpolationMethod(storage: .step(transition: 0.5)) }
  public static var stepEnd: InterpolationMethod { InterpolationMethod(storage: .step(transition: 1)) }
}

extension InterpolationMethod: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .linear: "linear"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    case .step(let transition): transition == 0 ? "stepStart" : transition == 1 ? "stepEnd" : "stepCenter"
    case .monotone: "monotone"
    }
  }
}
