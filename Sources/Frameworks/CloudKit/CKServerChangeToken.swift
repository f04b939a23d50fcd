import Foundation

/// A state of a database, from which an app asks for changes. An app keeps it by an archive.
// @unchecked: the property is constant.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  public required init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CKServerChangeToken)?.number == number }
  open override var hash: Int { number.hashValue }
}
