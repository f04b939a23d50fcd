/// What a target builds.
package enum TargetKind: String, Hashable, Sendable {
  case app, appClip, appExtension, watchApp, framework, staticLibrary, dynamicLibrary, bundle, tool, unitTests, uiTests
  /// A target without a product: it groups others, or runs scripts.
  case aggregate
  case other

  /// - Parameter productType: An identifier of Xcode, such as `com.apple.product-type.application`.
  package init(productType: String) {
    let prefix = "com.apple.product-type."
    let name = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
    self =
      switch name {
      case "application", "application.messages": .app
      case "application.on-demand-install-capable": .appClip
      case "bundle.unit-test": .unitTests
      case "bundle.ui-testing": .uiTests
      case "bundle": .bundle
      case "tool": .tool
      case "library.static": .staticLibrary
      case "library.dynamic": .dynamicLibrary
      case _ where name.hasPrefix("framework"): .framework
      case _ where name.hasPrefix("application.watchapp"): .watchApp
      case _ where name.contains("extension"): .appExtension
      default: .other
      }
  }

  /// Whether other targets import its module.
  package var isLibrary: Bool { self == .framework || self == .staticLibrary || self == .dynamicLibrary }

  package var isTest: Bool { self == .unitTests || self == .uiTests }
}
