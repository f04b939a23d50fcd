import Foundation

/// A QR code of bytes (ISO/IEC 18004), the smallest that holds them.
struct QRCode: Hashable, Sendable {
  /// How much of a damaged code can be read.
  enum Correction: String, CaseIterable, Sendable {
    case low = "L"
    case medium = "M"
    case quarter = "Q"
    case high = "H"

    /// The two bits of the standard.
    var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quarter: 3
      case .high: 2
      }
    }
  }

  /// 1...40.
  let version: Int
  /// 0...7.
  let mask: Int
  /// The number of modules of a side.
  let size: Int
  /// The dark modules, row by row from the top.
  let modules: [Bool]

  subscript(column: Int, row: Int) -> Bool { modules[row * size + column] }

  /// Creates the code of bytes, or `nil` if they are too many.
  init?(_ bytes: Data, correction: Correction) {
    let layouts = (1...40).lazy.map { QRLayout(version: $0, correction: correction) }
    guard let layout = layouts.first(where: { $0.holds(bytes.count) }) else { return nil }
    let words = layout.interleaved(layout.words(of: bytes))
    let candidates = (0..<8).map { mask in
      var grid = QRGrid(version: layout.version)
      grid.place(words)
      grid.apply(mask: mask)
      grid.drawFormat(correction, mask: mask)
      return grid
    }
    let penalties = candidates.map(\.penalty)
    // The first one of the smallest penalty.
    let mask = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
    self.mask = mask
    version = layout.version
    size = candidates[mask].size
    modules = candidates[mask].dark
  }
}
