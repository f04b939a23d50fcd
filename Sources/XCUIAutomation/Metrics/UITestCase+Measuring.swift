import Foundation
import XCTest

extension UITestCase {
  /// Measures a block several times and prints the results.
  ///
  /// - Parameters:
  ///   - metrics: The quantities; each is read before and after an iteration.
  ///   - block: Called five times.
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  /// Measures a block several times and prints the results.
  ///
  /// - Parameters:
  ///   - metrics: The quantities; each is read before and after an iteration.
  ///   - options: The number of iterations; the other options have no effect.
  ///   - block: Called once in each iteration.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    var values = metrics.map { _ in [Double]() }
    for _ in 0..<max(1, options.iterationCount) {
      let before = metrics.map { $0._read() }
      block()
      for (index, metric) in metrics.enumerated() { values[index].append(metric._read() - before[index]) }
    }
    for (metric, values) in zip(metrics, values) {
      print("Test Case '\(name)' measured [\(metric._name)] \(Self.summary(of: values))")
    }
  }

  static func summary(of values: [Double]) -> String {
    let average = values.reduce(0, +) / Double(max(1, values.count))
    let variance = values.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(max(1, values.count))
    let deviation = average == 0 ? 0 : abs(variance.squareRoot() / average * 100)
    let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    return String(format: "average: %.6f, relative standard deviation: %.3f%%, values: [", average, deviation) + list
      + "]"
  }
}
