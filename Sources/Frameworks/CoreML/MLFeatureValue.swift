import FlowCoreVideo
import Foundation

/// The kind of a value.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case image = 4
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
}

/// A value that a model is asked with, or answers with.
// @unchecked: it does not change.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  private enum Content {
    case undefined(MLFeatureType)
    case int64(Int64)
    case double(Double)
    case string(String)
    case image(CVPixelBuffer)
    case multiArray(MLMultiArray)
    case dictionary([AnyHashable: NSNumber])
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Creates a value of a kind that is not known.
  public convenience init(undefined type: MLFeatureType) { self.init(.undefined(type)) }
  public convenience init(int64 value: Int64) { self.init(.int64(value)) }
  public convenience init(double value: Double) { self.init(.double(value)) }
  public convenience init(string value: String) { self.init(.string(value)) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image(value)) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray(value)) }

  /// Creates a value of numbers by keys, which are texts or integers.
  ///
  /// - Throws: Nothing here.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary(value)) }

  convenience init(_ value: PhoneModelValue) {
    switch value {
    case .integer(let number): self.init(.int64(number))
    case .number(let number): self.init(.double(number))
    case .text(let text): self.init(.string(text))
    case .numbers(let numbers): self.init(.multiArray(MLMultiArray(doubles: numbers, shape: [numbers.count])))
    case .probabilities(let numbers):
      self.init(
        .dictionary(Dictionary(uniqueKeysWithValues: numbers.map { (AnyHashable($0), NSNumber(value: $1)) })))
    }
  }

  open var type: MLFeatureType {
    switch content {
    case .undefined(let type): type
    case .int64: .int64
    case .double: .double
    case .string: .string
    case .image: .image
    case .multiArray: .multiArray
    case .dictionary: .dictionary
    }
  }

  open var isUndefined: Bool { if case .undefined = content { true } else { false } }

  /// The integer; 0 of a value of another kind.
  open var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }

  /// The number; 0 of a value of another kind.
  open var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }

  /// The text; empty of a value of another kind.
  open var stringValue: String { if case .string(let value) = content { value } else { "" } }
  open var multiArrayValue: MLMultiArray? { if case .multiArray(let value) = content { value } else { nil } }
  open var imageBufferValue: CVPixelBuffer? { if case .image(let value) = content { value } else { nil } }

  /// The numbers by their keys; none of a value of another kind.
  open var dictionaryValue: [AnyHashable: NSNumber] {
    if case .dictionary(let value) = content { value } else { [:] }
  }
}

/// Values by names.
public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by names.
// @unchecked: it does not change.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The values.
  public let dictionary: [String: MLFeatureValue]

  init(values: [String: MLFeatureValue]) { dictionary = values }

  /// Creates a provider of values, texts and numbers.
  ///
  /// - Throws: ``MLModelError`` for another value.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as String: MLFeatureValue(string: value)
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Double: MLFeatureValue(double: value)
      case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      default: throw MLModelError(.featureType)
      }
    }
  }

  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Several providers, one after the other.
public protocol MLBatchProvider: AnyObject {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}

/// Several providers, one after the other.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  /// The providers.
  public let array: [any MLFeatureProvider]

  /// Creates a list of providers.
  public init(array: [any MLFeatureProvider]) { self.array = array }

  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
