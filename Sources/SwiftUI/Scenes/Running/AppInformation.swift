import Foundation

/// What a running app finds about itself in `Bundle.main`: its name, its identifier, its version.
///
/// An app has these keys whatever its author wrote: Xcode puts them into each bundle. The bundle of a process that runs
/// tests has none of them, and `Bundle.main.bundleIdentifier!` would end it. What is in an `Info.plist` beside the
/// program stays as it is.
@MainActor
struct AppInformation {
  private let added: [String]

  /// Adds what is missing until ``remove()``.
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

  /// Lets the bundle be as it was.
  func remove() {
    guard !added.isEmpty, let information = MainBundleInformation() else { return }
    for key in added { information.remove(key) }
  }

  /// What Xcode writes for a new project.
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

/// The dictionary that `Bundle.main.infoDictionary` is a copy of.
///
/// Foundation gives no way to write it, CoreFoundation inside of it does: its functions are looked up by name, so that
/// a Foundation without them is one whose bundles stay as they are.
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

  /// Calls `body` with a string as CoreFoundation knows it.
  private func withObject(_ string: String, _ body: (UnsafeRawPointer) -> Void) {
    let object = NSString(string: string)
    withExtendedLifetime(object) { body(Unmanaged.passUnretained(object).toOpaque()) }
  }
}
