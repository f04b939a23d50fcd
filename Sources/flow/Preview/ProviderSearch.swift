import FlowReports
import Foundation

/// Finds the declarations of preview providers, which have no source location at run time.
enum ProviderSearch {
  /// The file and the line of each provider, by the name of its type.
  static func places(in folder: URL) throws -> [String: String] {
    var places: [String: String] = [:]
    for file in try FolderContents(of: folder).swiftFiles {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let name = provider(declaredIn: line) else { continue }
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
