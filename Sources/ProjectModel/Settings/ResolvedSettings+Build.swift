extension ResolvedSettings {
  init(_ settings: BuildSettings) {
    self.init()
    configuration = settings.condition.configuration
    conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    languageMode = settings["SWIFT_VERSION"].flatMap(Self.languageMode)
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.lowercased() == "mainactor" { defaultIsolation = .mainActor }
    if let level = settings["SWIFT_STRICT_CONCURRENCY"] { concurrency = Concurrency(rawValue: level) ?? .minimal }
    upcomingFeatures = Self.upcomingFeatures(settings)
    // Xcode has it on where nothing is said.
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"].map({ _ in settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") }) ?? true {
      upcomingFeatures.append("BareSlashRegexLiterals")
    }
    if settings.isOn("SWIFT_STRICT_MEMORY_SAFETY") { flags.append("-strict-memory-safety") }
    bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"]
    hasAssetSymbolExtensions =
      settings[Self.assetSymbolExtensions].map { _ in settings.isOn(Self.assetSymbolExtensions) } ?? true
    bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    read(settings.words("OTHER_SWIFT_FLAGS"))
    // The compiler refuses a feature that the language mode has.
    if languageMode == "6" { upcomingFeatures.removeAll(where: Self.featuresOf6.contains) }
    upcomingFeatures.removeAll(where: Self.dropped.contains)
    conditions = Self.unique(conditions)
    upcomingFeatures = Self.unique(upcomingFeatures)
    experimentalFeatures = Self.unique(experimentalFeatures)
  }

  /// The setting for members of types such as `Color`. Xcode has it on in new projects, and off where nothing is said.
  static let assetSymbolExtensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"

  /// The language mode of a version such as `5.10`.
  private static func languageMode(_ version: String) -> String? {
    switch version.prefix(while: \.isNumber) {
    case "": nil
    case "4": version.hasPrefix("4.2") ? "4.2" : "4"
    case let major where (Int(major) ?? 0) >= 6: "6"
    default: "5"
    }
  }

  private static func unique(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}

// MARK: - Features

extension ResolvedSettings {
  private static let featurePrefix = "SWIFT_UPCOMING_FEATURE_"

  /// The features that a setting of the same name turns on.
  private static func upcomingFeatures(_ settings: BuildSettings) -> [String] {
    let own = settings.names.filter { $0.hasPrefix(featurePrefix) }
    let named = own.filter { settings.isOn($0) || settings[$0] == "MIGRATE" }.compactMap(feature)
    let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    // A separate setting that is off takes precedence over the one for all five.
    let off = Set(own.filter { settings[$0] == "NO" }.compactMap(feature))
    return named + (isApproachable ? approachable.filter { !off.contains($0) } : [])
  }

  /// The compiler's name of a feature: `EXISTENTIAL_ANY` is `ExistentialAny`.
  private static func feature(_ setting: String) -> String? {
    let name = String(setting.dropFirst(featurePrefix.count))
    if let other = otherNames[name] { return other }
    guard name.first?.isLetter == true else { return nil }
    return name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  private static let otherNames = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
  ]

  /// Features that only refuse code. Which modules an import brings differs: UIKit's here brings fewer than Apple's.
  private static let dropped: Set<String> = ["MemberImportVisibility"]

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  private static let featuresOf6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]
}

// MARK: - Flags

extension ResolvedSettings {
  /// Reads the options of `OTHER_SWIFT_FLAGS`.
  private mutating func read(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      // An option for the compiler's inner parts, whose argument may need the same mark.
      if word == "-Xfrontend", let option = rest.popFirst() {
        var argument: String?
        if rest.first == "-Xfrontend", rest.dropFirst().first?.hasPrefix("-") == false {
          argument = rest.dropFirst().first
          rest = rest.dropFirst(2)
        }
        if !readFeature(option, argument) {
          flags += (["-Xfrontend", option] + (argument.map { ["-Xfrontend", $0] } ?? []))
        }
      } else if let option = Self.optionsWithArgument.first(where: { $0 == word }), let argument = rest.popFirst() {
        if !readFeature(option, argument) { ignoredFlags += [option, argument] }
      } else if word.hasPrefix("-D"), word.count > 2 {
        conditions.append(String(word.dropFirst(2)))
      } else if let level = word.split(separator: "=", maxSplits: 1).last, word.hasPrefix("-strict-concurrency=") {
        concurrency = Concurrency(rawValue: String(level)) ?? concurrency
      } else if Self.plainOptions.contains(word) {
        flags.append(word)
      } else if !word.isEmpty {
        ignoredFlags.append(word)
      }
    }
  }

  /// Reads an option that sets what a setting can set, too.
  private mutating func readFeature(_ option: String, _ argument: String?) -> Bool {
    guard let argument else { return false }
    switch option {
    case "-D": conditions.append(argument)
    case "-enable-upcoming-feature": upcomingFeatures.append(argument)
    case "-enable-experimental-feature": experimentalFeatures.append(argument)
    case "-swift-version": languageMode = Self.languageMode(argument) ?? languageMode
    case "-default-isolation": defaultIsolation = Isolation(rawValue: argument) ?? defaultIsolation
    case "-strict-concurrency": concurrency = Concurrency(rawValue: argument) ?? concurrency
    default: return false
    }
    return true
  }

  private static let optionsWithArgument: Set<String> = [
    "-D", "-enable-upcoming-feature", "-enable-experimental-feature", "-swift-version", "-default-isolation",
    "-strict-concurrency", "-Xcc", "-Xlinker", "-framework", "-F", "-I", "-L", "-import-objc-header", "-module-name",
    "-package-name", "-load-plugin-executable", "-target", "-sdk", "-vfsoverlay", "-module-cache-path", "-Xllvm",
    "-debug-prefix-map", "-file-prefix-map", "-weak_framework", "-import-bridging-header", "-load-plugin-library",
    "-plugin-path", "-module-alias", "-define-availability", "-emit-module-path",
  ]

  /// Options without an argument that mean the same here.
  private static let plainOptions: Set<String> = [
    "-enable-bare-slash-regex", "-strict-memory-safety", "-enable-private-imports",
    "-warn-swift3-objc-inference-minimal",
    "-suppress-warnings", "-warn-concurrency", "-enable-actor-data-race-checks", "-disable-actor-data-race-checks",
  ]
}
