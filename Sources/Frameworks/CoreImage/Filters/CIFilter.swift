import FlowFoundation
import Foundation

/// What every filter has.
public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}

/// Makes an image of its inputs.
///
/// A filter of Apple's that is not implemented returns its input image, with a warning that names it.
open class CIFilter: NSObject, CIFilterProtocol {
  let kind: FilterKind
  private var values: [String: Any] = [:]

  init(_ kind: FilterKind) { self.kind = kind }

  /// Creates a filter, or `nil` if there is none of this name on a phone.
  public convenience init?(name: String) {
    guard let kind = FilterKind.named(name) else { return nil }
    self.init(kind)
  }

  /// Creates a filter with inputs, or `nil` if there is none of this name on a phone.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The names of the filters of a phone.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.all.values.filter { category == nil || category == kCICategoryBuiltIn || $0.category == category }
      .map(\.name).sorted()
  }

  open var name: String { kind.name }
  open var inputKeys: [String] { kind.inputs.map(\.key) }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The name, and the default value of each input.
  open var attributes: [String: Any] {
    var result: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: kind.displayName]
    for input in kind.inputs { result[input.key] = input.value.map { [kCIAttributeDefault: $0] } ?? [String: Any]() }
    return result
  }

  /// Gives all inputs their default values.
  open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }

  /// Changes an input. A name that is no input of the filter has no effect, with a warning.
  open func setValue(_ value: Any?, forKey key: String) {
    guard inputKeys.contains(key) else {
      return report(.missing("setValue(_:forKey: \"\(key)\")", "\(name) has no such input."))
    }
    values[key] = value
  }

  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    return values[key] ?? kind.inputs.first { $0.key == key }?.value
  }

  /// The result; `nil` if an image that the filter needs is missing.
  open var outputImage: CIImage? {
    if let limit = kind.limit {
      report(kind.make == nil ? .missing(name, limit) : .approximate(name, limit))
    }
    let inputs = FilterInputs(filter: self)
    guard let make = kind.make else { return inputs.image(kCIInputImageKey).map { CIImage($0) } }
    return make(inputs).map { CIImage($0) }
  }
}

/// The inputs of a filter by their names.
struct FilterInputs {
  let filter: CIFilter

  func image(_ key: String = kCIInputImageKey) -> ImageRecipe? { (filter.value(forKey: key) as? CIImage)?.recipe }

  func number(_ key: String) -> Double {
    switch filter.value(forKey: key) {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: 0
    }
  }

  func text(_ key: String) -> String { filter.value(forKey: key) as? String ?? "" }
  func data(_ key: String) -> Data { filter.value(forKey: key) as? Data ?? Data() }
  func color(_ key: String) -> LinearColor { (filter.value(forKey: key) as? CIColor ?? .clear).linear }

  func vector(_ key: String) -> CIVector {
    switch filter.value(forKey: key) {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    default: CIVector(x: 0, y: 0)
    }
  }

  func transform(_ key: String) -> CGAffineTransform {
    filter.value(forKey: key) as? CGAffineTransform ?? .identity
  }
}

extension FilterInputs {
  func hasValue(_ key: String) -> Bool { filter.value(forKey: key) != nil }
}
