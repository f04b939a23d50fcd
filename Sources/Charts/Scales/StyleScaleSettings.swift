import SwiftUI

/// What an app says about a scale of positions.
struct PositionScaleSettings {
  var domain: _ScaleDomainOutputs?
  var range: _ScaleRangeOutputs<CGFloat>?
  var type: ScaleType?

  /// The length of the domain that is visible at once, for scrolling; as the numbers of the scale.
  var visibleLength: Double?
}

/// What an app says about a scale of styles, symbols, line styles or sizes.
struct StyleScaleSettings<Value> {
  var domain: _ScaleDomainOutputs?
  var range: Range?
  var type: ScaleType?

  enum Range {
    case values([Value])

    /// Between two values, for numbers.
    case ends(Value, Value)
    case gradient(Gradient)
    case style(AnyGradient)

    /// A value for each datum.
    case mapping((Datum) -> Value?)
  }

  /// Takes what another one says.
  mutating func merge(_ other: StyleScaleSettings) {
    if let domain = other.domain { self.domain = domain }
    if let range = other.range { self.range = range }
    if let type = other.type { self.type = type }
  }

  /// A scale with a range given by an app, whose values are converted.
  init<VisualValue>(
    domain: (any ScaleDomain)? = nil, outputs: _ScaleRangeOutputs<VisualValue>? = nil, type: ScaleType? = nil,
    _ convert: (VisualValue) -> Value
  ) {
    self.init(domain: domain, type: type)
    switch outputs?.storage {
    case .values(let values): range = .values(values.map(convert))
    case .ends(let low, let high): range = .ends(convert(low), convert(high))
    case .gradient(let gradient): range = .gradient(gradient)
    case .style(let gradient): range = .style(gradient)
    case .plot, nil: break
    }
  }

  init(domain: (any ScaleDomain)? = nil, type: ScaleType? = nil) {
    self.domain = domain?._makeScaleDomain()
    self.type = type
  }

  /// A scale with a value for each of some data.
  init<DataValue: Plottable, V>(pairs: KeyValuePairs<DataValue, V>, _ convert: (V) -> Value) {
    let values = pairs.map { ($0.key.datum, convert($0.value)) }
    domain = _ScaleDomainOutputs(storage: .values(values.map(\.0)))
    range = .mapping { datum in values.first { $0.0 == datum }?.1 }
  }

  /// A scale with a closure that makes the values.
  init<DataValue: Plottable>(domain: [Datum]? = nil, mapping: @escaping (DataValue) -> Value) {
    self.domain = domain.map { _ScaleDomainOutputs(storage: .values($0)) }
    range = .mapping { datum in DataValue(datum).map(mapping) }
  }
}
