import Foundation

extension URL {
  /// Begins the access to a file that the user picked.
  ///
  /// - Returns: Whether the URL is that of a file: every file here is one that the app may read.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access to a file that the user picked.
  public func stopAccessingSecurityScopedResource() {}

  /// Options of bookmarks, without effect.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 512)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1024)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 2048)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 4096)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// Options for reading bookmarks, without effect.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 256)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 512)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1024)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 32768)
  }

  private static let bookmarkStart = Data("bookmark:".utf8)

  /// A bookmark of the file: its path.
  ///
  /// - Note: Approximate: it does not find a file that was moved.
  /// - Throws: `CocoaError.fileNoSuchFile` if there is no such file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return Self.bookmarkStart + Data(standardizedFileURL.path.utf8)
  }

  /// Creates the URL of a bookmark.
  ///
  /// - Parameter isStale: Set to `false`: a bookmark here names its file for as long as the file exists.
  /// - Throws: `CocoaError.fileReadCorruptFile` if the data is no bookmark, `.fileNoSuchFile` if its file is gone.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale isStale: inout Bool
  ) throws {
    guard data.starts(with: Self.bookmarkStart) else { throw CocoaError(.fileReadCorruptFile) }
    let path = String(decoding: data.dropFirst(Self.bookmarkStart.count), as: UTF8.self)
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    isStale = false
    self.init(fileURLWithPath: path)
  }
}
