import FlowReports
import Foundation
import ProjectModel

extension FileManager {
  /// Whether a folder contains a Swift package that is no app, which is read like a project.
  func isPackage(_ folder: URL) -> Bool {
    PackageFolder.hasManifest(folder) && !Project.isProject(PackageFolder.manifest(of: folder).path)
  }

  /// Creates a folder of the user alone for the events of test processes.
  func createEventFolder() throws -> URL {
    let folder = temporaryDirectory.appendingPathComponent("flow-events-\(UUID().uuidString)")
    try createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// Removes the symbolic links in a folder.
  func removeLinks(in folder: URL) throws {
    for name in try contentsOfDirectory(atPath: folder.path) {
      let path = folder.appendingPathComponent(name).path
      let type = try attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeSymbolicLink { try removeItem(atPath: path) }
    }
  }

  /// The size of a folder with everything in it, in bytes of the disk.
  func allocatedBytes(of folder: URL) -> Int64 {
    var bytes: Int64 = 0
    var waiting = [folder.path]
    while let path = waiting.popLast() {
      for name in (try? contentsOfDirectory(atPath: path)) ?? [] {
        var status = stat()
        guard lstat(path + "/" + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { waiting.append(path + "/" + name) }
        bytes += Int64(status.st_blocks) * 512
      }
    }
    return bytes
  }
}
