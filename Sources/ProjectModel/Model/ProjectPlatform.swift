/// A system that a target is built for.
package enum ProjectPlatform: String, Hashable, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The names of the SDKs, of devices and of the simulator.
  var sdks: [String] {
    switch self {
    case .iOS: ["iphoneos", "iphonesimulator"]
    case .macOS: ["macosx"]
    case .tvOS: ["appletvos", "appletvsimulator"]
    case .watchOS: ["watchos", "watchsimulator"]
    case .visionOS: ["xros", "xrsimulator"]
    }
  }

  /// The SDK of the simulator; a Mac needs none.
  package var simulatorSDK: String { sdks[sdks.count - 1] }

  /// The name in a filter of a file or a dependency.
  var filterName: String {
    switch self {
    case .iOS: "ios"
    case .macOS: "macos"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The systems of a target by its settings.
  static func platforms(_ settings: BuildSettings) -> Set<ProjectPlatform> {
    let supported = settings.words("SUPPORTED_PLATFORMS")
    let root = settings["SDKROOT"].map { [$0] } ?? []
    let names = supported.isEmpty ? root : supported
    return Set(allCases.filter { platform in names.contains { name in platform.sdks.contains { name.hasPrefix($0) } } })
  }
}
