/// Type-erased animatable data. Data of different types do not mix: adding or subtracting data of another type changes
/// nothing.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; `nil` is zero, of any type.
  private var data: Nested<any VectorArithmetic>?

  private init() {}

  init(_ data: any VectorArithmetic) {
    self.data = Nested(data)
  }

  /// The data of a type, or `nil` if they have another type.
  func value<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
    guard let data else { return .zero }
    return data.wrappedValue as? Data
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic {
      rhs.value(as: Data.self).map { data + $0 } ?? data
    }
    guard let data = lhs.data?.wrappedValue else { return rhs }
    return withStackRoom { _AnyAnimatableData(sum(data)) }
  }

  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    func difference<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic {
      rhs.value(as: Data.self).map { data - $0 } ?? data
    }
    guard let data = lhs.data?.wrappedValue else { return rhs.scaled(by: -1) }
    return withStackRoom { _AnyAnimatableData(difference(data)) }
  }

  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    func isEqual<Data: VectorArithmetic>(_ data: Data) -> Bool { rhs.value(as: Data.self) == data }
    guard let data = lhs.data?.wrappedValue else { return rhs.data == nil || rhs == lhs }
    return withStackRoom { isEqual(data) }
  }

  public mutating func scale(by factor: Double) {
    func scaled<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic { data.scaled(by: factor) }
    guard let data = data?.wrappedValue else { return }
    self = withStackRoom { _AnyAnimatableData(scaled(data)) }
  }

  public var magnitudeSquared: Double {
    guard let data = data?.wrappedValue else { return 0 }
    return withStackRoom { data.magnitudeSquared }
  }
}
