import Foundation

/// A type that can be drawn as data on a chart.
public protocol Plottable {
  /// The number, date or text that stands for a value of this type.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or text that stands for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from what stands for it, or returns `nil` if nothing does.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that stands for itself on a chart: a number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
  /// How values of the type are placed. An engine hook.
  static var _primitivePlottableKind: _PrimitivePlottableKind<Self> { get }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: PrimitivePlottable) { self = primitivePlottable }
}

/// How values of a type are placed on a scale. An engine hook.
public struct _PrimitivePlottableKind<Value: PrimitivePlottableProtocol> {
  /// The datum of a value.
  let datum: (Value) -> Datum

  /// The value at a datum, or `nil` if the type has none there.
  let value: (Datum) -> Value?
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  public var primitivePlottable: String { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as a scale places it.
  var datum: Datum { PrimitivePlottable._primitivePlottableKind.datum(primitivePlottable) }

  /// The value at a datum, or `nil` if the type has none there.
  init?(_ datum: Datum) {
    guard let primitive = PrimitivePlottable._primitivePlottableKind.value(datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
