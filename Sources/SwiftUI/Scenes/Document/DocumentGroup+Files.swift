extension DocumentGroup where Document: ReadableDocument & WritableDocument {
  /// Creates a document group for creating and editing documents that are read from files and written to files.
  ///
  /// - Parameters:
  ///   - allowCreating: Whether a new document can be created.
  ///   - editor: The editing UI for a document.
  ///   - makeDocument: Makes a document; an error ends its creation.
  @MainActor
  public init(
    allowCreating: Bool = true, @ViewBuilder editor: @escaping (Document) -> Content,
    makeDocument: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
  ) {
    self.init { AnyView(MadeDocument(isMade: allowCreating, content: editor, makeDocument: makeDocument)) }
  }
}

extension DocumentGroup where Document: ReadableDocument {
  /// Creates a document group for viewing documents that are read from files.
  ///
  /// There are no files to choose from: the window has no content.
  ///
  /// - Parameters:
  ///   - viewer: The UI for a document.
  ///   - makeReadableDocument: Makes a document before its file is read.
  @MainActor
  public init(
    @ViewBuilder viewer: @escaping (Document) -> Content,
    makeReadableDocument:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws ->
      Document
  ) {
    self.init { AnyView(MadeDocument(isMade: false, content: viewer, makeDocument: makeReadableDocument)) }
  }
}

/// Makes a new document, and shows it.
private struct MadeDocument<Document: AnyObject, Content: View>: View {
  let isMade: Bool
  let content: (Document) -> Content
  let makeDocument: @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document

  @State private var document: Document?

  /// The error that ended the creation of the document.
  @State private var failure: String?

  var body: some View {
    Group {
      if let document { content(document) } else { Color.clear }
    }
    .environment(\.documentConfiguration, DocumentConfiguration(isEditable: isMade, fileURL: nil))
    .unsupported(
      "DocumentGroup(editor:makeDocument:)", failure.map { "the document cannot be made: \($0)." } ?? "",
      when: failure != nil
    )
    .task {
      guard isMade, document == nil else { return }
      do {
        document = try await makeDocument(URLDocumentConfiguration(), DocumentCreationContext(creationSource: nil))
      } catch {
        failure = "\(error)"
      }
    }
  }
}
