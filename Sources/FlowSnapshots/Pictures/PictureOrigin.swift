import FlowReports
import Foundation

/// The font files and libraries that a picture was drawn with, as stored in the picture.
///
/// Other fonts, and other versions of a library, draw other pictures. Without this information, a machine that has them
/// would only report that everything differs.
package struct PictureOrigin: Equatable, Sendable {
  private static let fontsKeyword = "Fonts"
  private static let librariesKeyword = "Libraries"

  /// One line per font file: its name, a space, and a fingerprint of its contents.
  package let fonts: String

  /// One line per library: its name, a space, and its version.
  package let libraries: String

  package init(fonts: String, libraries: [String] = PictureLibraries.versions) {
    self.fonts = fonts
    self.libraries = libraries.joined(separator: "\n")
  }

  /// Reads the origin stored in a picture; `nil` if there is none.
  package init?(of png: Data) {
    guard let fonts = PNGText.text(of: Self.fontsKeyword, in: png) else { return nil }
    self.fonts = fonts
    libraries = PNGText.text(of: Self.librariesKeyword, in: png) ?? ""
  }

  /// Stores the fonts and the libraries in a picture.
  package func stored(in png: Data) -> Data {
    PNGText.storing(
      fonts, as: Self.fontsKeyword, in: PNGText.storing(libraries, as: Self.librariesKeyword, in: png))
  }

  /// The differences of this machine from the one that drew a reference, as the end of a sentence.
  package func difference(from reference: PictureOrigin) -> String? {
    var sentences = Self.differences(Self.entries(fonts), Self.entries(reference.fonts)) { name, _, _ in
      "\(name) is another version here"
    }
    // Other tools do not store libraries.
    if !reference.libraries.isEmpty {
      sentences += Self.differences(Self.entries(libraries), Self.entries(reference.libraries)) { name, here, there in
        "\(name) was \(there) and is \(here) here"
      }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: ", ")
  }

  private static func differences(
    _ here: [String: Substring], _ there: [String: Substring],
    other: (_ name: String, _ here: Substring, _ there: Substring) -> String
  ) -> [String] {
    Set(here.keys).union(there.keys).sorted().compactMap { name in
      switch (here[name], there[name]) {
      case (nil, _): "\(name) is missing here"
      case (_, nil): "\(name) is only here"
      case (let here?, let there?): here == there ? nil : other(name, here, there)
      }
    }
  }

  /// Maps the text before the last space of each line to the text after it.
  private static func entries(_ text: String) -> [String: Substring] {
    var entries: [String: Substring] = [:]
    for line in text.split(separator: "\n") {
      guard let space = line.lastIndex(of: " ") else { continue }
      entries[String(line[..<space])] = line[line.index(after: space)...]
    }
    return entries
  }
}
