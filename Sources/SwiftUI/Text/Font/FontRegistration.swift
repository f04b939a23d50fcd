import FlowRendering
import Foundation

/// How long a font stays registered: here always as long as the process runs.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// The URL type of Core Foundation; here it is Foundation's.
public typealias CFURL = URL

/// The error type of Core Foundation, of which none is ever made here.
public final class CFError: Error {
  private init() {}
}

/// Makes the fonts of a file known by their names, for `Font.custom(_:size:)`.
///
/// - Returns: Whether the file holds a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  AppFonts.shared.register(fontURL.path)
}

/// The fonts that an app's `Info.plist` names.
enum InformationFonts {
  /// Registers them, once.
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
