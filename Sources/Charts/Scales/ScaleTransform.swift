import Foundation

/// The place of a number on an axis, before it is fitted into the axis.
enum ScaleTransform: Equatable {
  case linear
  case log
  case power(Double)
  case symmetricLog(slopeAtZero: Double)

  func place(of value: Double) -> Double {
    switch self {
    case .linear: value
    case .log: log10(max(value, Double.leastNormalMagnitude))
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    }
  }

  func value(at place: Double) -> Double {
    switch self {
    case .linear: place
    case .log: pow(10, place)
    case .power(let exponent): place < 0 ? -pow(-place, 1 / exponent) : pow(place, 1 / exponent)
    case .symmetricLog(let slope): (place < 0 ? -1 : 1) * expm1(abs(place)) / max(slope, Double.leastNormalMagnitude)
    }
  }
}
