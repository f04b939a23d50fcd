/// The Swift symbol of a string in a catalog.
struct StringSymbol {
  let key: String

  /// The text in the language of the catalog.
  let format: StringFormat

  var name: String { SymbolName(key, kind: nil).constant }

  /// The declaration: a constant, or a function if the text has values.
  func declaration(table: String, bundle: String) -> String {
    let type = "SwiftUI.LocalizedStringResource"
    let value =
      "\(type)(\(Self.literal(key)), defaultValue: \"\(format.interpolated)\", table: \(Self.literal(table)), bundle: \(bundle))"
    if format.values.isEmpty { return "static var \(name): \(type) { \(value) }" }
    let parameters = format.values.map { value in
      value.name.map { "\($0): \(value.type)" } ?? "_ \(value.parameter): \(value.type)"
    }
    return "static func \(name)(\(parameters.joined(separator: ", "))) -> \(type) { \(value) }"
  }

  /// A text as a Swift string literal.
  private static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text as the content of a Swift string literal.
  static func escaped(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\r", with: "\\r")
  }
}
