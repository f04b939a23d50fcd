import Foundation

/// A text as HTML shows it, in an element or in an attribute.
package func escapedHTML(_ text: String) -> String {
  var escaped = ""
  // By scalars: a character may be a bracket with an accent, which is a bracket to a browser.
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "&": escaped += "&amp;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    case "\n", "\t": escaped.unicodeScalars.append(scalar)
    default: escaped.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
    }
  }
  return escaped
}

/// The address of a file from a page in the same folder.
package func relativeAddress(ofFile name: String) -> String {
  // A colon would make the address begin with a scheme.
  let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/:;%#?"))
  return name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
}
