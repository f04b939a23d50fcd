import Foundation
import Testing

@testable import ProjectModel

@Suite("The information of products")
struct InformationListTests {
  private func list(
    _ assignments: [(String, String)], _ files: [String: String] = [:], kind: TargetKind = .app,
    _ body: (InformationList, URL) throws -> Void
  ) throws {
    try withFiles(files) { folder in
      let context = SettingCondition.Context(configuration: "Debug", platform: .iOS)
      let settings = BuildSettings(levels: [assignments.map { (name: $0.0, value: $0.1) }], context)
      try body(InformationList(settings, kind: kind, root: folder), folder)
    }
  }

  private let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>API</key><dict><key>Hosts</key><array><string>https:/$()/$(HOST)</string></array></dict>
    <key>Flag</key><true/><key>Number</key><integer>3</integer><key>Real</key><real>1.5</real>
    <key>CFBundleVersion</key><string>1</string>
    </dict></plist>
    """

  @Test("the entries of a file have the values of settings")
  func substituted() throws {
    try list(
      [("INFOPLIST_FILE", "App/Info.plist"), ("PRODUCT_NAME", "Shop"), ("HOST", "a.example")], ["App/Info.plist": file]
    ) { list, _ in
      #expect(list.values["CFBundleName"] == .string("Shop"))
      #expect(list.values["API"] == .dictionary(["Hosts": .array([.string("https://a.example")])]))
      #expect(list.values["Flag"] == .boolean(true))
      #expect(list.values["Number"] == .integer(3))
      #expect(list.values["Real"] == .real(1.5))
      #expect(list.notes.isEmpty)
    }
  }

  @Test("generated entries replace those of a file, and are lists, flags and dictionaries where Xcode makes them")
  func generated() throws {
    try list(
      [
        ("INFOPLIST_FILE", "Info.plist"), ("GENERATE_INFOPLIST_FILE", "YES"), ("CURRENT_PROJECT_VERSION", "42"),
        ("INFOPLIST_KEY_NSCameraUsageDescription", "Scan a $(WHAT)"), ("WHAT", "code"),
        ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad", "A B"),
        ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"),
        ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES"), ("INFOPLIST_KEY_UIStatusBarHidden", "NO"),
        ("INFOPLIST_KEY_Unknown", "x"), ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.$(PRODUCT_NAME:lower)"),
        ("PRODUCT_NAME", "Shop"),
      ], ["Info.plist": file]
    ) { list, _ in
      #expect(list.values["CFBundleVersion"] == .string("42"))
      #expect(list.values["CFBundleIdentifier"] == .string("com.example.shop"))
      #expect(list.values["NSCameraUsageDescription"] == .string("Scan a code"))
      #expect(list.values["UISupportedInterfaceOrientations~ipad"] == .array([.string("A"), .string("B")]))
      #expect(list.values["UILaunchScreen"] == .dictionary(["UILaunchScreen": .dictionary([:])]))
      #expect(
        list.values["UIApplicationSceneManifest"]
          == .dictionary([
            "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
          ]))
      #expect(list.values["UIStatusBarHidden"] == .boolean(false))
      #expect(list.values["LSRequiresIPhoneOS"] == .boolean(true))
      #expect(list.values["Flag"] == .boolean(true))
      #expect(list.values["Unknown"] == nil)
    }
  }

  @Test("without generating, keys in settings have no effect")
  func notGenerated() throws {
    try list([("INFOPLIST_KEY_CFBundleDisplayName", "Shop")]) { list, _ in #expect(list.values.isEmpty) }
  }

  @Test("a list that cannot be read is named with the reason")
  func unreadable() throws {
    try list([("INFOPLIST_FILE", "Info.plist")], ["Info.plist": "<<<<<<< HEAD\n<plist>"]) { list, folder in
      #expect(
        list.notes == [
          "The property list \(folder.path)/Info.plist cannot be read, and its entries are missing: line 1, column 1: "
            + "'<<<<<<<' is the mark of an unfinished merge."
        ])
    }
    let deep = String(repeating: "<array>", count: 100_000)
    try list([("INFOPLIST_FILE", "Info.plist")], ["Info.plist": deep]) { list, folder in
      #expect(
        list.notes == [
          "The property list \(folder.path)/Info.plist cannot be read, and its entries are missing: it has more than 500 levels."
        ])
    }
  }
}
