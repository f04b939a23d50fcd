import Locking
import Synchronization

/// The fonts that an app provides in addition to those of the machine.
///
/// They belong to the process, as on Apple's systems. Registering a font again has no effect. A text looks the same
/// whatever else is registered, since a font is used only by name.
package final class AppFonts: Sendable {
  package static let shared = AppFonts()

  private struct State {
    var files: [String] = []
    var faces: [AppFontFace] = []
    var library: FontLibrary?
  }

  private let state = Locked(State())
  private let version = Atomic(0)

  private init() {}

  /// The number of changes so far.
  var generation: Int { version.load(ordering: .acquiring) }

  /// Registers the fonts of a file by their names.
  ///
  /// - Throws: ``FontFault`` if the file is no font, or cannot be read.
  package func register(_ path: String) throws(FontFault) {
    try FontTables.check(path)
    let faces = AppFontFace.faces(in: path)
    if faces.isEmpty { throw FontFault(description: "it is not a font") }
    state.withLock { state in
      if state.files.contains(path) { return }
      state.files.append(path)
      state.faces += faces
      state.library = nil
      version.add(1, ordering: .acquiringAndReleasing)
    }
  }

  /// Whether a name is that of a registered family or face.
  package func contains(_ name: String) -> Bool { face(named: name) != nil }

  /// The family and face of a name; the face is `nil` for the name of a family.
  func face(named name: String) -> (family: String, face: AppFontFace?)? {
    let wanted = name.lowercased()
    return state.withLock { state in
      if let face = state.faces.first(where: { $0.names.contains(wanted) && $0.family.lowercased() != wanted }) {
        return (face.family, face)
      }
      return state.faces.first { $0.family.lowercased() == wanted }.map { ($0.family, nil) }
    }
  }

  /// The fonts of the machine and the app, or `nil` while the app has none.
  var library: FontLibrary? {
    state.withLock { state in
      if state.files.isEmpty { return nil }
      if let library = state.library { return library }
      let library = FontLibrary(fonts: .installed, appFiles: state.files)
      state.library = library
      return library
    }
  }
}
