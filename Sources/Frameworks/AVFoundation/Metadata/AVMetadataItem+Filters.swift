import Foundation

extension AVMetadataItem {
  /// The items of an identifier, and what formats call it if it is common to all of them.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { $0.identifier?.conforms(to: identifier) == true }
  }

  /// The items of a key and its space; `nil` stands for any.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = key.map(text(of:))
    return metadataItems.filter { item in
      if keySpace == .common { return item.commonKey != nil && (name == nil || item.commonKey?.rawValue == name) }
      return (keySpace == nil || item.keySpace == keySpace) && (name == nil || item.key.map(text(of:)) == name)
    }
  }

  /// The items of a language.
  public class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
    metadataItems.filter { $0.locale?.identifier == locale.identifier }
  }

  /// The identifier of a key in its space.
  public class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
    // A key of four letters in the Latin alphabet of one byte each, as formats write them.
    let bytes = text(of: key).unicodeScalars.flatMap { scalar in
      scalar.value < 256 ? [UInt8(scalar.value)] : Array(String(scalar).utf8)
    }
    guard !bytes.isEmpty else { return nil }
    let name = bytes.map { byte in
      let isPlain = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%")
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return AVMetadataIdentifier("\(keySpace.prefix)/\(name.joined())")
  }

  /// The space of the key of an identifier.
  public class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? {
    guard let slash = identifier.rawValue.firstIndex(of: "/") else { return nil }
    return AVMetadataKeySpace(prefix: String(identifier.rawValue[..<slash]))
  }

  /// The key of an identifier.
  public class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? { name(of: identifier) }

  /// The key of an identifier, as a text.
  static func name(of identifier: AVMetadataIdentifier) -> String? {
    let text = identifier.rawValue
    guard let slash = text.firstIndex(of: "/") else { return nil }
    var (scalars, rest) = (String.UnicodeScalarView(), text[text.index(after: slash)...].unicodeScalars)
    while let scalar = rest.popFirst() {
      if scalar == "%", rest.count >= 2, let byte = UInt8(String(rest.prefix(2)), radix: 16) {
        scalars.append(UnicodeScalar(byte))
        rest.removeFirst(2)
      } else {
        scalars.append(scalar)
      }
    }
    return scalars.isEmpty ? nil : String(scalars)
  }

  private static func text(of key: Any) -> String { (key as? AVMetadataKey)?.rawValue ?? "\(key)" }
}
