import Synchronization

/// The fonts that an app brings, beside those of the machine.
///
/// They belong to the process, as on Apple's systems. A font that is registered twice is there once; a text looks the
/// same whatever else is registered, since a font is used only where it is named.
package final class AppFonts: Sendable {
  package static let shared = AppFonts()

  private struct State {
    var files: [String] = []
    var faces: [AppFontFace] = []
    var library: FontLibrary?
  }

  private let state = Mutex(State())
  private let version = Atomic(0)

  private init() {}

  /// Counts the changes.
  var generation: Int { version.load(ordering: .acquiring) }

  /// Makes the fonts of a file known by their names; false if it holds none.
  @discardableResult
  package func register(_ path: String) -> Bool {
    let faces = AppFontFace.faces(in: path)
    if faces.isEmpty { return false }
    state.withLock { state in
      if state.files.contains(path) { return }
      state.files.append(path)
      state.faces += faces
      state.library = nil
      version.add(1, ordering: .acquiringAndReleasing)
    }
    return true
  }

  /// Whether a font is known by a name: of a family, or of one face.
  package func contains(_ name: String) -> Bool { face(named: name) != nil }

  /// The face that a name means; the name of a family means none in particular.
  func face(named name: String) -> (family: String, face: AppFontFace?)? {
    let wanted = name.lowercased()
    return state.withLock { state in
      if let face = state.faces.first(where: { $0.names.contains(wanted) && $0.family.lowercased() != wanted }) {
        return (face.family, face)
      }
      return state.faces.first { $0.family.lowercased() == wanted }.map { ($0.family, nil) }
    }
  }

  /// The fonts of the machine and those of the app; nil while the app has none.
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
