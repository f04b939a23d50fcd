import Foundation

/// A document of a reference type that is read from a file.
///
/// A reader makes a snapshot of the file, and the document takes it over on the main actor.
public protocol ReadableDocument: AnyObject {
  /// The type that reads files.
  associatedtype Reader: DocumentReader

  /// The context of a file that is read.
  typealias ReadConfiguration = DocumentReadConfiguration

  /// The types of files from which the document can be read.
  static var readableContentTypes: [UTType] { get }

  /// Returns a reader of a file.
  func reader(configuration: sending ReadConfiguration) -> sending Reader

  /// Takes over the state that was read.
  ///
  /// - Parameter previous: The state that was read before, if any.
  @MainActor func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
}

extension ReadableDocument where Self: WritableDocument {
  /// The types of files to which the document can be written: those from which it is read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The context of a file that is read.
public struct DocumentReadConfiguration: Hashable, Sendable {
  /// The type of the file.
  public let contentType: UTType
}

/// Reads the content of a document from a file.
public protocol DocumentReader<Snapshot> {
  /// The state of the document in the file.
  associatedtype Snapshot

  /// Where the state is read from.
  associatedtype Source = URL

  /// Reads the state, in the background.
  @concurrent func read(from source: sending Source, progress: consuming Subprogress) async throws -> sending Snapshot
}

/// A reader that makes snapshots from file wrappers.
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
  public typealias ReadConfiguration = DocumentReadConfiguration

  private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot

  /// Creates a reader that makes a snapshot from the file wrapper of a file.
  public init(
    _ configuration: sending ReadConfiguration, makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
  ) {
    self.makeSnapshot = makeSnapshot
  }

  @concurrent public func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending Snapshot {
    let manager = progress.start(totalCount: 1)
    let snapshot = try await makeSnapshot(FileWrapper(url: source, options: .immediate))
    manager.complete(count: 1)
    return snapshot
  }
}
