import Foundation

// The keys of an app's Info.plist that Core Foundation names.

/// The key of the version of the format of Info.plist.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"

/// The key of the name of the executable file.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// The key of the bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"

/// The key of the number of the build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"

/// The key of the language of the app's development.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"

/// The key of the short name.
public let kCFBundleNameKey: CFString! = "CFBundleName"

/// The key of the languages that the app has.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
