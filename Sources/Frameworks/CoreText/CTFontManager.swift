import Foundation
import SwiftUI

/// The domain of errors about fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Why a font is not registered.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case exceededResourceLimit = 106
  case assetNotFound = 107
  case notRegistered = 201
  case inUse = 202
  case systemRequired = 203
}

/// Takes the fonts of a file away; they stay here, with a warning.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(.missing("CTFontManagerUnregisterFontsForURL", "fonts stay for as long as the process runs."))
  return false
}
