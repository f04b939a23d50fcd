/// How the sources of a module are prepared.
package struct SourceRules: Hashable, Codable, Sendable {
  /// What the sources were written for.
  package enum Origin: String, Hashable, Codable, Sendable {
    /// An app, or a package that knows Apple's systems only: all files are prepared as iOS sees them.
    case apple
    /// A package that knows Linux: it stays as it is, except for the system in files that import SwiftUI, and files that
    /// are for UIKit as a whole.
    case linux
  }

  package var origin: Origin
  /// Apple's modules that exist here, under their own names or by an alias.
  package var modules: Set<String>
  /// Modules that Apple's Foundation exports, and that are separate modules here.
  package var impliedModules: [String]
  /// Modules that every file imports.
  package var commonModules: [String] = []
  /// Whether files see UIKit that import a module that exports it on iOS, such as SwiftUI.
  package var isUIKitImplied: Bool
  /// Whether imports are internal by default, so that an added one has to be public.
  package var areImportsInternal: Bool
  /// Modules of which another file of the module says who may use the import, so that an added one has to.
  package var explicitImports: Set<String> = []
  /// Whether what says nothing else is isolated to the main actor.
  package var isOnMainActor = false
  /// Methods of the module's extensions that its classes override.
  package var extensionOverrides = ExtensionOverrides()
  /// Methods that extensions override of classes in other files.
  package var forwardedOverrides = ForwardedOverrides()
  /// UIKit's types that are here, which decide whether a file for Apple's systems alone is compiled in a package that
  /// knows Linux; empty for none.
  package var typesOfUIKit: Set<String> = []
  /// Those that SwiftUI exports alone.
  package var typesOfSwiftUI: Set<String> = []

  package init(
    _ origin: Origin, modules: Set<String> = Self.appleModules, impliedModules: [String] = Self.impliedModules,
    isUIKitImplied: Bool = true, areImportsInternal: Bool = false
  ) {
    self.origin = origin
    self.modules = modules
    self.impliedModules = impliedModules
    self.isUIKitImplied = isUIKitImplied
    self.areImportsInternal = areImportsInternal
  }

  /// Apple's modules that exist here: those of the toolchain, of this package, and those with an alias
  /// (Docs/Decisions/0007).
  package static let appleModules = ownNames.union(aliases.keys)

  private static let ownNames: Set<String> = [
    "Charts", "Combine", "Dispatch", "Foundation", "Observation", "RegexBuilder", "SwiftData", "SwiftUI",
    "Synchronization", "XCUIAutomation",
  ]

  /// The modules that stand for Apple's under other names.
  package static let aliases = [
    "CoreData": "FlowCoreData", "CoreFoundation": "FlowCoreFoundation", "CoreGraphics": "FlowCoreGraphics",
    "Darwin": "Glibc", "MachO": "FlowMachO", "OSLog": "FlowOSLog", "ObjectiveC": "FlowObjectiveC",
    "QuartzCore": "FlowQuartzCore", "UIKit": "FlowUIKit",
    "UniformTypeIdentifiers": "FlowUniformTypeIdentifiers", "os": "FlowOS",
  ].merging(frameworks.map { ($0, "Flow\($0)") }) { alias, _ in alias }

  /// Apple's frameworks that have a double (Docs/Decisions/0029); `Package.swift` has the same names.
  package static let frameworks = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdServices",
    "AdSupport", "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CloudKit",
    "CommonCrypto",
    "Compression", "Contacts", "ContactsUI", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "FoundationModels",
    "GameKit",
    "GameplayKit", "HealthKit",
    "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MetricKit",
    "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network", "PDFKit", "PassKit", "PencilKit",
    "Photos",
    "PhotosUI", "QuickLook", "QuickLookThumbnailing", "RealityKit", "SafariServices", "SceneKit", "Security", "Social",
    "Speech",
    "SpriteKit", "StoreKit", "StoreKitTest", "SystemConfiguration", "TipKit", "Translation", "UserNotifications",
    "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit", "simd",
  ]

  package static let impliedModules = [
    "Combine", "FlowFoundation", "FoundationXML", "Observation",
  ]

  /// The module with the part of XCTest that exists on Apple's systems alone.
  package static let moduleOfExpectedFailures = "XCUIAutomation"

  /// Apple's modules that export UIKit on iOS: SwiftUI, and those with headers that import it.
  static let modulesWithUIKit: Set<String> = [
    "ARKit", "AVKit", "AuthenticationServices", "ContactsUI", "CoreLocationUI", "EventKitUI", "GameKit", "GameplayKit",
    "IntentsUI",
    "LinkPresentation",
    "MapKit", "MediaPlayer", "MessageUI", "PDFKit", "PassKit", "PencilKit", "PhotosUI", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit",
    "Social", "SpriteKit", "StoreKit", "StoreKitTest",
    "SwiftUI", "VisionKit", "WebKit",
  ]

  /// A module whose names files see that import another one.
  struct BroughtModule {
    let name: String
    /// How its names begin.
    let prefixes: [String]
    /// Other words that show it.
    var words: Set<String> = []
    /// The modules that bring it along on iOS, besides those that bring along one of them.
    let importers: Set<String>
  }

  static let broughtModules = [
    BroughtModule(
      name: "AudioToolbox", prefixes: ["AudioServices", "kSystemSoundID"], importers: ["AVFoundation", "AVKit"]),
    BroughtModule(name: "CoreImage", prefixes: ["CI", "kCIInput"], importers: ["UIKit"]),
    BroughtModule(
      name: "ImageIO", prefixes: ["CGImageDestination", "CGImageProperty", "CGImageSource", "kCGImage"],
      words: ["downMirrored", "leftMirrored", "rightMirrored", "upMirrored"],
      importers: ["UIKit", "AVFoundation", "CoreImage"]),
    BroughtModule(
      name: "Security",
      prefixes: [
        "SecCertificate", "SecCopy", "SecItem", "SecKey", "SecPolicy", "SecRandom", "SecTrust", "errSec", "kSec",
      ],
      words: ["serverTrust"], importers: ["Foundation"]),
    BroughtModule(
      name: "Photos", prefixes: [], words: ["UIImageWriteToSavedPhotosAlbum"], importers: ["UIKit"]),
    BroughtModule(name: "UserNotifications", prefixes: ["UN"], importers: ["UIKit"]),
    BroughtModule(
      name: "os", prefixes: [], words: ["os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t"],
      importers: ["Darwin"]),
    BroughtModule(
      name: "XCUIAutomation", prefixes: ["XCUI"],
      words: ["XCTActivity", "XCTAttachment", "XCTContext", "XCTIssue", "XCTMetric"], importers: ["XCTest"]),
  ]

  /// Modules of which an iOS SDK has none. Of a name that is neither here nor in `modules`, such as that of a package,
  /// the compiler knows whether it can be imported.
  static let foreignModules: Set<String> = [
    "Android", "AppKit", "Bionic", "CRT", "Carbon", "Cocoa", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "WASILibc", "WinSDK", "ucrt",
  ]

  /// The module that has the names of a part that is a separate module on Apple's systems, as `SwiftUICore` and
  /// `_MapKit_SwiftUI`; other names stay.
  static func whole(of name: String) -> String {
    if name == "SwiftUICore" { return "SwiftUI" }
    let isPart = name.hasPrefix("_") && name.hasSuffix("_SwiftUI")
    return isPart ? String(name.dropFirst().dropLast("_SwiftUI".count)) : name
  }

  /// Apple's modules that export Foundation on iOS: those with headers that import it.
  static let modulesWithFoundation: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accessibility", "ActivityKit", "AdServices", "AdSupport",
    "AppIntents",
    "AppTrackingTransparency",
    "AuthenticationServices",
    "BackgroundTasks", "Charts", "ClockKit", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML", "CoreMotion", "CoreNFC",
    "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "Foundation", "FoundationModels",
    "GameKit",
    "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit",
    "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "OSLog", "PDFKit", "PassKit",
    "PencilKit",
    "Photos", "PhotosUI", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "SafariServices",
    "SceneKit",
    "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "Translation",
    "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity",
    "WeatherKit", "WebKit", "WidgetKit", "XCTest",
  ]
}
