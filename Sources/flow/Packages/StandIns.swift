import Foundation
import ProjectModel
import SourcePreparation

/// Sources in place of modules that are not available here, such as a binary framework: each folder in `Flow`, next to
/// the project, is a module of that name.
struct StandIns {
  private let modules: [SourceModule]

  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - others: The modules of the project. If some of their files are in the folder, it is theirs.
  /// - Throws: `CommandError.refused` for a module that is there already.
  init(beside folder: URL, of others: [SourceModule]) throws {
    let place = folder.appendingPathComponent(Project.standInFolder)
    if others.contains(where: { $0.swiftFiles.contains { $0.path.hasPrefix(place.path + "/") } }) {
      modules = []
      return
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
    modules = try names.filter { !$0.hasPrefix(".") }.compactMap { name in
      let own = place.appendingPathComponent(name)
      let isFolder = (try? own.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      guard isFolder, try !SourceFolder(own.path).files.isEmpty else { return nil }
      if SourceRules.appleModules.contains(name) {
        throw CommandError.refused(
          "\(own.path) stands for a module that is there already. Remove the folder, or give it the name of one that is not."
        )
      }
      return try SourceModule(folders: [own.path])
    }
  }

  /// Modules that find those that stand for others, which are fetched from no package.
  func applied(to modules: [SourceModule]) -> [SourceModule] {
    let names = Set(self.modules.map(\.name))
    if names.isEmpty { return modules }
    return (modules + self.modules).map { module in
      var module = module
      module.products.removeAll { names.contains($0.name) }
      module.standIns = ScratchPackage.modules(names.subtracting([module.name]).sorted(), importedIn: module.swiftFiles)
      return module
    }
  }
}
