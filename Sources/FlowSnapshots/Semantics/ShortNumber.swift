import Foundation

/// A number with at most two decimal places, independent of the locale.
package struct ShortNumber: CustomStringConvertible {
  private let value: CGFloat

  package init(_ value: CGFloat) {
    self.value = value
  }

  package var description: String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let digits = abs(hundredths)
    let whole = "\(hundredths < 0 ? "-" : "")\(digits / 100)"
    switch digits % 100 {
    case 0: return whole
    case let rest where rest % 10 == 0: return "\(whole).\(rest / 10)"
    case let rest: return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}
