import Foundation

/// The result of taking the picture of a step.
public struct SnapshotResult: Sendable {
  /// The result of the comparison with the reference.
  public enum Status: Sendable {
    /// The picture equals the reference, within the tolerance, and so do the semantics.
    case matched
    /// The picture was stored as the reference at this path.
    case newReference(path: String)
    /// The picture differs from the reference, or the reference is damaged; the picture was stored at `actualPath`.
    case mismatch(referencePath: String, actualPath: String)
    /// The step did not request a picture.
    case skipped
    /// There is no picture, or it could not be compared; see ``SnapshotResult/problem``.
    case unavailable
    /// The picture was taken without a comparison.
    case captured
  }

  /// The result of the comparison with the reference.
  public let status: Status
  /// The picture as PNG.
  public let pngData: Data?
  /// The semantics of the screen, a line for each element, if they were compared.
  public let semantics: String?
  /// The path of a picture that shows the differences, if the picture differs from its reference.
  public let diffPath: String?
  /// The problem, as a sentence without a period; `nil` if there is none.
  public let problem: String?
  /// Further lines of the problem: the differences of the screen's elements from the reference.
  public let details: String?
  /// The paths of the files that the step was compared with or recorded as.
  package var references: [String] = []
  /// What the step should not rely on, as a sentence without a period.
  package var warning: String?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - status: The result of the comparison with the reference.
  ///   - pngData: The picture as PNG.
  ///   - semantics: The semantics of the screen, a line for each element.
  ///   - diffPath: The path of a picture that shows the differences.
  ///   - problem: The problem, as a sentence without a period.
  ///   - details: Further lines of the problem.
  public init(
    status: Status, pngData: Data? = nil, semantics: String? = nil, diffPath: String? = nil, problem: String? = nil,
    details: String? = nil
  ) {
    self.status = status
    self.pngData = pngData
    self.semantics = semantics
    self.diffPath = diffPath
    self.problem = problem
    self.details = details
  }
}
