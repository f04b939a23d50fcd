import Foundation

extension URL {
  /// The file or folder at a path below this folder, as a Mac finds it.
  ///
  /// The file system of a Mac does not distinguish `List.swift` from `list.swift`, nor the two ways to write an accented
  /// letter, so projects name files in another way than they are stored. The stored name is taken if there is no entry of
  /// exactly the given name, and only one that differs in such a way.
  ///
  /// - Parameter path: A path, relative or absolute; an empty one is this folder.
  /// - Returns: The place; as the path names it, if there is nothing.
  func entry(_ path: String) -> URL {
    if path.isEmpty { return self }
    let isAbsolute = path.hasPrefix("/")
    let named = isAbsolute ? URL(fileURLWithPath: path) : appendingPathComponent(path)
    if Self.exists(named) || isAbsolute || !Self.exists(self) { return named }
    var found = self
    for name in path.split(separator: "/") {
      guard let next = found.child(String(name)) else { return named }
      found = next
    }
    return found
  }

  private func child(_ name: String) -> URL? {
    let named = appendingPathComponent(name)
    if Self.exists(named) { return named }
    let key = Self.key(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let alike = names.filter { Self.key($0) == key }
    return alike.count == 1 ? appendingPathComponent(alike[0]) : nil
  }

  private static func exists(_ place: URL) -> Bool { FileManager.default.fileExists(atPath: place.path) }

  private static func key(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.folding(options: .caseInsensitive, locale: nil)
  }
}
