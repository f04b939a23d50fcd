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

extension AttributedString {
  /// Creates an attributed text: with links, and what it was made of. Other attributes are left
  /// out, with a warning.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      var part = AttributedString(nsStr.attributedSubstring(from: range).string)
      if let known = attributes[.swiftAttributes] as? SwiftAttributes { part.setAttributes(known.container) }
      let link = attributes[.linkOfText]
      part.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      let others = Set(attributes.keys).subtracting([.swiftAttributes, .linkOfText])
      for key in others.map(\.rawValue).sorted() {
        report(.missing("AttributedString(_:)", "the attribute \(key) of an NSAttributedString is left out."))
      }
      result += part
    }
    self = result
  }
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
