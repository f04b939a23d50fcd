import Foundation

/// The points of plotted functions.
enum FunctionSampling {
  /// The number of steps between points of a function.
  static let steps = 300

  /// Notes the domains of functions on the x axis.
  static func noteArguments(of functions: [PlottedFunction], in x: inout AxisExtents) {
    for function in functions where function.isOfX {
      if let domain = function.domain { x.noteFunction(domain) }
    }
    for function in functions where !function.isOfX {
      guard let domain = function.domain, let range = range(of: points(of: function, over: domain).map(\.x)) else {
        continue
      }
      x.noteFunction(range)
    }
    if !functions.isEmpty, !x.hasData { x.noteFunction(0...1) }
  }

  /// Notes the values of functions on the y axis.
  static func noteValues(of functions: [PlottedFunction], x: inout AxisExtents, y: inout AxisExtents) {
    for function in functions {
      let points = points(of: function, over: x.range)
      if let range = range(of: points.map(\.y) + points.compactMap(\.yStart)) { y.noteFunction(range) }
    }
  }

  private static func range(of values: [Double]) -> ClosedRange<Double>? {
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return nil }
    return low...high
  }

  /// The points of a function over its domain, or over that of the axis.
  static func points(
    of function: PlottedFunction, over range: ClosedRange<Double>
  ) -> [(x: Double, y: Double, yStart: Double?)] {
    let domain = function.domain ?? range
    let length = domain.upperBound - domain.lowerBound
    return (0...steps).map { function.point(domain.lowerBound + length * Double($0) / Double(steps)) }
  }
}
