import Foundation

/// Round numbers for the ticks of an axis.
enum NiceNumbers {
  /// The step of about the desired number of ticks: 1, 2, 2.5 or 5 times a power of ten.
  ///
  /// Measured on pictures of Apple's charts: of two steps that are as close to the desired count, the one with fewer
  /// ticks, and of those the smaller one.
  ///
  /// - Parameters:
  ///   - isRounded: Whether the ends of the range are moved to ticks; otherwise only ticks inside of it count.
  ///   - minimum: The smallest step.
  static func step(
    covering range: ClosedRange<Double>, desiredCount: Int, isRounded: Bool = true, minimum: Double = 0
  ) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return max(1, minimum) }
    let desired = Double(max(2, desiredCount))
    let exponent = log10(length / (desired - 1)).rounded(.down)
    var best = (step: 0.0, distance: Double.infinity, count: Double.infinity)
    for power in (Int(exponent) - 1)...(Int(exponent) + 2) {
      for factor in [1, 2, 2.5, 5] {
        let step = factor * pow(10, Double(power))
        guard step > 0, step >= minimum else { continue }
        let count = isRounded ? count(of: step, covering: range) : Double(multiples(of: step, in: range).count)
        let distance = abs(count - desired)
        if (distance, count) < (best.distance, best.count) { best = (step, distance, count) }
      }
    }
    return best.step > 0 ? best.step : max(length, minimum)
  }

  /// The number of multiples of a step that cover a range.
  private static func count(of step: Double, covering range: ClosedRange<Double>) -> Double {
    (range.upperBound / step - tolerance).rounded(.up) - (range.lowerBound / step + tolerance).rounded(.down) + 1
  }

  /// A part of a step by which a multiple may differ from the end of a range, so that rounding errors add no tick.
  private static let tolerance = 1e-9

  /// A range with its ends moved outwards to multiples of a step.
  static func rounded(
    _ range: ClosedRange<Double>, to step: Double, lower: Bool = true, upper: Bool = true
  ) -> ClosedRange<Double> {
    let low = lower ? (range.lowerBound / step + tolerance).rounded(.down) * step : range.lowerBound
    let high = upper ? (range.upperBound / step - tolerance).rounded(.up) * step : range.upperBound
    return low...max(low, high)
  }

  /// The multiples of a step inside a range.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / step - tolerance).rounded(.up)
    let last = (range.upperBound / step + tolerance).rounded(.down)
    guard step > 0, last >= first, last - first < Double(limit) else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step == 0 ? 0 : $0 * step }
  }

  /// The powers of a base inside a range, or about the desired number of them.
  static func powers(in range: ClosedRange<Double>, desiredCount: Int) -> [Double] {
    guard range.lowerBound > 0 else { return [] }
    let first = Int((log10(range.lowerBound) - tolerance).rounded(.up))
    let last = Int((log10(range.upperBound) + tolerance).rounded(.down))
    guard last >= first else { return [] }
    let step = max(1, (last - first + 1) / max(1, desiredCount))
    return stride(from: first, through: last, by: step).map { pow(10, Double($0)) }
  }

  /// The largest number of ticks of an axis.
  static let limit = 10_000
}
