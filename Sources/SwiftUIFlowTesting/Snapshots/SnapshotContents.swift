/// What is kept of a step as a reference.
public struct SnapshotContents: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The picture, as PNG.
  public static let picture = SnapshotContents(rawValue: 1)

  /// What the screen says to assistive technologies, as text with a line for each element.
  ///
  /// Apple's SwiftUI does not tell, so this exists on Linux only; elsewhere it is left out.
  public static let semantics = SnapshotContents(rawValue: 2)

  /// The picture, and the text beside it.
  public static let all: SnapshotContents = [.picture, .semantics]
}
