import Foundation

/// Why a picture could not be taken, compared or stored; each describes itself as a sentence without its full stop.
enum SnapshotError: Error, CustomStringConvertible {
  case scale(CGFloat)
  case size(SnapshotConfiguration.ProposedSize)
  case tolerance(Float)
  case unknownRecordMode(String)
  case drawing
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case notPicture(reason: String)

  var description: String {
    switch self {
    case .scale(let scale):
      "the picture cannot be drawn at the scale \(scale), which must be positive"
    case .size(let size):
      "the picture cannot be drawn in \(size.width) by \(size.height) points, which must both be positive"
    case .tolerance(let tolerance):
      "the picture cannot be compared with the tolerance \(tolerance), which must be between 0 and 1"
    case .unknownRecordMode(let value):
      "the environment variable SNAPSHOT_TESTING_RECORD is \(quoted(value)), which must be one of "
        + SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .drawing:
      "the view could not be drawn"
    case .unreadable(let path, let reason):
      "the reference picture \(path) could not be read: \(reason)"
    case .unwritable(let path, let reason):
      "the picture could not be stored at \(path): \(reason)"
    case .notPicture(let reason):
      reason
    }
  }
}
