import Foundation
import ProjectModel

extension ResolvedSettings {
  /// The setting of a manifest that isolates everything to the main actor.
  static let mainActorSetting = ".defaultIsolation(MainActor.self)"

  /// The settings as a package manifest has them.
  var manifestSettings: [String] {
    let names = conditions.filter { $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }
    var options = flags
    // In Swift 6 the compiler checks everything.
    if concurrency != .minimal, languageMode != "6" { options.append("-strict-concurrency=\(concurrency.rawValue)") }
    return (defaultIsolation == .mainActor ? [Self.mainActorSetting] : [])
      + names.map { ".define(\(ScratchPackage.literal($0)))" }
      + upcomingFeatures.map { ".enableUpcomingFeature(\(ScratchPackage.literal($0)))" }
      + experimentalFeatures.map { ".enableExperimentalFeature(\(ScratchPackage.literal($0)))" }
      + (options.isEmpty ? [] : [".unsafeFlags([\(options.map(ScratchPackage.literal).joined(separator: ", "))])"])
  }

  /// The settings of a target with catalogs, which the plugin for their symbols reads.
  var assetSymbolSettings: [String] {
    hasAssetSymbolExtensions ? [] : [".define(\"FLOW_NO_ASSET_SYMBOL_EXTENSIONS\")"]
  }

  /// The language mode of a manifest: the package manager knows 5 and 6.
  var manifestLanguageMode: String? { languageMode.map { $0 == "6" ? "6" : "5" } }
}
