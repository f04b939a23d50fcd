import FlowIssueReporting
import Foundation

/// The reason why a picture could not be taken, compared or stored; descriptions are sentences without a period.
package enum SnapshotError: Error, CustomStringConvertible {
  case scale(CGFloat)
  case size(width: CGFloat, height: CGFloat)
  case tolerance(name: String, Float)
  case forgivesAll(name: String, Float)
  case unknownRecordMode(String)
  case drawing
  case nothingToCompare
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case notPicture(reason: String)

  package var description: String {
    switch self {
    case .scale(let scale):
      "the picture cannot be drawn at the scale \(scale), which must be positive"
    case .size(let width, let height):
      "the picture cannot be drawn in \(width) by \(height) points, which must both be positive"
    case .tolerance(let name, let value):
      "the picture cannot be compared with the \(name) \(value), which must be between 0 and 1"
    case .forgivesAll(let name, let value):
      "the picture cannot be compared with the \(name) \(value), which forgives every difference"
    case .unknownRecordMode(let value):
      "the environment variable SNAPSHOT_TESTING_RECORD is \(quoted(value)), which must be one of "
        + SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .drawing:
      "the view could not be drawn"
    case .nothingToCompare:
      "there is nothing to compare: the contents of the snapshot are empty on this system"
    case .unreadable(let path, let reason):
      "the reference \(path) could not be read: \(reason)"
    case .unwritable(let path, let reason):
      "the recorded file could not be stored at \(path): \(reason)"
    case .notPicture(let reason):
      reason
    }
  }
}
