import FlowSQLite
import Foundation

/// The errors of Cocoa that stores have.
enum StoreError {
  /// A model that is not valid, or cannot be saved.
  static func invalid(_ code: Int, _ message: String) -> any Error {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// What SQLite could not write.
  static func unsaved(_ error: SQLiteError) -> any Error {
    let code: CocoaError.Code =
      switch error.primaryCode {
      case 13: .fileWriteOutOfSpace
      case 11, 26: .fileReadCorruptFile
      default: .fileWriteNoPermission
      }
    return invalid(code.rawValue, "The models cannot be saved. \(error)")
  }

  /// What SQLite could not read.
  static func unreadable(_ error: SQLiteError) -> any Error {
    let code: CocoaError.Code = [11, 26].contains(error.primaryCode) ? .fileReadCorruptFile : .fileReadUnknown
    return invalid(code.rawValue, "The models cannot be read. \(error)")
  }
}
