import Foundation

/// What came of taking the picture of a step.
public struct SnapshotResult: Sendable {
  /// How the picture compares with its reference.
  public enum Status: Sendable {
    /// It is the same as the reference, within the tolerance.
    case matched
    /// It was stored as the reference at this path.
    case newReference(path: String)
    /// It differs from the reference, or the reference is damaged; the picture was stored at `actualPath`.
    case mismatch(referencePath: String, actualPath: String)
    /// The step asked for no picture.
    case skipped
    /// There is no picture, or it could not be compared; see ``SnapshotResult/problem``.
    case unavailable
    /// It was taken and was not to be compared.
    case captured
  }

  /// How the picture compares with its reference.
  public let status: Status
  /// The picture as PNG.
  public let pngData: Data?
  /// The path of a picture that shows the differences, if the picture differs from its reference.
  public let diffPath: String?
  /// What is wrong, as a sentence without its full stop; `nil` if nothing is.
  public let problem: String?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - status: How the picture compares with its reference.
  ///   - pngData: The picture as PNG.
  ///   - diffPath: The path of a picture that shows the differences.
  ///   - problem: What is wrong, as a sentence without its full stop.
  public init(status: Status, pngData: Data? = nil, diffPath: String? = nil, problem: String? = nil) {
    self.status = status
    self.pngData = pngData
    self.diffPath = diffPath
    self.problem = problem
  }
}
