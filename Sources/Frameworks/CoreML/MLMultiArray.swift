import FlowFoundation
import Foundation
import Locking

/// The type of the numbers of an array.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104

  /// The type of Swift's `Double`.
  public static let float64 = MLMultiArrayDataType.double
  /// The type of Swift's `Float`.
  public static let float = MLMultiArrayDataType.float32
}

/// Numbers in rows, columns and further dimensions.
// @unchecked: its numbers have a lock.
open class MLMultiArray: NSObject, @unchecked Sendable {
  private let numbers: Locked<[Double]>
  private let sizes: [Int]
  /// The type of the numbers.
  public let dataType: MLMultiArrayDataType

  init(doubles: [Double], shape: [Int], dataType: MLMultiArrayDataType = .double) {
    numbers = Locked(doubles)
    sizes = shape
    self.dataType = dataType
  }

  /// Creates an array of zeros.
  ///
  /// - Throws: ``MLModelError`` for a negative size, or too many numbers.
  public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let sizes = shape.map(\.intValue)
    var count = 1
    for size in sizes {
      let (product, overflows) = count.multipliedReportingOverflow(by: size)
      guard size >= 0, !overflows, product <= Self.largestCount else { throw MLModelError(.parameters) }
      count = product
    }
    self.init(doubles: [Double](repeating: 0, count: count), shape: sizes, dataType: dataType)
  }

  private static let largestCount = 1 << 28

  /// Creates an array with one dimension.
  ///
  /// - Throws: Nothing here.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
    self.init(doubles: Array(data), shape: [data.count])
  }

  /// Creates an array with one dimension.
  ///
  /// - Throws: Nothing here.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
    self.init(doubles: data.map(Double.init), shape: [data.count], dataType: .float32)
  }

  /// Creates an array with one dimension.
  ///
  /// - Throws: Nothing here.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Int32 {
    self.init(doubles: data.map(Double.init), shape: [data.count], dataType: .int32)
  }

  open var shape: [NSNumber] { sizes.map { NSNumber(value: $0) } }
  open var count: Int { numbers.value.count }

  /// The distance of neighbors in each dimension, in numbers.
  open var strides: [NSNumber] {
    sizes.indices.map { index in NSNumber(value: sizes[(index + 1)...].reduce(1, *)) }
  }

  private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }

  open subscript(index: Int) -> NSNumber {
    get { NSNumber(value: numbers.value[index]) }
    set { numbers.withLock { $0[index] = newValue.doubleValue } }
  }

  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[place(key)] }
    set { self[place(key)] = newValue }
  }
}
