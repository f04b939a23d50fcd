import Foundation

/// What came of taking the picture of a step.
public struct SnapshotResult: Sendable {
  /// How the picture compares with its reference.
  public enum Status: Sendable {
    /// It is the same as the reference, within the tolerance; so is what it says to assistive technologies.
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
  /// What the screen says to assistive technologies, a line for each element, if it was compared.
  public let semantics: String?
  /// The path of a picture that shows the differences, if the picture differs from its reference.
  public let diffPath: String?
  /// What is wrong, as a sentence without its full stop; `nil` if nothing is.
  public let problem: String?
  /// Further lines of the problem: how the elements of the screen differ from the reference.
  public let details: String?
  /// The paths of the files that the step was compared with or recorded as.
  package var references: [String] = []

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - status: How the picture compares with its reference.
  ///   - pngData: The picture as PNG.
  ///   - semantics: What the screen says to assistive technologies, a line for each element.
  ///   - diffPath: The path of a picture that shows the differences.
  ///   - problem: What is wrong, as a sentence without its full stop.
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
