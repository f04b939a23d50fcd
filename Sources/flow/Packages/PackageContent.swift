import Foundation

/// The content that makes a target of a package one that a command is for.
enum PackageContent: String {
  /// Any Swift file.
  case sources = ""
  case previews = #"#Preview\b|\bPreviewProvider\b"#
  case app = #":\s*(SwiftUI\.)?App\b"#

  /// The libraries and programs of a package that have the content.
  ///
  /// - Throws: `CommandError` if there is none.
  func targets(of package: PreparedPackage) throws -> [PackageDescription.Target] {
    let expression = try Regex(rawValue)
    let folder = package.location.folder
    let found = try package.description.targets.filter { target in
      guard ["regular", "executable"].contains(target.type), package.targets[target.name]?.obstacle == nil,
        let sources = try package.description.folder(of: target, in: folder).map({ try SourceFolder($0.path) })
      else { return false }
      return sources.files.contains { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.contains(expression)
      }
    }
    switch self {
    case _ where !found.isEmpty: return found
    case .sources: throw CommandError.noSwiftFiles(folder.path)
    case .previews: throw CommandError.noPreviews
    case .app: throw CommandError.noApp(folder.path)
    }
  }
}
