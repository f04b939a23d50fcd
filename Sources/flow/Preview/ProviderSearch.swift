import Foundation

/// Finds where preview providers are declared: at run time they do not say it.
struct ProviderSearch {
  let folder: URL

  init(in folder: URL) {
    self.folder = folder
  }

  /// The file and the line of each provider, by the name of its type.
  var places: [String: String] {
    var places: [String: String] = [:]
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let name = Self.provider(declaredIn: line) else { continue }
        places[name] = "\(file.lastPathComponent):\(index + 1)"
      }
    }
    return places
  }

  /// The name of the provider that a line declares, as in `struct CartView_Previews: PreviewProvider {`.
  static func provider(declaredIn line: Substring) -> String? {
    guard line.contains("PreviewProvider") else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let keyword = words.firstIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }) else {
      return nil
    }
    return words.dropFirst(keyword + 1).first.map(String.init)
  }
}
