import FlowUIKit
import Foundation

/// What the components of a color count to.
public enum ColorFormatDenominator: Hashable, Sendable {
  case One, OneHundred, TwoFiftyFive

  var value: Double {
    switch self {
    case .One: 1
    case .OneHundred: 100
    case .TwoFiftyFive: 255
    }
  }
}

/// A color of an animation.
public struct LottieColor: Hashable, Sendable {
  public var r: Double
  public var g: Double
  public var b: Double
  public var a: Double

  public init(r: Double, g: Double, b: Double, a: Double, denominator: ColorFormatDenominator = .One) {
    self.r = r / denominator.value
    self.g = g / denominator.value
    self.b = b / denominator.value
    self.a = a / denominator.value
  }

  /// - Parameter hexadecimal: A number sign with six digits.
  init(hexadecimal: String) {
    let number = Int(hexadecimal.drop { $0 == "#" }, radix: 16) ?? 0
    self.init(
      r: Double(number >> 16 & 255), g: Double(number >> 8 & 255), b: Double(number & 255), a: 255,
      denominator: .TwoFiftyFive)
  }

  func cgColor(opacity: Double = 1) -> CGColor { CGColor(red: r, green: g, blue: b, alpha: a * opacity) }
}

extension UIColor {
  /// The color for an animation.
  public var lottieColorValue: LottieColor {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    return LottieColor(r: r, g: g, b: b, a: a)
  }
}

/// One number of an animation.
public struct LottieVector1D: Hashable, Sendable {
  public let value: Double

  public init(_ value: Double) { self.value = value }
}

/// Three numbers of an animation.
public struct LottieVector3D: Hashable, Sendable {
  public let x: Double
  public let y: Double
  public let z: Double

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
