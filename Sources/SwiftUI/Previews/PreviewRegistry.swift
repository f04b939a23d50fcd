/// A type that creates one preview, declared by the expansion of the `#Preview` macro.
public protocol PreviewRegistry {
  /// The module and name of the file that declares the preview, as in `#fileID`.
  static var fileID: String { get }

  /// The line of the `#Preview`, starting at 1.
  static var line: Int { get }

  /// The column of the `#Preview`, starting at 1.
  static var column: Int { get }

  /// Creates the preview. Its views are created on demand.
  @MainActor static func makePreview() throws -> Preview
}
