/// A type that can make one preview. The `#Preview` macro declares them.
public protocol PreviewRegistry {
  /// The module and the name of the file that declares the preview, as in `#fileID`.
  static var fileID: String { get }

  /// The line of the `#Preview`, counted from 1.
  static var line: Int { get }

  /// The column of the `#Preview`, counted from 1.
  static var column: Int { get }

  /// Makes the preview. The views in it are made when the preview is asked for them.
  @MainActor static func makePreview() throws -> Preview
}
