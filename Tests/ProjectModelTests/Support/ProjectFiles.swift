import Foundation

/// Creates files in their own folder, and passes the folder to a closure.
func withFiles(_ files: [String: String], _ body: (URL) throws -> Void) throws {
  try withData(files.mapValues { Data($0.utf8) }, body)
}

func withData(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (path, data) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
  try body(folder.standardizedFileURL)
}

/// The text of a project file with an app `A`, whose sources are the build files of the phase `S`.
func projectText(_ objects: String, targets: String = "A", project: String = "", app: String = "") -> String {
  """
  // !$*UTF8*$!
  {
    archiveVersion = 1;
    objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (\(targets)); buildConfigurationList = LP; \(project) };
      A = {isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application";
        buildPhases = (S, R, F); buildConfigurationList = LA; \(app) };
      \(objects)
    };
    rootObject = P;
  }
  """
}

extension URL {
  /// The paths of files relative to this folder.
  func relative(_ files: [URL]) -> [String] {
    files.map { $0.path.hasPrefix(path + "/") ? String($0.path.dropFirst(path.count + 1)) : $0.path }
  }
}
