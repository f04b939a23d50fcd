import FlowFoundation
import Foundation
import Observation

/// The file of an open document.
@MainActor @Observable
public final class URLDocumentConfiguration {
  /// The location of the document; `nil` for new documents.
  public internal(set) var fileURL: URL?

  /// The date of the last change of the file, if there is one.
  public internal(set) var lastContentModificationDate: Date?

  /// The source with which the document was created, if it has one.
  public let creationSource: DocumentCreationSource?

  init(fileURL: URL? = nil, creationSource: DocumentCreationSource? = nil) {
    self.fileURL = fileURL
    self.creationSource = creationSource
  }

  /// Returns a coordinator for reading and writing files of the document.
  public func makeFileCoordinator() -> NSFileCoordinator { NSFileCoordinator(filePresenter: nil) }
}

extension URLDocumentConfiguration: Hashable {
  public nonisolated static func == (lhs: URLDocumentConfiguration, rhs: URLDocumentConfiguration) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// How a document was created.
public struct DocumentCreationContext: Hashable, Sendable {
  /// The source with which the document was created, if it has one.
  public let creationSource: DocumentCreationSource?
}

/// The source from which a new document is created, such as a template.
public struct DocumentCreationSource: Hashable, Sendable {
  private let id: String

  /// Creates a source with an identifier.
  public init(id: String) {
    self.id = id
  }
}
