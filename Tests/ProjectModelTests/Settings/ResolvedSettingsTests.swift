import Testing

@testable import ProjectModel

@Suite("The compiler's settings")
struct ResolvedSettingsTests {
  private func resolved(_ assignments: (String, String)...) -> ResolvedSettings {
    let context = SettingCondition.Context(configuration: "Debug", platform: .iOS)
    return ResolvedSettings(BuildSettings(levels: [assignments.map { (name: $0.0, value: $0.1) }], context))
  }

  @Test(
    "versions of the language are modes",
    arguments: [
      ("5.0", "5"), ("5.10", "5"), ("5", "5"), ("6", "6"), ("6.0", "6"), ("4.2", "4.2"), ("4.0", "4"), ("x", nil),
    ])
  func languageModes(version: String, mode: String?) {
    #expect(resolved(("SWIFT_VERSION", version)).languageMode == mode)
  }

  @Test("members for assets are on in new projects, and off where nothing is said")
  func assetSymbols() throws {
    let name = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    #expect(resolved((name, "YES")).hasAssetSymbolExtensions)
    #expect(!resolved((name, "NO")).hasAssetSymbolExtensions)
    // What is no Xcode project does not say.
    #expect(resolved().hasAssetSymbolExtensions)
    for (settings, isOn) in [("", false), ("\(name) = YES;", true)] {
      let text = projectText(
        """
        LP = {isa = XCConfigurationList; buildConfigurations = (); };
        LA = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        """)
      try withFiles(["Shop.xcodeproj/project.pbxproj": text]) { folder in
        let project = try Project(at: folder.path)
        #expect(project.targets.map(\.settings.hasAssetSymbolExtensions) == [isOn])
      }
    }
  }

  @Test("conditions come from the list and from the flags")
  func conditions() {
    let settings = resolved(
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG $(inherited) MOCK"),
      ("OTHER_SWIFT_FLAGS", "-DBETA -D DEBUG -D STAGE"))
    #expect(settings.conditions == ["DEBUG", "MOCK", "BETA", "STAGE"])
  }

  @Test("flags set what settings can set, and options for other tools are not passed on")
  func flags() {
    let settings = resolved(
      ("SWIFT_VERSION", "5.0"),
      (
        "OTHER_SWIFT_FLAGS",
        "-enable-upcoming-feature ExistentialAny -enable-experimental-feature Lifetimes -swift-version 6 "
          + "-strict-concurrency=complete -default-isolation MainActor -Xfrontend -warn-long-function-bodies=200 "
          + "-Xcc -fmodule-map-file=x -I /usr/lib -enable-bare-slash-regex -Xfrontend -enable-upcoming-feature "
          + "-Xfrontend InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility -warnings-as-errors"
      ))
    #expect(settings.upcomingFeatures == ["ExistentialAny", "InternalImportsByDefault"])
    #expect(settings.experimentalFeatures == ["Lifetimes"])
    #expect(settings.languageMode == "6")
    #expect(settings.concurrency == .complete)
    #expect(settings.defaultIsolation == .mainActor)
    #expect(settings.flags == ["-Xfrontend", "-warn-long-function-bodies=200", "-enable-bare-slash-regex"])
    #expect(settings.ignoredFlags == ["-Xcc", "-fmodule-map-file=x", "-I", "/usr/lib", "-warnings-as-errors"])
  }

  @Test("approachable concurrency is five features, without those that are off or that the language mode has")
  func approachableConcurrency() {
    let five = resolved(("SWIFT_VERSION", "5"), ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"))
    #expect(
      five.upcomingFeatures == [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault", "BareSlashRegexLiterals",
      ])
    let six = resolved(
      ("SWIFT_VERSION", "6"), ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"),
      ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "NO"))
    #expect(six.upcomingFeatures == ["NonisolatedNonsendingByDefault"])
  }

  @Test("settings of features have the compiler's names")
  func features() {
    let settings = resolved(
      ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "YES"),
      ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "MIGRATE"),
      ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS", "YES"), ("SWIFT_UPCOMING_FEATURE_6_0", "YES"),
      // Modules bring others than Apple's do.
      ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "YES"), ("SWIFT_EMIT_LOC_STRINGS", "YES"))
    #expect(
      settings.upcomingFeatures == [
        "DisableOutwardActorInference", "ExistentialAny", "ImportObjcForwardDeclarations", "BareSlashRegexLiterals",
      ])
  }

  @Test("slashes are regular expressions where nothing is said, as in Xcode")
  func regularExpressions() {
    #expect(resolved(("SWIFT_VERSION", "5.0")).upcomingFeatures == ["BareSlashRegexLiterals"])
    #expect(resolved(("SWIFT_ENABLE_BARE_SLASH_REGEX", "YES")).upcomingFeatures == ["BareSlashRegexLiterals"])
    #expect(resolved(("SWIFT_ENABLE_BARE_SLASH_REGEX", "NO")).upcomingFeatures == [])
    // The language mode has them.
    #expect(resolved(("SWIFT_VERSION", "6.0")).upcomingFeatures == [])
  }
}
