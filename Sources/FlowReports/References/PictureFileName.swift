import FlowIssueReporting

/// The name of the file a picture is stored in, without its extension.
///
/// It is the name of the step with everything replaced that would leave the folder or that a file system refuses. A name
/// that ends like a file that a failure leaves gets an underscore.
package struct PictureFileName: Sendable {
  /// How many bytes a name may have, so that `.fail.png` and the like still fit.
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

  /// Equal for names that some file system takes for the same.
  package var key: String { text.lowercased() }

  private static let replaced: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
}
