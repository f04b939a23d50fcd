import Foundation

extension NSValueTransformerName {
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Converts archives to the objects in them, and back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  public override init() {}

  /// The classes that may be in an archive. Without effect: archives are the store's own.
  open class var allowedTopLevelClasses: [AnyClass] { [] }

  open override func transformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap(Archive.value) ?? (value as? NSData).flatMap { Archive.value(of: $0 as Data) }
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? { value.flatMap(Archive.data) }
}
