import Foundation

extension View {
  /// Presents a panel to import a file.
  ///
  /// The panel shows the documents of the phone, `SimulatedPhone.files`. Without one of the types a warning is recorded.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel(
      "fileImporter(isPresented:allowedContentTypes:onCompletion:)", isPresented,
      { .open(types: allowedContentTypes, allowsSeveral: false) }, single(onCompletion))
  }

  /// Presents a panel to import files.
  ///
  /// The panel shows the documents of the phone, `SimulatedPhone.files`. Without one of the types a warning is recorded.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    filePanel(
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)", isPresented,
      { .open(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection) }, onCompletion)
  }

  /// Presents a panel to import files.
  ///
  /// The panel shows the documents of the phone, `SimulatedPhone.files`. Without one of the types a warning is recorded.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    filePanel(
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)",
      isPresented, { .open(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection) }, onCompletion,
      onCancellation)
  }

  /// Presents a panel to move a file to the documents of the phone.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a panel to move a file to the documents of the phone.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    filePanel(
      "fileMover(isPresented:file:onCompletion:onCancellation:)", isPresented, { file.map { .move([$0]) } },
      single(onCompletion), onCancellation)
  }

  /// Presents a panel to move files to the documents of the phone.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a panel to move files to the documents of the phone.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    filePanel(
      "fileMover(isPresented:files:onCompletion:onCancellation:)", isPresented,
      { files.isEmpty ? nil : .move(Array(files)) }, onCompletion, onCancellation)
  }

  /// The completion of a panel for one file.
  nonisolated func single(
    _ completion: @escaping (Result<URL, any Error>) -> Void
  ) -> (Result<[URL], any Error>) -> Void {
    { result in
      switch result {
      case .success(let files): if let file = files.first { completion(.success(file)) }
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}
