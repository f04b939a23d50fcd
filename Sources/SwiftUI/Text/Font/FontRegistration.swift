import AssetCatalogs
import FlowRendering
import Foundation

/// The lifetime of a font registration; here it is always that of the process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Registers the fonts of a file by their names, for `Font.custom(_:size:)`.
///
/// - Returns: Whether the file contains a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FileFault) {
    try AppFonts.shared.register(contentsOf: fontURL)
    return true
  } catch {
    reportWarning("The font '\(fontURL.lastPathComponent)' is not registered: \(error).")
    return false
  }
}

extension AppFonts {
  fileprivate func register(contentsOf file: URL) throws(FileFault) {
    _ = try FileContents.data(of: file)
    do throws(FontFault) {
      try register(file.path)
    } catch {
      throw FileFault(error.description)
    }
  }
}

/// The fonts that an app's `Info.plist` names.
enum InformationFonts {
  /// Registers the fonts, once.
  static func register() { _ = faults }

  /// One sentence for each font that cannot be used.
  static let faults = ResourceFolders.folders(bundlePath: nil).flatMap(register)

  /// Registers the fonts of a folder.
  ///
  /// - Returns: One sentence for each font that cannot be used.
  static func register(in folder: ResourceFolder) -> [String] {
    folder.fonts.compactMap { name in
      let fault: FileFault
      if let file = folder.files[URL(fileURLWithPath: name).lastPathComponent] {
        do throws(FileFault) {
          try AppFonts.shared.register(contentsOf: file)
          return nil
        } catch {
          fault = error
        }
      } else {
        fault = FileFault("there is no such file")
      }
      return "The font '\(name)' that 'Info.plist' names under UIAppFonts is not used: \(fault)."
    }
  }
}
