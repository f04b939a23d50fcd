import AssetCatalogs
import Foundation

/// Makes the contents of a product's `Info.plist`: those of a file, and those that settings generate.
package struct InformationList {
  private(set) var values: [String: InfoValue] = [:]
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - added: Entries of a manifest.
  ///   - readsFile: Whether the file of the settings is read.
  ///   - root: The folder of the project.
  init(
    _ settings: BuildSettings, added: [String: InfoValue] = [:], readsFile: Bool = true, kind: TargetKind, root: URL
  ) {
    if readsFile, let path = settings["INFOPLIST_FILE"] { read(Self.file(path, root)) }
    values.merge(added) { $1 }
    // Generated entries replace those of the file where a setting has a value.
    if settings.isOn("GENERATE_INFOPLIST_FILE") { values.merge(Self.generated(settings, kind)) { $1 } }
    values = values.mapValues { $0.mapTexts(settings.expanded) }
  }

  /// The file of a path in a setting, which may be relative to the project's folder.
  package static func file(_ path: String, _ root: URL) -> URL {
    root.entry(path).standardizedFileURL
  }

  private mutating func read(_ file: URL) {
    do throws(FileFault) {
      let list = try PropertyListFile.dictionary(in: try FlatPropertyList.data(of: file))
      values = list.compactMapValues { InfoValue($0) }
    } catch {
      notes.append("The property list \(file.path) cannot be read, and its entries are missing: \(error).")
    }
  }
}

// MARK: - Generated entries

extension InformationList {
  private static let prefix = "INFOPLIST_KEY_"

  private static func generated(_ settings: BuildSettings, _ kind: TargetKind) -> [String: InfoValue] {
    var entries: [String: InfoValue] = ["CFBundleInfoDictionaryVersion": .string("6.0")]
    for (key, setting) in standard {
      if let value = settings[setting] { entries[key] = .string(value) }
    }
    if kind == .app, [.iOS, .tvOS].contains(settings.condition.platform) {
      entries["LSRequiresIPhoneOS"] = .boolean(true)
    }
    for name in settings.names where name.hasPrefix(prefix) {
      let key = String(name.dropFirst(prefix.count))
        .replacingOccurrences(of: "_iPhone", with: "~iphone").replacingOccurrences(of: "_iPad", with: "~ipad")
      if let entry = entry(key, settings[name] ?? "") { entries[entry.key] = entry.value }
    }
    return entries
  }

  /// What XcodeGen and Tuist write into each list.
  static let ofManifests: [String: InfoValue] = [
    "CFBundleName": .string("$(PRODUCT_NAME)"), "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"),
    "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"), "CFBundleInfoDictionaryVersion": .string("6.0"),
    "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"), "CFBundleShortVersionString": .string("1.0"),
    "CFBundleVersion": .string("1"), "CFBundlePackageType": .string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
  ]

  private static let standard = [
    "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
  ]

  /// The entry that a setting generates; `nil` if Xcode generates none from it.
  private static func entry(_ key: String, _ value: String) -> (key: String, value: InfoValue)? {
    switch key {
    case "UILaunchScreen_Generation":
      return isTrue(value) ? ("UILaunchScreen", .dictionary(["UILaunchScreen": .dictionary([:])])) : nil
    case "UIApplicationSceneManifest_Generation":
      let manifest: [String: InfoValue] = [
        "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
      ]
      return isTrue(value) ? ("UIApplicationSceneManifest", .dictionary(manifest)) : nil
    case _ where booleans.contains(key):
      return (key, .boolean(isTrue(value)))
    case _ where lists.contains(key):
      return (key, .array(BuildSettings.words(value).map { .string($0) }))
    case _ where texts.contains(key) || key.hasSuffix("UsageDescription"):
      return (key, .string(value))
    default:
      return nil
    }
  }

  private static func isTrue(_ value: String) -> Bool { ["YES", "TRUE", "1"].contains(value.uppercased()) }

  private static let booleans: Set<String> = [
    "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly",
    "LSSupportsOpeningDocumentsInPlace", "LSUIElement", "MetalCaptureEnabled", "NSSupportsLiveActivities",
    "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen",
    "UIStatusBarHidden", "UISupportsDocumentBrowser", "WKApplication", "WKRunsIndependentlyOfCompanionApp",
    "WKWatchOnly",
  ]

  private static let lists: Set<String> = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone", "WKSupportsLiveActivityLaunchAttributeTypes",
  ]

  private static let texts: Set<String> = [
    "CFBundleDisplayName", "CLKComplicationPrincipalClass", "ITSEncryptionExportComplianceCode",
    "LSApplicationCategoryType", "NSHumanReadableCopyright", "NSMainNibFile", "NSMainStoryboardFile",
    "NSPrincipalClass",
    "NSSensorKitPrivacyPolicyURL", "NSStickerSharingLevel", "UILaunchStoryboardName", "UIMainStoryboardFile",
    "UIStatusBarStyle", "UIUserInterfaceStyle", "WKCompanionAppBundleIdentifier", "WKExtensionDelegateClassName",
  ]
}
