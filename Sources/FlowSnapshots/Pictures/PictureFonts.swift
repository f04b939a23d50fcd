import Foundation

/// The font files that a picture was drawn with; they are stored in it.
///
/// Other fonts draw other pictures. Without this, a machine with another font would show only that everything differs.
package struct PictureFonts: Equatable, Sendable {
  private static let keyword = "Fonts"

  /// One line for each file: its name, a space, and something that changes with its contents.
  package let identity: String

  package init(identity: String) {
    self.identity = identity
  }

  /// The fonts that are stored in a picture, if any are.
  package init?(of png: Data) {
    guard let identity = PNGText.text(of: Self.keyword, in: png) else { return nil }
    self.identity = identity
  }

  /// Stores the fonts in a picture.
  package func stored(in png: Data) -> Data { PNGText.storing(identity, as: Self.keyword, in: png) }

  /// What sets these fonts, of this machine, apart from those of a reference, as the end of a sentence.
  package func difference(from reference: PictureFonts) -> String? {
    let here = files
    let there = reference.files
    let differences = Set(here.keys).union(there.keys).sorted().compactMap { name -> String? in
      switch (here[name], there[name]) {
      case (nil, _): "\(name) is missing here"
      case (_, nil): "\(name) is only here"
      case (let one, let other): one == other ? nil : "\(name) is another version here"
      }
    }
    return differences.isEmpty ? nil : differences.joined(separator: ", ")
  }

  private var files: [String: Substring] {
    var files: [String: Substring] = [:]
    for line in identity.split(separator: "\n") {
      guard let space = line.lastIndex(of: " ") else { continue }
      files[String(line[..<space])] = line[line.index(after: space)...]
    }
    return files
  }
}
