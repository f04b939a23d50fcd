import AssetCatalogs
import Foundation

/// Reads the manifests of app packages: packages of Swift Playgrounds and Xcode whose product is an app for iOS.
///
/// The package manager cannot read them, because the module `AppleProductTypes` comes with Apple's tools only.
struct AppPackageReader {
  private let options: Project.Options

  init(_ options: Project.Options) { self.options = options }

  /// - Parameter location: A `Package.swift`.
  func project(at location: URL) throws(ProjectError) -> Project {
    let manifest: SwiftManifest
    do throws(FileFault) {
      manifest = try SwiftManifest(location)
    } catch {
      throw .unreadable(location.path, error.description)
    }
    guard let package = manifest.call(of: "Package") else {
      throw .unreadable(location.path, "no call of Package(…) is written out")
    }
    guard let app = package["products"]?.members.first(where: { $0.name == "iOSApplication" }) else {
      throw .unreadable(location.path, "it has no product .iOSApplication(…) that is written out")
    }
    let folder = location.deletingLastPathComponent()
    let product = AppProduct(app)
    let packages = AppPackageDependencies(package["dependencies"], in: folder)
    let values = (package["targets"]?.members ?? []).filter { $0["name"]?.text != nil }
    let languageMode = Self.languageMode(package, manifest)
    let drafts = values.compactMap {
      AppPackageTarget($0, product, packages, location, others: values)?.draft(languageMode, options)
    }
    if drafts.isEmpty { throw .unreadable(location.path, "it has no targets that are written out") }
    let targets = TargetLinks(drafts).linked()
    return Project(
      location: location, root: folder, targets: targets, packages: packages.all,
      schemes: SchemeReader.completed([], targets), packageVersions: Self.packageVersions(folder), notes: packages.notes
    )
  }

  private static func packageVersions(_ folder: URL) -> URL? {
    [".swiftpm/Package.resolved", "Package.resolved"].map { folder.appendingPathComponent($0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The language mode: the newest one that the manifest names, otherwise that of its tools version.
  private static func languageMode(_ package: SwiftValue, _ manifest: SwiftManifest) -> String {
    let named = (package["swiftLanguageModes"] ?? package["swiftLanguageVersions"])?.members ?? []
    let versions = named.compactMap { $0[nil]?.text ?? $0.name.map { String($0.dropFirst()) } }
    return versions.compactMap(Double.init).max().map { $0 >= 6 ? "6" : "5" }
      ?? (manifest.toolsVersion >= 6 ? "6" : "5")
  }
}

/// The product of an app package.
struct AppProduct {
  let name: String?
  let targets: Set<String>
  private let value: SwiftValue

  init(_ value: SwiftValue) {
    self.value = value
    name = value["name"]?.text
    targets = Set((value["targets"]?.members ?? []).compactMap(\.text))
  }

  /// The settings of the app, as an Xcode project has them.
  var settings: [BuildSettings.Assignment] {
    var settings: [BuildSettings.Assignment] = []
    if let name { settings.append(("PRODUCT_NAME", name)) }
    if let identifier = value["bundleIdentifier"]?.text { settings.append(("PRODUCT_BUNDLE_IDENTIFIER", identifier)) }
    if let file = value["additionalInfoPlistContentFilePath"]?.text { settings.append(("INFOPLIST_FILE", file)) }
    return settings
  }

  /// The entries of the app's `Info.plist`: its versions, and the reasons for which it asks for permissions.
  var information: [String: InfoValue] {
    var entries = InformationList.ofManifests
    if let version = value["displayVersion"]?.text { entries["CFBundleShortVersionString"] = .string(version) }
    if let version = value["bundleVersion"]?.text { entries["CFBundleVersion"] = .string(version) }
    for capability in value["capabilities"]?.members ?? [] {
      guard let keys = capability.name.flatMap({ Self.purposes[$0] }), let text = capability["purposeString"]?.text
      else { continue }
      for key in keys { entries[key] = .string(text) }
    }
    return entries
  }

  /// The entries with the purpose of a capability.
  private static let purposes: [String: [String]] = [
    "bluetoothAlways": ["NSBluetoothAlwaysUsageDescription"],
    "calendars": ["NSCalendarsUsageDescription", "NSCalendarsFullAccessUsageDescription"],
    "camera": ["NSCameraUsageDescription"], "contacts": ["NSContactsUsageDescription"],
    "faceID": ["NSFaceIDUsageDescription"], "localNetwork": ["NSLocalNetworkUsageDescription"],
    "locationAlwaysAndWhenInUse": [
      "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
    ],
    "locationWhenInUse": ["NSLocationWhenInUseUsageDescription"],
    "mediaLibrary": ["NSAppleMusicUsageDescription"], "microphone": ["NSMicrophoneUsageDescription"],
    "motion": ["NSMotionUsageDescription"], "nearbyInteraction": ["NSNearbyInteractionUsageDescription"],
    "photoLibrary": ["NSPhotoLibraryUsageDescription"], "photoLibraryAdd": ["NSPhotoLibraryAddUsageDescription"],
    "reminders": ["NSRemindersUsageDescription", "NSRemindersFullAccessUsageDescription"],
    "speechRecognition": ["NSSpeechRecognitionUsageDescription"],
    "userTracking": ["NSUserTrackingUsageDescription"],
  ]
}
