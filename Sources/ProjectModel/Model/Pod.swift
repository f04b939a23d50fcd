/// A library that CocoaPods manages.
package struct Pod: Sendable, Hashable {
  /// The name of the whole pod.
  package let name: String
  /// The version of `Podfile.lock`, or what the `Podfile` allows; `nil` if neither says it.
  package let version: String?
  /// The name of the module that it has most likely: its sources say it if they are there.
  package let moduleName: String
  /// Whether the `Podfile` names it, and not only another pod.
  package let isDirect: Bool
  /// How much of it is there.
  package let presence: Presence

  package enum Presence: Sendable, Hashable {
    /// Nothing.
    case missing
    /// Its sources, none of which are Swift.
    case notSwift
    /// Swift files, which are a target of the project.
    case sources
  }

  /// The name with the version.
  package var description: String { version.map { "\(name) \($0)" } ?? name }

  /// Whether it is the one that brings a module, as far as names tell.
  package func brings(_ module: String) -> Bool { moduleName == module || Self.plain(name) == Self.plain(module) }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The modules of pods that have another name.
  static let modules: [String: String] = [
    "Amplitude-iOS": "Amplitude", "AppsFlyerFramework": "AppsFlyerLib",
    "Google-Maps-iOS-Utils": "GoogleMapsUtils",
    "Google-Mobile-Ads-SDK": "GoogleMobileAds", "GoogleUserMessagingPlatform": "UserMessagingPlatform",
    "lottie-ios": "Lottie", "Mixpanel-swift": "Mixpanel",
    "ReachabilitySwift": "Reachability",
    "SQLite.swift": "SQLite", "Socket.IO-Client-Swift": "SocketIO",
  ]
}
