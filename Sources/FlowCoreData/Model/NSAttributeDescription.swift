import Foundation

/// The type of an attribute, as Objective-C names it.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100

  /// The name of the class of values; `nil` if it may be any.
  fileprivate var className: String? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .objectIDAttributeType: "NSManagedObjectID"
    case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: nil
    }
  }
}

/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of an attribute.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public var rawValue: NSAttributeType

    public init(rawValue: NSAttributeType) { self.rawValue = rawValue }

    public static let undefined = AttributeType(rawValue: .undefinedAttributeType)
    public static let integer16 = AttributeType(rawValue: .integer16AttributeType)
    public static let integer32 = AttributeType(rawValue: .integer32AttributeType)
    public static let integer64 = AttributeType(rawValue: .integer64AttributeType)
    public static let decimal = AttributeType(rawValue: .decimalAttributeType)
    public static let double = AttributeType(rawValue: .doubleAttributeType)
    public static let float = AttributeType(rawValue: .floatAttributeType)
    public static let string = AttributeType(rawValue: .stringAttributeType)
    public static let boolean = AttributeType(rawValue: .booleanAttributeType)
    public static let date = AttributeType(rawValue: .dateAttributeType)
    public static let binaryData = AttributeType(rawValue: .binaryDataAttributeType)
    public static let uuid = AttributeType(rawValue: .UUIDAttributeType)
    public static let uri = AttributeType(rawValue: .URIAttributeType)
    public static let transformable = AttributeType(rawValue: .transformableAttributeType)
    public static let composite = AttributeType(rawValue: .compositeAttributeType)
    public static let objectID = AttributeType(rawValue: .objectIDAttributeType)
  }

  open var attributeType = NSAttributeType.undefinedAttributeType
  private var namedClass: String?

  /// The name of the values' class: that of the type, unless another one is set.
  open var attributeValueClassName: String? {
    get { namedClass ?? attributeType.className }
    set { namedClass = newValue }
  }

  open var defaultValue: Any?
  open var valueTransformerName: String?
  /// Whether large data may be in its own file. Without effect: it is in the row.
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false
  var minimum: Double?
  var maximum: Double?
  var pattern: String?

  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType) }
    set { attributeType = newValue.rawValue }
  }

  override class func make() -> NSPropertyDescription { NSAttributeDescription() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? NSAttributeDescription else { return copied }
    copy.attributeType = attributeType
    copy.namedClass = namedClass
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
    copy.allowsCloudEncryption = allowsCloudEncryption
    (copy.minimum, copy.maximum, copy.pattern) = (minimum, maximum, pattern)
    return copy
  }
}

/// An attribute whose value is computed from others. Its value is computed when objects are saved.
///
/// - Note: Approximate: expressions are key paths, `@count` and `canonical:`, `lowercase:`, `uppercase:` of them.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  open var derivationExpression: FlowFoundation.NSExpression?

  override class func make() -> NSPropertyDescription { NSDerivedAttributeDescription() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    (copied as? NSDerivedAttributeDescription)?.derivationExpression = derivationExpression
    return copied
  }
}
