/// A name in quotation marks, with control characters escaped.
package func quoted(_ name: String) -> String {
  "\"" + name.unicodeScalars.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined() + "\""
}

extension Unicode.Scalar {
  /// Whether the character is invisible and affects lines of text.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
