import Foundation

extension FileWrapper {
  /// Writes the file of a document, for a panel to save: it is written when the panel is presented.
  ///
  /// - Throws: An error of the file system.
  fileprivate func written(as name: String?, _ contentType: UTType) throws -> URL {
    let file = try FilePanel.place(named: name ?? preferredFilename ?? "Untitled")
      .appendingPathExtension(for: contentType)
    try write(to: file, originalContentsURL: nil)
    return file
  }
}

extension FileDocument {
  fileprivate func saved(as name: String?, _ contentTypes: [UTType]) throws -> URL {
    let type = contentTypes.first ?? Self.writableContentTypes.first ?? .data
    let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
    return try wrapper.written(as: name, type)
  }
}

extension ReferenceFileDocument {
  fileprivate func saved(as name: String?, _ contentTypes: [UTType]) throws -> URL {
    let type = contentTypes.first ?? Self.writableContentTypes.first ?? .data
    let wrapper = try fileWrapper(
      snapshot: snapshot(contentType: type), configuration: WriteConfiguration(contentType: type, existingFile: nil))
    return try wrapper.written(as: name, type)
  }
}

extension View {
  /// Presents a panel to save a document among those of the phone.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Presents a panel to save a document among those of the phone.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Presents a panel to save a document among those of the phone.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePanel(
      "fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)", isPresented,
      { try document.map { .save([try $0.saved(as: defaultFilename, contentTypes)]) } }, single(onCompletion),
      onCancellation)
  }

  /// Presents a panel to save a document among those of the phone.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePanel(
      "fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)", isPresented,
      { try document.map { .save([try $0.saved(as: defaultFilename, contentTypes)]) } }, single(onCompletion),
      onCancellation)
  }

  /// Presents a panel to save documents among those of the phone.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Presents a panel to save documents among those of the phone.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    filePanel(
      "fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)", isPresented,
      { documents.isEmpty ? nil : .save(try documents.map { try $0.saved(as: nil, contentTypes) }) }, onCompletion,
      onCancellation)
  }

  // MARK: - Not saved

  /// Presents a panel to export a document.
  ///
  /// - Note: Approximate: a document with a writer is not saved: nothing is shown, and a warning is recorded.
  public nonisolated func fileExporter<D: WritableDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    unsupported(
      "fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:onCancellation:)",
      "a document with a writer is not saved, so nothing is shown.", when: isPresented.wrappedValue)
  }

  /// Presents a panel to export an item.
  ///
  /// - Note: Approximate: items that are transferred have no data here: nothing is shown, and a warning is recorded.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    unsupported(
      "fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)",
      "items that are transferred have no data, so nothing is shown.", when: isPresented.wrappedValue)
  }

  /// Presents a panel to export items.
  ///
  /// - Note: Approximate: items that are transferred have no data here: nothing is shown, and a warning is recorded.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    unsupported(
      "fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)",
      "items that are transferred have no data, so nothing is shown.", when: isPresented.wrappedValue)
  }
}
