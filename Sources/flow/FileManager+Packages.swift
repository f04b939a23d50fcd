import Foundation

extension FileManager {
  /// Whether a folder contains a Swift package.
  func isPackage(_ folder: URL) -> Bool { fileExists(atPath: folder.appendingPathComponent("Package.swift").path) }

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
}
