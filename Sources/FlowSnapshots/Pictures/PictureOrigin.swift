import Foundation

/// The font files and the libraries that a picture was drawn with; they are stored in it.
///
/// Other fonts draw other pictures, and so may another version of a library. Without this, a machine that has them would
/// show only that everything differs.
package struct PictureOrigin: Equatable, Sendable {
  private static let fontsKeyword = "Fonts"
  private static let librariesKeyword = "Libraries"

  /// A line for each font file: its name, a space, and something that changes with its contents.
  package let fonts: String

  /// A line for each library: its name, a space, and its version.
  package let libraries: String

  package init(fonts: String, libraries: [String] = PictureLibraries.versions) {
    self.fonts = fonts
    self.libraries = libraries.joined(separator: "\n")
  }

  /// What is stored in a picture, if it says with which fonts it was drawn.
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

  /// What sets this machine apart from the one that drew a reference, as the end of a sentence.
  package func difference(from reference: PictureOrigin) -> String? {
    var sentences = Self.differences(Self.entries(fonts), Self.entries(reference.fonts)) { name, _, _ in
      "\(name) is another version here"
    }
    // Other tools store none.
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

  /// What stands behind the last space of each line, by what stands before it.
  private static func entries(_ text: String) -> [String: Substring] {
    var entries: [String: Substring] = [:]
    for line in text.split(separator: "\n") {
      guard let space = line.lastIndex(of: " ") else { continue }
      entries[String(line[..<space])] = line[line.index(after: space)...]
    }
    return entries
  }
}
