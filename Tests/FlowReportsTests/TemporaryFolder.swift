import Foundation

@testable import FlowReports

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

/// The smallest PNG picture of a flow, with distinguishing content.
func png(_ text: String) -> Data { FileMark.picture.stored(in: foreignPNG(text)) }

/// The smallest PNG picture of another program, with distinguishing content.
func foreignPNG(_ text: String) -> Data {
  let chunks = [
    PNGChunk(type: "IHDR", content: Array(repeating: 1, count: 13)), PNGChunk(type: "teXt", content: Array(text.utf8)),
    PNGChunk(type: "IEND", content: []),
  ]
  return Data(PNGSignature.bytes + chunks.flatMap(\.bytes))
}

/// The semantics of a screen with a text.
func semantics(_ text: String) -> Data { Data("- staticText \"\(text)\" at 8, 59.5 size 40 × 20\n".utf8) }

/// All files below a folder, as paths relative to it.
func files(in folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { !folder.appendingPathComponent($0).hasDirectoryPath && $0.contains(".") }.sorted()
}
