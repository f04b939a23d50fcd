import FlowRendering
import Foundation

/// The lifetime of a font registration; here it is always that of the process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// The URL type of Core Foundation; here it is Foundation's.
public typealias CFURL = URL

/// The error type of Core Foundation; no instance is ever made here.
public final class CFError: Error {
  private init() {}
}

/// Registers the fonts of a file by their names, for `Font.custom(_:size:)`.
///
/// - Returns: Whether the file contains a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  AppFonts.shared.register(fontURL.path)
}

/// The fonts that an app's `Info.plist` names.
enum InformationFonts {
  /// Registers the fonts, once.
  static func register() { _ = registered }

  private static let registered: Void = {
    for folder in ResourceFolders.folders(bundlePath: nil) { register(in: folder) }
  }()

  static func register(in folder: ResourceFolder) {
    for name in folder.information["UIAppFonts"] as? [String] ?? [] {
      let file = URL(fileURLWithPath: name).lastPathComponent
      if let url = folder.files[file] { AppFonts.shared.register(url.path) }
    }
  }
}
