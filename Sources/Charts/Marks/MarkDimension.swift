import Foundation

/// An individual dimension representing a mark's width or height.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable, Sendable {
  enum Storage: Equatable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// A dimension that the chart chooses.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// A dimension as a part of the step size of the scale.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// A dimension that is the step size of the scale minus an inset on both sides, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// A constant dimension, in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// A length in points for a step of the scale; `automatic` is used for an automatic dimension.
  func length(of step: CGFloat, automatic: MarkDimension) -> CGFloat {
    switch storage {
    case .automatic: automatic.storage == .automatic ? step : automatic.length(of: step, automatic: automatic)
    case .fixed(let value): max(0, value)
    case .ratio(let part): max(0, step * part)
    case .inset(let inset): max(0, step - 2 * inset)
    }
  }
}

extension MarkDimension: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .automatic: "automatic"
    case .fixed(let value): "fixed(\(value))"
    case .ratio(let value): "ratio(\(value))"
    case .inset(let value): "inset(\(value))"
    }
  }
}

/// The dimensions of the marks of a plot, which may depend on the elements of its data.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  public static var automatic: MarkDimensions<DataElement> { MarkDimensions { _ in .automatic } }

  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .ratio(value) } }

  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .inset(value) } }

  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .fixed(value) } }

  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }

  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }

  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }

  public init(floatLiteral value: Double) { self.init { _ in .fixed(CGFloat(value)) } }

  public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }
}
