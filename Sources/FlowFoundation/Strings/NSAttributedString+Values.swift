import Foundation

extension NSAttributedString {
  /// Creates an empty text, as `NSAttributedString()` does on Apple's systems.
  ///
  /// - Parameter _none: The argument makes it another initializer than that of `NSObject`, which is unavailable.
  public convenience init(_none: Void = ()) { self.init(string: "") }

  /// Creates a text of an attributed one. Its attributes are kept, also those that a text of this kind has no key for.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [Key: Any] = [.swiftAttributes: SwiftAttributes(run.attributes)]
      if let link = run.link { attributes[.linkOfText] = link }
      result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

/// A value of an attribute of an `NSAttributedString`, such as a color, that can be one of an `AttributedString`.
package protocol TextAttributeValue {
  /// Sets the attribute that has a key.
  ///
  /// - Returns: Whether there is one.
  func set(_ key: NSAttributedString.Key, in container: inout AttributeContainer) -> Bool
}

extension AttributedString {
  /// Creates an attributed text: with links, the fonts, colors and lines of UIKit, and what it was made of. Other attributes
  /// are left out, with a warning.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      var container = attributes.swiftAttributes ?? AttributeContainer()
      let link = attributes[.linkOfText]
      container.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      let others = Set(attributes.keys).subtracting([.swiftAttributes, .linkOfText])
      for key in others.sorted(by: { $0.rawValue < $1.rawValue }) {
        let value = attributes[key] as? any TextAttributeValue
        if value?.set(key, in: &container) == true { continue }
        report(.missing("AttributedString(_:)", "the attribute \(key.rawValue) of an NSAttributedString is left out."))
      }
      result += AttributedString(nsStr.attributedSubstring(from: range).string, attributes: container)
    }
    self = result
  }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes of the `AttributedString` that the text was made of.
  package var swiftAttributes: AttributeContainer? { (self[.swiftAttributes] as? SwiftAttributes)?.container }
}

extension NSAttributedString.Key {
  fileprivate static let swiftAttributes = NSAttributedString.Key("FlowSwiftAttributes")
  fileprivate static let linkOfText = NSAttributedString.Key("NSLink")
}

/// The attributes of a part of an attributed text, as an object.
private final class SwiftAttributes: NSObject {
  let container: AttributeContainer

  init(_ container: AttributeContainer) { self.container = container }

  override func isEqual(_ object: Any?) -> Bool { (object as? SwiftAttributes)?.container == container }
  override var hash: Int { container.hashValue }
}
