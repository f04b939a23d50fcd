import FlowIssueReporting

/// The name of a picture file, without its extension.
///
/// It is the name of the step, without characters that would leave the folder or that a file system rejects. A name
/// that ends like the file of a failure gets an underscore.
package struct PictureFileName: Sendable {
  /// The largest length of a name in bytes, which leaves space for suffixes such as `.fail.png`.
  package static let longest = 200

  package let text: String

  package init(_ name: String) {
    var text = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { Self.replaced.contains($0) || $0.isControl ? "_" : $0 }
      )
    )
    if text.hasPrefix(".") { text = "_" + text.dropFirst() }
    if [SnapshotNames.actualEnding, SnapshotNames.differenceEnding].contains(where: text.lowercased().hasSuffix) {
      text += "_"
    }
    self.text = text.isEmpty ? "_" : text
  }

  /// Equal for names that some file system considers equal.
  package var key: String { text.lowercased() }

  private static let replaced: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
}
