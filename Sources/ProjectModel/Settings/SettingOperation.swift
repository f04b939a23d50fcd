import Foundation

/// An operator in a reference to a setting, such as `lower` in `$(PRODUCT_NAME:lower)`.
enum SettingOperation {
  static func apply(_ operation: String, to text: String) -> String {
    if operation.hasPrefix("default=") { return text.isEmpty ? String(operation.dropFirst(8)) : text }
    return switch operation {
    case "c99extidentifier", "identifier": identifier(text)
    case "rfc1034identifier", "bundleidentifier": domainName(text)
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "base": ((text as NSString).lastPathComponent as NSString).deletingPathExtension
    case "file": (text as NSString).lastPathComponent
    case "dir": (text as NSString).deletingLastPathComponent
    case "suffix": (text as NSString).pathExtension.isEmpty ? "" : "." + (text as NSString).pathExtension
    case "standardizepath": (text as NSString).standardizingPath
    case "quote": BuildSettings.text(of: [text])
    default: text
    }
  }

  /// A text as the name of a module.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isASCII && $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  private static func domainName(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
  }
}
