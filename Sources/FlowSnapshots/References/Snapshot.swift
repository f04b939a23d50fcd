import FlowReports
import Foundation

/// The recorded parts of a step: its picture, its semantics, or both.
package struct Snapshot: Sendable {
  /// As PNG.
  package var png: Data?

  package var semantics: SemanticsSnapshot?

  /// The number of pixels per point.
  package var scale: CGFloat

  package init(png: Data? = nil, semantics: SemanticsSnapshot? = nil, scale: CGFloat) {
    self.png = png
    self.semantics = semantics
    self.scale = scale
  }

  func data(_ part: SnapshotPart) -> Data? {
    switch part {
    case .picture: png
    case .semantics: semantics.map { Data(($0.text + "\n").utf8) }
    }
  }

  var parts: [SnapshotPart] { SnapshotPart.allCases.filter { data($0) != nil } }
}
