import Foundation

/// A document of a reference type that is written to a file.
///
/// The document makes a snapshot of its state on the main actor, and a writer writes it.
public protocol WritableDocument: AnyObject {
  /// The type that writes files.
  associatedtype Writer: DocumentWriter

  /// The context of a file that is written.
  typealias WriteConfiguration = DocumentWriteConfiguration

  /// The types of files to which the document can be written.
  static var writableContentTypes: [UTType] { get }

  /// Returns a writer of a file.
  func writer(configuration: sending WriteConfiguration) -> sending Writer

  /// Returns the current state of the document.
  @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}

/// The context of a file that is written.
public struct DocumentWriteConfiguration: Hashable, Sendable {
  /// The type of the file.
  public let contentType: UTType
}

/// Writes the content of a document to a file.
public protocol DocumentWriter<Snapshot> {
  /// The state of the document that is written.
  associatedtype Snapshot

  /// Where the state is written to.
  associatedtype Destination = URL

  /// Writes the state, in the background.
  ///
  /// - Parameter previous: The state that was written before, if any.
  @concurrent func write(
    snapshot: sending Snapshot, to destination: sending Destination, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws
}

/// A writer that makes file wrappers from snapshots.
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
  public typealias WriteConfiguration = DocumentWriteConfiguration

  private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

  /// Creates a writer that makes a file wrapper from a snapshot and from the file that is there.
  public init(
    _ configuration: sending WriteConfiguration,
    makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
  ) {
    self.makeFileWrapper = makeFileWrapper
  }

  @concurrent public func write(
    snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws {
    let manager = progress.start(totalCount: 1)
    let existing = try? FileWrapper(url: destination, options: .immediate)
    let file = try await makeFileWrapper(snapshot, existing)
    try file.write(to: destination, options: .atomic, originalContentsURL: existing == nil ? nil : destination)
    manager.complete(count: 1)
  }
}
