import Foundation

extension Never: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never

  public static var _primitivePlottableKind: _PrimitivePlottableKind<Never> {
    _PrimitivePlottableKind(datum: \.datum, value: { _ in nil })
  }

  private var datum: Datum { switch self {} }

  public var primitivePlottable: Never { switch self {} }

  public init?(primitivePlottable: Never) { switch primitivePlottable {} }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String

  public static var _primitivePlottableKind: _PrimitivePlottableKind<String> {
    _PrimitivePlottableKind(datum: { .category($0) }, value: { $0.category })
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date

  public static var _primitivePlottableKind: _PrimitivePlottableKind<Date> {
    _PrimitivePlottableKind(
      datum: { .date($0.timeIntervalSinceReferenceDate) },
      value: { datum in datum.isDate ? datum.low.map(Date.init(timeIntervalSinceReferenceDate:)) : nil })
  }
}

extension _PrimitivePlottableKind where Value: BinaryFloatingPoint {
  fileprivate static var floating: Self {
    Self(datum: { .number(Double($0)) }, value: { $0.number.map(Value.init) })
  }
}

extension _PrimitivePlottableKind where Value: FixedWidthInteger {
  /// A place between two integers is the nearer one.
  fileprivate static var integer: Self {
    Self(
      datum: { .number(Double($0)) },
      value: { datum in datum.number.flatMap { $0.isFinite ? Value(exactly: $0.rounded()) : nil } })
  }
}

extension Double: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Double> { .floating }
}

extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Float> { .floating }
}

#if !arch(x86_64)
  extension Float16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float16
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Float16> { .floating }
  }
#endif

extension Decimal: Plottable {
  public typealias PrimitivePlottable = Double

  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }

  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension CGFloat: Plottable {
  public typealias PrimitivePlottable = Double

  public var primitivePlottable: Double { Double(self) }

  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int> { .integer }
}

extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int8> { .integer }
}

extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int16> { .integer }
}

extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int32> { .integer }
}

extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int64> { .integer }
}

extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt> { .integer }
}

extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt8> { .integer }
}

extension UInt16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt16> { .integer }
}

extension UInt32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt32> { .integer }
}

extension UInt64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt64> { .integer }
}
