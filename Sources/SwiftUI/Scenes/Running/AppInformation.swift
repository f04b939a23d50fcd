import Foundation

/// The information about a running app in `Bundle.main`: its name, identifier and version.
///
/// Every app has these keys, because Xcode adds them to each bundle. The bundle of a process that runs tests has none
/// of them, and `Bundle.main.bundleIdentifier!` would crash. Entries of an `Info.plist` next to the executable are not
/// changed.
@MainActor
struct AppInformation {
  private let added: [String]

  /// Adds the missing entries until ``remove()`` is called.
  ///
  /// - Parameter module: The name of the app's module.
  init(module: String) {
    let known = Bundle.main.infoDictionary ?? [:]
    let missing = Self.values(module: module).filter { known[$0.key] == nil }
    guard !missing.isEmpty, let information = MainBundleInformation() else {
      added = []
      return
    }
    for (key, value) in missing { information.set(value, for: key) }
    added = Array(missing.keys)
  }

  /// Restores the bundle's information.
  func remove() {
    guard !added.isEmpty, let information = MainBundleInformation() else { return }
    for key in added { information.remove(key) }
  }

  /// The entries that Xcode adds for a new project.
  private static func values(module: String) -> [String: String] {
    [
      "CFBundleDevelopmentRegion": "en",
      "CFBundleExecutable": module,
      "CFBundleIdentifier": "com.example.\(module.replacingOccurrences(of: "_", with: "-"))",
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": module,
      "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
  }
}

/// The dictionary that `Bundle.main.infoDictionary` copies.
///
/// Foundation provides no way to change it, but CoreFoundation does. Its functions are looked up by name, so that with
/// a Foundation that lacks them the bundles simply remain unchanged.
private struct MainBundleInformation {
  private typealias MainBundle = @convention(c) () -> UnsafeRawPointer?
  private typealias InfoDictionary = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
  private typealias SetValue = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void
  private typealias RemoveValue = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void

  private let dictionary: UnsafeRawPointer
  private let setValue: SetValue
  private let removeValue: RemoveValue

  init?() {
    guard let mainBundle = Self.function("CFBundleGetMainBundle", as: MainBundle.self),
      let infoDictionary = Self.function("CFBundleGetInfoDictionary", as: InfoDictionary.self),
      let setValue = Self.function("CFDictionarySetValue", as: SetValue.self),
      let removeValue = Self.function("CFDictionaryRemoveValue", as: RemoveValue.self),
      let bundle = mainBundle(), let dictionary = infoDictionary(bundle)
    else { return nil }
    self.dictionary = dictionary
    self.setValue = setValue
    self.removeValue = removeValue
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  func set(_ value: String, for key: String) {
    withObject(key) { key in
      withObject(value) { value in setValue(dictionary, key, value) }
    }
  }

  func remove(_ key: String) {
    withObject(key) { key in removeValue(dictionary, key) }
  }

  /// Calls `body` with a string as a CoreFoundation object.
  private func withObject(_ string: String, _ body: (UnsafeRawPointer) -> Void) {
    let object = NSString(string: string)
    withExtendedLifetime(object) { body(Unmanaged.passUnretained(object).toOpaque()) }
  }
}
