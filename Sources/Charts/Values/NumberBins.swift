/// A collection of bins for a chart that plots data against numbers.
public struct NumberBins<Value: Comparable & Numeric> {
  /// The ends of the bins, ascending.
  public let thresholds: [Value]

  /// Creates bins between thresholds.
  public init(thresholds: [Value]) { self.thresholds = thresholds }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(thresholds: binThresholds(size: Double(size), over: range.asDoubles).map { Value($0) })
  }

  /// Creates a number of bins of equal size that cover a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let length = range.upperBound - range.lowerBound
    self.init(thresholds: (0...count).map { range.lowerBound + length * Value($0) / Value(count) })
  }

  /// Creates about the desired number of bins, between round numbers, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let size = niceBinSize(range.asDoubles, desiredCount: desiredCount, minimum: Double(minimumStride))
    self.init(thresholds: binThresholds(size: size, over: range.asDoubles).map { Value($0) })
  }

  /// Creates bins between round numbers that cover the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(thresholds: binThresholds(size: Double(size), over: range.asDoubles).map { Value($0) })
  }

  /// Creates a number of bins of equal size that cover a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let length = Double(range.upperBound) - Double(range.lowerBound)
    self.init(size: Value(Swift.max(1, (length / Double(Swift.max(1, count))).rounded(.up))), range: range)
  }

  /// Creates about the desired number of bins, between round numbers, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let size = niceBinSize(range.asDoubles, desiredCount: desiredCount, minimum: Swift.max(1, Double(minimumStride)))
    self.init(size: Value(size.rounded(.up)), range: range)
  }

  /// Creates bins between round numbers that cover the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

extension NumberBins: RandomAccessCollection, Equatable {
  public typealias Element = ChartBinRange<Value>
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The index of the bin that contains a value; the nearest one if none does.
  public func index(for value: Value) -> Int { binIndex(for: value, in: thresholds) }

  public func index(after i: Int) -> Int { i + 1 }
}

extension NumberBins: Sendable where Value: Sendable {}

/// The index of the bin between thresholds that contains a value; the nearest one if none does.
func binIndex<Value: Comparable>(for value: Value, in thresholds: [Value]) -> Int {
  let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
  return Swift.max(0, Swift.min(thresholds.count - 2, after - 1))
}

/// Multiples of a size that cover a range.
private func binThresholds(size: Double, over range: ClosedRange<Double>) -> [Double] {
  guard size > 0, size.isFinite else { return [range.lowerBound, range.upperBound] }
  let first = (range.lowerBound / size).rounded(.down)
  let last = Swift.max(first + 1, (range.upperBound / size).rounded(.up))
  guard last - first < 100_000 else { return [range.lowerBound, range.upperBound] }
  return stride(from: first, through: last, by: 1).map { $0 * size }
}

/// A round size of bins.
private func niceBinSize(_ range: ClosedRange<Double>, desiredCount: Int, minimum: Double) -> Double {
  NiceNumbers.step(covering: range, desiredCount: desiredCount + 1, minimum: minimum)
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var asDoubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension ClosedRange where Bound: BinaryInteger {
  fileprivate var asDoubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
