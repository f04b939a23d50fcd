import Foundation

/// A document of a reference type.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written of the document, as it is at a moment.
  associatedtype Snapshot

  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document is read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that the document is written to; those it is read from, if it says nothing else.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// What is written of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
