import FlowSQLite
import Foundation

/// Large data next to the file of a store.
///
/// A file has a new name and never changes, so that a transaction that does not end leaves nothing half
/// written that a row leads to.
struct ExternalFiles: Sendable {
  private let folder: URL
  /// The number of bytes from which data is in a file.
  private static let limit = 128 * 1024
  /// What begins the value of a column whose data is in a file.
  private static let mark = "file:"

  init(_ store: URL) {
    let name = store.deletingPathExtension().lastPathComponent
    folder = store.deletingLastPathComponent().appending(path: ".\(name)_SUPPORT/_EXTERNAL_DATA")
  }

  func stored(_ value: SQLValue) throws -> SQLValue {
    guard case .blob(let data) = value, data.count >= Self.limit else { return value }
    let name = UUID().uuidString
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appending(path: name), options: .atomic)
    return .text(Self.mark + name)
  }

  func loaded(_ value: SQLValue) -> SQLValue {
    guard case .text(let text) = value, text.hasPrefix(Self.mark) else { return value }
    let file = folder.appending(path: String(text.dropFirst(Self.mark.count)))
    return (try? Data(contentsOf: file)).map(SQLValue.blob) ?? .null
  }
}
