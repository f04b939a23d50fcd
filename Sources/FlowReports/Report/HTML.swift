import Foundation

/// Escapes a text for the content or an attribute of an HTML element.
package func escapedHTML(_ text: String) -> String {
  var escaped = ""
  // Escape by scalars: a character may be a bracket with a combining accent, which browsers parse as a bracket.
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "&": escaped += "&amp;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    case "\n", "\t": escaped.unicodeScalars.append(scalar)
    default:
      // XML has no noncharacters such as U+FFFE, not even escaped.
      let isInvalid = scalar.isControl || scalar.properties.isNoncharacterCodePoint
      escaped.unicodeScalars.append(isInvalid ? "\u{FFFD}" : scalar)
    }
  }
  return escaped
}

/// The URL of a file relative to a page in the same folder.
package func relativeAddress(ofFile name: String) -> String {
  // A colon would turn the beginning of the URL into a scheme.
  let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/:;%#?"))
  return name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
}
