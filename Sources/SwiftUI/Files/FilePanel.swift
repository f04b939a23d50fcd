import Foundation
import PhoneSimulation

/// The panel in which a person opens files of the phone, or saves some there.
///
/// The app gets copies of the files: what it changes in them is not changed on the phone.
package struct FilePanel: View {
  /// What the panel is for.
  package enum Purpose {
    case open(types: [UTType], allowsSeveral: Bool)
    case save([URL])
    case move([URL])

    /// Whether there are files to open, and the phone has none of their types.
    @MainActor package var lacksFiles: Bool {
      guard case .open(let types, _) = self else { return false }
      return !SimulatedPhone.current.files.contains { FilePanel.isOpened($0.name, types) }
    }
  }

  private let purpose: Purpose
  private let finish: @MainActor (Result<[URL], any Error>?) -> Void

  @State private var selection: Set<String> = []

  /// - Parameter finish: Called with the files as the app gets them, or with `nil` if the person cancels.
  package init(_ purpose: Purpose, finish: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    self.purpose = purpose
    self.finish = finish
  }

  package var body: some View {
    NavigationStack {
      content
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(SystemString.cancel) { end(nil) } }
          ToolbarItem(placement: .confirmationAction) { confirmation }
        }
    }
  }

  @ViewBuilder private var confirmation: some View {
    switch purpose {
    case .open(_, true):
      Button("Open") { open(SimulatedPhone.current.files.filter { selection.contains($0.name) }) }
        .disabled(selection.isEmpty)
    case .open: EmptyView()
    case .save(let files): Button("Save") { save(files, moves: false) }
    case .move(let files): Button("Move") { save(files, moves: true) }
    }
  }

  @ViewBuilder private var content: some View {
    switch purpose {
    case .open(let types, let allowsSeveral):
      List(SimulatedPhone.current.files, id: \.name) { file in
        Button {
          if !allowsSeveral { return open([file]) }
          if selection.remove(file.name) == nil { selection.insert(file.name) }
        } label: {
          row(file.name, isSelected: selection.contains(file.name))
        }
        .tint(.primary)
        .disabled(!Self.isOpened(file.name, types))
      }
      .navigationTitle(Text(verbatim: "Browse"))
    case .save(let files), .move(let files):
      List(files, id: \.self) { row($0.lastPathComponent, isSelected: false) }
        .navigationTitle(Text(verbatim: "On My iPhone"))
    }
  }

  private func row(_ name: String, isSelected: Bool) -> some View {
    HStack {
      Label {
        Text(verbatim: name)
      } icon: {
        Image(
          systemName: UTType(filenameExtension: (name as NSString).pathExtension)?.conforms(to: .image) ?? false
            ? "photo" : "doc")
      }
      if isSelected {
        Spacer()
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.tint).accessibilityHidden(true)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  // MARK: - Files

  /// Whether a file has one of the types.
  private nonisolated static func isOpened(_ name: String, _ types: [UTType]) -> Bool {
    let type = UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) || $0 == .content && type == .data }
  }

  /// Why a panel has nothing to open.
  package static let noFiles = "the phone has no file of these types. A test adds some to SimulatedPhone.files."

  private func end(_ result: Result<[URL], any Error>?) {
    if result == nil { SimulatedPhone.current.record("Files", "cancels the panel") }
    finish(result)
  }

  private func open(_ files: [PhoneFile]) {
    SimulatedPhone.current.record("Files", "opens \(files.map(\.name).joined(separator: ", "))")
    end(Result { try files.map { try Self.copy(of: $0.data, named: $0.name) } })
  }

  private func save(_ files: [URL], moves: Bool) {
    let phone = SimulatedPhone.current
    end(
      Result {
        try files.map { file in
          // A folder is saved for the app, and is not among the documents of the phone.
          let wrapper = try FileWrapper(url: file)
          let name =
            wrapper.regularFileContents.map { phone.addFile(file.lastPathComponent, $0) } ?? file.lastPathComponent
          phone.record("Files", "\(moves ? "moves" : "saves") \(name)")
          let saved = try Self.place(named: name)
          try wrapper.write(to: saved, originalContentsURL: nil)
          if moves { try FileManager.default.removeItem(at: file) }
          return saved
        }
      })
  }

  /// A file with some data, as an app gets it.
  ///
  /// - Throws: An error of the file system.
  private nonisolated static func copy(of data: Data, named name: String) throws -> URL {
    let file = try place(named: name)
    try data.write(to: file)
    return file
  }

  /// A place for a file in a folder of its own.
  nonisolated static func place(named name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Files/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: ":"))
  }
}

/// Presents the panel while it is asked for, and something can be opened or saved.
nonisolated struct FilePanelSheet: ViewModifier {
  let api: String
  @Binding var isPresented: Bool
  /// What the panel is for, `nil` if there is nothing to save.
  let purpose: () throws -> FilePanel.Purpose?
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void

  /// What the panel that is presented is for.
  @State private var shown: FilePanel.Purpose?

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: isPresented, initial: true) { present() }
      .sheet(isPresented: Binding(get: { shown != nil }, set: { if !$0 { dismiss(nil) } })) {
        if let shown { FilePanel(shown) { dismiss($0) } }
      }
      .unsupported(api, FilePanel.noFiles, when: shown?.lacksFiles ?? false)
  }

  @MainActor private func present() {
    guard isPresented else {
      shown = nil
      return
    }
    do {
      shown = try purpose()
    } catch {
      isPresented = false
      completion(.failure(error))
    }
  }

  @MainActor private func dismiss(_ result: Result<[URL], any Error>?) {
    guard shown != nil else { return }
    shown = nil
    isPresented = false
    if let result { completion(result) } else { cancellation() }
  }
}

extension View {
  nonisolated func filePanel(
    _ api: String, _ isPresented: Binding<Bool>, _ purpose: @escaping () throws -> FilePanel.Purpose?,
    _ completion: @escaping (Result<[URL], any Error>) -> Void, _ cancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FilePanelSheet(
        api: api, isPresented: isPresented, purpose: purpose, completion: completion, cancellation: cancellation))
  }
}
