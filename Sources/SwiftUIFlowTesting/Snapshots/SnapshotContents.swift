/// The parts of a step that are kept as a reference.
public struct SnapshotContents: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The picture, as PNG.
  public static let picture = SnapshotContents(rawValue: 1)

  /// The semantics of the screen, as text with a line for each element.
  ///
  /// Available on Linux only, because Apple's SwiftUI does not expose them; ignored elsewhere.
  public static let semantics = SnapshotContents(rawValue: 2)

  /// The picture and the text.
  public static let all: SnapshotContents = [.picture, .semantics]
}
