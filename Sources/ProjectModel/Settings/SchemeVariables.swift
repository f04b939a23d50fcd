import Foundation

/// The settings in arguments and variables of schemes and test plans, such as `$(SRCROOT)`.
struct SchemeVariables {
  private let settings: BuildSettings

  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - target: The target whose settings are meant; `nil` for those of the project alone.
  init(folder: URL, target: ProjectTarget? = nil) {
    let root = target.map { URL(fileURLWithPath: $0.id.project).deletingLastPathComponent() } ?? folder
    var level: [BuildSettings.Assignment] = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].map { ($0, root.path) }
    if let target {
      let project = ((target.id.project as NSString).lastPathComponent as NSString).deletingPathExtension
      level += [
        ("PROJECT_NAME", project), ("TARGET_NAME", target.name), ("PRODUCT_NAME", target.productName),
        ("PRODUCT_MODULE_NAME", target.moduleName),
        ("PRODUCT_BUNDLE_IDENTIFIER", target.settings.bundleIdentifier ?? ""),
        ("CONFIGURATION", target.settings.configuration),
      ]
    }
    settings = BuildSettings(levels: [level], SettingCondition.Context(configuration: "Debug", platform: .iOS))
  }

  /// The options with values in place of references.
  func expanded(_ options: LaunchOptions) -> LaunchOptions {
    var options = options
    options.arguments = options.arguments.map(settings.expanded)
    options.environment = options.environment.mapValues(settings.expanded)
    return options
  }
}
