import Foundation

/// A folder with files, which is removed after the test.
func withFiles<Value>(_ files: [String: Data], _ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FlowReports-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, data) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
  return try body(folder.standardizedFileURL)
}

/// The smallest file that is accepted as a PNG picture, with distinguishing content.
func png(_ text: String) -> Data { Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(text.utf8) }

/// All files below a folder, as paths relative to it.
func files(in folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { !folder.appendingPathComponent($0).hasDirectoryPath && $0.contains(".") }.sorted()
}
