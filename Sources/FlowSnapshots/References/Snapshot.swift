import FlowReports
import Foundation

/// What is kept of a step: its picture, what it says to assistive technologies, or both.
package struct Snapshot: Sendable {
  /// As PNG.
  package var png: Data?

  package var semantics: SemanticsSnapshot?

  /// How many pixels of the picture make a point.
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
