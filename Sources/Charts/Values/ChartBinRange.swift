/// The range of a bin. The last bin of a collection of bins contains its upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound
  let isClosed: Bool

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || (isClosed && element == upperBound))
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
    if isClosed, upperBound < collection.endIndex { return lowerBound..<collection.index(after: upperBound) }
    return lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
