/// The first line of a text that is not empty.
package func firstLine(of text: String) -> String {
  text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
}
