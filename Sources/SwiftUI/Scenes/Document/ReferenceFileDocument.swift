import Foundation

/// A document of a reference type.
public protocol ReferenceFileDocument: ObservableObject {
  /// The state of the document that is written.
  associatedtype Snapshot

  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files from which the document can be read.
  static var readableContentTypes: [UTType] { get }

  /// The types of files to which the document can be written; by default the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Returns a snapshot of the document's current state.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file to write for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The properties of an open document that is an object.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document

  /// The URL of the open document.
  public var fileURL: URL?

  /// Whether the document can be edited.
  public var isEditable: Bool
}
