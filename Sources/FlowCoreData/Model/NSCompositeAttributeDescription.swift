import Foundation

/// An attribute of several parts, whose value is a dictionary by the names of the parts.
///
/// - Note: Approximate: the parts have no columns of their own, so that conditions on them are checked object by object.
open class NSCompositeAttributeDescription: NSAttributeDescription {
  /// The parts, which can be composite themselves.
  open var elements: [NSAttributeDescription] = []

  public override init() {
    super.init()
    attributeType = .compositeAttributeType
  }

  override class func make() -> NSPropertyDescription { NSCompositeAttributeDescription() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    let elements = elements.compactMap { $0.copy() as? NSAttributeDescription }
    (copied as? NSCompositeAttributeDescription)?.elements = elements
    return copied
  }
}
