import SwiftUI

/// The domain of a scale as an app gives it. An engine hook.
public struct _ScaleDomainOutputs {
  enum Storage {
    case automatic(includesZero: Bool?, isReversed: Bool?, change: (([Datum]) -> [Datum])?)

    /// From and to values, or the categories in their order.
    case values([Datum])
  }

  let storage: Storage
}

/// A type that you can use to configure the domain of a chart.
public protocol ScaleDomain {
  /// The domain. An engine hook.
  func _makeScaleDomain() -> _ScaleDomainOutputs
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    _ScaleDomainOutputs(storage: .values([lowerBound.datum, upperBound.datum]))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { _ScaleDomainOutputs(storage: .values(map(\.datum))) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { _ScaleDomainOutputs(storage: .values(map(\.datum))) }
}

/// A domain that the chart infers from its data.
public struct AutomaticScaleDomain: ScaleDomain {
  let outputs: _ScaleDomainOutputs

  public func _makeScaleDomain() -> _ScaleDomainOutputs { outputs }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain that the chart infers from its data.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// A domain that the chart infers from its data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero is in the domain; `nil` to let the marks decide.
  ///   - reversed: Whether the domain is in the opposite direction.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      outputs: _ScaleDomainOutputs(
        storage: .automatic(includesZero: includesZero, isReversed: reversed, change: nil)))
  }

  /// A domain that the chart infers from its data, and that a closure changes.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      outputs: _ScaleDomainOutputs(
        storage: .automatic(includesZero: includesZero, isReversed: reversed) { data in
          var values = data.compactMap { DataValue($0) }
          modifyInferredDomain(&values)
          return values.map(\.datum)
        }))
  }
}
