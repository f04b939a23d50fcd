// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

#if os(Linux)
  /// Dependencies on targets that exist on Linux alone.
  func onLinux(_ names: Target.Dependency...) -> [Target.Dependency] { names }
#else
  func onLinux(_: Target.Dependency...) -> [Target.Dependency] { [] }
#endif

let package = Package(
  name: "SwiftUIFlowTesting",
  platforms: [
    .iOS(.v17),
    .macOS(.v14),
    .tvOS(.v17),
    .watchOS(.v10),
    .visionOS(.v1),
  ],
  products: [
    .library(name: "SwiftUIFlowTesting", targets: ["SwiftUIFlowTesting"]),
    .library(name: "FlowStore", targets: ["FlowStore"]),
    .library(name: "FlowStoreUI", targets: ["FlowStoreUI"]),
    .library(name: "FlowSchedulers", targets: ["FlowSchedulers"]),
    .library(name: "Axt", targets: ["Axt"]),
    .executable(name: "flow", targets: ["flow"]),
    .plugin(name: "FlowCommand", targets: ["FlowCommand"]),
    .plugin(name: "FlowAssets", targets: ["FlowAssets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // For `make docs` only.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // A value guarded by a lock, for every module.
    .target(name: "Locking"),
    .testTarget(name: "LockingTests", dependencies: ["Locking"]),
    .target(name: "FlowIssueReporting", dependencies: ["Locking"] + onLinux("CProcessExit")),
    // The sizes of devices, for the engine, for flows, and for the command line, which has no engine.
    .target(name: "DeviceCatalog"),
    .testTarget(name: "DeviceCatalogTests", dependencies: ["DeviceCatalog"]),
    .target(name: "FlowReports", dependencies: ["DeviceCatalog", "FlowIssueReporting"]),
    .testTarget(name: "FlowReportsTests", dependencies: ["FlowReports"]),
    // Prepares sources that were written for iOS for the compiler on Linux.
    .target(name: "SourcePreparation", dependencies: ["FlowReports"]),
    .testTarget(
      name: "SourcePreparationTests",
      // The last two are for the programs that it compiles and runs.
      dependencies: ["FlowReports", "SourcePreparation"] + onLinux("FlowObjectiveC", "TestCompiler")),
    // Reads projects of Xcode, XcodeGen and Tuist.
    .target(name: "ProjectModel", dependencies: ["AssetCatalogs", "FlowReports", "SourcePreparation"]),
    .testTarget(name: "ProjectModelTests", dependencies: ["ProjectModel"]),
    // The command line. It draws nothing itself, so that it also runs where the libraries for drawing are missing.
    .executableTarget(
      name: "flow",
      dependencies: [
        "DataModels",
        "DeviceCatalog",
        "FlowIssueReporting",
        "FlowReports",
        "ProjectModel",
        "SourcePreparation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "FlowCommandTests", dependencies: ["FlowReports", "ProjectModel", "flow"]),
    .plugin(
      name: "FlowCommand",
      capability: .command(
        intent: .custom(
          verb: "flow", description: "Reports flows, accepts and lists their references, draws previews."),
        permissions: [.writeToPackageDirectory(reason: "References are accepted and reports are written there.")]
      ),
      dependencies: ["flow"]
    ),
    .target(
      name: "FlowSnapshots",
      dependencies: ["FlowIssueReporting", "FlowReports"] + onLinux("CPangoCairo", "FlowRendering")),
    .testTarget(
      name: "FlowSnapshotsTests", dependencies: ["FlowSnapshots"] + onLinux("CPangoCairo", "FlowRendering")),
    .target(
      name: "SwiftUIFlowTesting",
      dependencies: [
        "DeviceCatalog",
        "FlowIssueReporting",
        "FlowReports",
        "FlowSnapshots",
        "Locking",
      ] + onLinux("CFlowSupport", "Combine", "FlowRendering", "PhoneSimulation", "SwiftData", "SwiftUI", "UIAutomation")
    ),
    .target(name: "FlowSchedulers", dependencies: ["FlowIssueReporting", "Locking"] + onLinux("Combine")),
    .target(
      name: "FlowStore", dependencies: ["FlowIssueReporting", "FlowSchedulers", "Locking"] + onLinux("Combine")),
    .target(
      name: "FlowStoreUI",
      dependencies: ["FlowIssueReporting", "FlowStore", "SwiftUIFlowTesting"] + onLinux("Combine", "SwiftUI")),
    .target(name: "Axt", dependencies: ["FlowIssueReporting"] + onLinux("Combine", "SwiftUI")),
    // Reads asset catalogs, and generates the same constants as Xcode.
    .target(name: "AssetCatalogs"),
    .testTarget(name: "AssetCatalogsTests", dependencies: ["AssetCatalogs"]),
    // Reads data models of Core Data, and generates the same classes as Xcode.
    .target(name: "DataModels", dependencies: ["AssetCatalogs"]),
    .testTarget(name: "DataModelsTests", dependencies: ["AssetCatalogs", "DataModels"]),
    .executableTarget(name: "asset-symbols", dependencies: ["AssetCatalogs"], path: "Sources/AssetSymbolsTool"),
    .plugin(name: "FlowAssets", capability: .buildTool(), dependencies: ["asset-symbols"]),
    .testTarget(name: "AxtTests", dependencies: ["Axt", "FlowIssueReporting"] + onLinux("Combine", "SwiftUI")),
    .testTarget(
      name: "FlowSchedulersTests",
      dependencies: ["FlowSchedulers", "FlowIssueReporting", "Locking"] + onLinux("Combine")),
    .testTarget(
      name: "FlowStoreTests", dependencies: ["FlowStore", "FlowIssueReporting", "Locking"] + onLinux("Combine")),
    .testTarget(
      name: "FlowStoreUITests",
      dependencies: ["FlowStoreUI", "SwiftUIFlowTesting", "FlowIssueReporting"] + onLinux("Combine", "SwiftUI")),
    .testTarget(
      name: "SwiftUIFlowTestingTests",
      dependencies: ["FlowOutsideTests", "FlowReports", "FlowStore", "Locking", "SwiftUIFlowTesting"]
        + onLinux("Axt", "SwiftData", "SwiftUI", "ViewInspector", "WorkerProcesses")
    ),
    .testTarget(name: "FlowIssueReportingTests", dependencies: ["FlowIssueReporting"]),
    // Check the layers of Sources/SwiftUI, and write Docs/Coverage.md; `make lint` runs both, by Scripts/tool.sh.
    .target(name: "SwiftTokens", path: "Scripts/tokens"),
    .executableTarget(name: "layers", dependencies: ["SwiftTokens"], path: "Scripts/layers"),
    .testTarget(name: "LayersTests", dependencies: ["layers", "SwiftTokens"]),
    .executableTarget(name: "coverage", dependencies: ["SwiftTokens"], path: "Scripts/coverage"),
    .testTarget(name: "CoverageTests", dependencies: ["coverage"]),
    // A program that runs flows where no test framework does; a test starts it.
    .executableTarget(
      name: "FlowOutsideTests",
      dependencies: ["SwiftUIFlowTesting"] + onLinux("SwiftData", "SwiftUI"),
      path: "Tests/FlowOutsideTests"
    ),
  ]
)

// Apple's modules that have a substitute here, under a name of its own: see Docs/Decisions/0007.
let appleModules = [
  "CoreData", "CoreFoundation", "CoreGraphics", "MachO", "OS", "OSLog", "ObjectiveC", "QuartzCore", "UIKit",
  "UniformTypeIdentifiers",
]

// Apple's frameworks as doubles that a test sets, a folder of Sources/Frameworks each, with what they need beside the
// phone and SwiftUI: see Docs/Decisions/0029. `SourceRules.frameworks` has the same names.
let frameworks: [String: [Target.Dependency]] = [
  "ARKit": ["FlowImageIO", "FlowSceneKit", "FlowUIKit", "Flowsimd"], "AVFAudio": ["FlowCoreMedia"],
  "AVFoundation": ["FlowAVFAudio", "FlowCoreMedia", "FlowCoreVideo", "FlowImageIO", "FlowRendering", "FlowUIKit"],
  "AVKit": ["FlowAVFoundation", "FlowUIKit"], "Accelerate": [], "Accessibility": [], "ActivityKit": [],
  "AdServices": [], "AdSupport": [],
  "AppIntents": ["FlowUniformTypeIdentifiers"], "AppTrackingTransparency": [], "AudioToolbox": [],
  "AuthenticationServices": ["FlowUIKit"], "BackgroundTasks": [],
  "CloudKit": ["FlowCoreData", "FlowCoreLocation", "FlowUIKit"], "CommonCrypto": ["FlowCryptoKit"], "Compression": [],
  "Contacts": [], "ContactsUI": ["FlowContacts", "FlowUIKit"], "CoreBluetooth": [], "CoreHaptics": [],
  "CoreImage": ["FlowCoreGraphics", "FlowCoreVideo", "FlowImageIO", "FlowRendering"], "CoreLocation": [],
  "CoreLocationUI": ["FlowCoreLocation", "FlowUIKit"], "CoreML": ["FlowCoreVideo"],
  "CoreMedia": ["FlowCoreVideo"], "CoreMotion": [], "CoreNFC": [],
  "CoreSpotlight": ["FlowUniformTypeIdentifiers"], "CoreTelephony": [],
  "CoreText": ["FlowCoreGraphics", "FlowUIKit"], "CoreTransferable": [], "CoreVideo": ["FlowRendering"],
  "CryptoKit": [],
  "DeviceCheck": [], "EventKit": ["FlowCoreGraphics", "FlowCoreLocation"], "EventKitUI": ["FlowEventKit", "FlowUIKit"],
  "FoundationModels": [],
  "GameKit": ["FlowUIKit"], "GameplayKit": ["FlowSpriteKit"],
  "HealthKit": ["FlowCoreLocation", "FlowUIKit"],
  "ImageIO": ["FlowCoreGraphics", "FlowRendering"], "Intents": ["FlowUserNotifications"],
  "LinkPresentation": ["FlowUIKit"],
  "LocalAuthentication": [], "MapKit": ["CFlowSupport", "FlowCoreLocation", "FlowUIKit"],
  "MediaPlayer": ["FlowAVFoundation", "FlowUIKit"], "MessageUI": ["FlowUIKit"], "MetricKit": [],
  "MobileCoreServices": ["FlowUniformTypeIdentifiers"], "MultipeerConnectivity": [],
  "NaturalLanguage": ["FlowCoreML"], "Network": [], "PDFKit": ["FlowRendering", "FlowUIKit"],
  "PassKit": ["FlowContacts", "FlowUIKit"],
  "PencilKit": ["FlowUIKit"],
  "Photos": [
    "FlowAVFoundation", "FlowCoreLocation", "FlowCoreMedia", "FlowImageIO", "FlowObjectiveC", "FlowRendering",
    "FlowUniformTypeIdentifiers",
  ],
  "PhotosUI": ["FlowPhotos", "FlowUIKit"],
  "QuickLook": ["FlowUIKit"], "QuickLookThumbnailing": ["FlowImageIO", "FlowUIKit"],
  "RealityKit": ["FlowARKit", "FlowCoreText", "FlowSceneKit", "FlowUIKit", "Flowsimd"],
  "SafariServices": ["FlowUIKit"],
  "SceneKit": ["FlowUIKit", "Flowsimd"], "Security": [], "Social": ["FlowUIKit"],
  "Speech": ["FlowAVFAudio", "FlowCoreMedia"], "SpriteKit": ["FlowCoreMedia", "FlowRendering", "FlowUIKit"],
  "StoreKit": ["FlowUIKit"], "StoreKitTest": ["FlowStoreKit"], "SystemConfiguration": [], "TipKit": ["FlowUIKit"],
  "Translation": [], "UserNotifications": ["FlowCoreLocation"],
  "Vision": ["FlowCoreGraphics", "FlowCoreImage", "FlowCoreML", "FlowCoreMedia", "FlowCoreVideo", "FlowImageIO"],
  "VisionKit": ["FlowUIKit", "FlowVision"],
  "WatchConnectivity": [], "WeatherKit": ["FlowCoreLocation"], "WebKit": ["FlowUIKit"],
  "WidgetKit": ["FlowActivityKit", "FlowAppIntents", "FlowIntents"],
  "simd": [],
]

// What stands for packages that can be built on Apple's systems alone, a folder of StandIns each: see Docs/Decisions/0044.
// `flow` builds them by their own manifests, where an app needs them; the targets here are for their tests.
let standIns: [String: [String: [Target.Dependency]]] = [
  "amplitude-swift": [
    "AmplitudeSwift": []
  ],
  "ios-maps-sdk": [
    "GoogleMaps": ["FlowCoreLocation", "FlowMapKit", "FlowUIKit"]
  ],
  "lottie-ios": [
    "Lottie": ["FlowUIKit"]
  ],
  "mixpanel-swift": [
    "Mixpanel": []
  ],
  "posthog-ios": [
    "PostHog": []
  ],
  "purchases-ios": [
    "RevenueCat": ["FlowStoreKit"],
    "RevenueCatUI": ["FlowUIKit", "RevenueCat"],
  ],
  "sentry-cocoa": [
    "Sentry": [],
    "SentrySwiftUI": ["Sentry"],
  ],
  "sdwebimageswiftui": [
    "SDWebImage": ["FlowUIKit"],
    "SDWebImageSwiftUI": ["FlowUIKit", "SDWebImage"],
  ],
  "firebase-ios-sdk": [
    "Firebase": [
      "FirebaseAnalytics", "FirebaseAppCheck", "FirebaseAuth", "FirebaseCrashlytics", "FirebaseDatabase",
      "FirebaseFirestore", "FirebaseFunctions", "FirebaseInstallations", "FirebaseMessaging", "FirebaseRemoteConfig",
      "FirebaseStorage",
    ],
    "FirebaseAnalytics": ["FirebaseCore"],
    "FirebaseAnalyticsSwift": ["FirebaseAnalytics"],
    "FirebaseAnalyticsTarget": ["FirebaseAnalytics"],
    "FirebaseAppCheck": ["FirebaseCore"],
    "FirebaseAuth": ["FirebaseCore", "FlowUIKit"],
    "FirebaseCore": [],
    "FirebaseCrashlytics": ["FirebaseCore"],
    "FirebaseDatabase": ["FirebaseCore", "FirebaseSharedSwift"],
    "FirebaseDatabaseSwift": ["FirebaseDatabase"],
    "FirebaseFirestore": ["FirebaseCore", "FirebaseSharedSwift"],
    "FirebaseFirestoreSwift": ["FirebaseFirestore"],
    "FirebaseFirestoreTarget": ["FirebaseFirestore"],
    "FirebaseFunctions": ["FirebaseCore", "FirebaseSharedSwift"],
    "FirebaseFunctionsSwift": ["FirebaseFunctions"],
    "FirebaseInstallations": ["FirebaseCore"],
    "FirebaseMessaging": ["FirebaseCore"],
    "FirebasePerformance": ["FirebaseCore"],
    "FirebasePerformanceTarget": ["FirebasePerformance"],
    "FirebaseRemoteConfig": ["FirebaseCore", "FirebaseSharedSwift"],
    "FirebaseRemoteConfigSwift": ["FirebaseRemoteConfig"],
    "FirebaseSharedSwift": [],
    "FirebaseStorage": ["FirebaseCore"],
    "FirebaseStorageSwift": ["FirebaseStorage"],
  ],
  "googlesignin-ios": [
    "GoogleSignIn": ["FlowUIKit"],
    "GoogleSignInSwift": [],
  ],
  "swift-package-manager-google-mobile-ads": [
    "GoogleMobileAds": ["FlowUIKit"],
    "GoogleUserMessagingPlatform": ["UserMessagingPlatform"],
    "UserMessagingPlatform": ["FlowUIKit"],
  ],
]

#if os(Linux)
  // Apple's SwiftUI and Combine do not exist here: the package brings its own,
  // under the same module names, so that sources keep their imports.
  package.dependencies += [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ]
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "ViewInspector", targets: ["ViewInspector"]),
    .library(name: "FlowPreviews", targets: ["FlowPreviews"]),
    .library(name: "FlowFoundation", targets: ["FlowFoundation"]),
  ]
  package.products += (appleModules + frameworks.keys.sorted()).map {
    .library(name: "Flow\($0)", targets: ["Flow\($0)"])
  }
  package.targets += [
    .systemLibrary(
      name: "CPangoCairo",
      // Not pangocairo.pc, which includes that of gio: the package manager warns about its flag -pthread.
      pkgConfig: Context.packageDirectory + "/Sources/CPangoCairo/libraries.pc",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    // The functions that end a process. Apart from CFlowSupport, because the command line links no libraries for drawing.
    .target(name: "CProcessExit"),
    // How Core Foundation compares objects.
    .target(name: "CObjectEquality"),
    .target(name: "FlowRendering", dependencies: ["CFlowSupport", "CPangoCairo", "Locking"]),
    .testTarget(name: "FlowRenderingTests", dependencies: ["CPangoCairo", "FlowRendering", "WorkerProcesses"]),
    .target(
      name: "Combine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]
    ),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "Locking"]),
    .macro(
      name: "SwiftUIMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    // Runs the compiler on sources with macros. A test that linked them would have every module compiled twice.
    .testTarget(name: "SwiftUIMacrosTests", dependencies: ["SwiftUI", "TestCompiler"]),
    .target(name: "TestCompiler", path: "Tests/TestCompiler"),
    // Compiles the code of the documents against the modules that it imports.
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "Axt", "FlowStore", "SwiftUI", "SwiftUIFlowTesting", "TestCompiler", "ViewInspector", "XCUIAutomation",
      ]),
    .target(
      name: "CFlowSupport", dependencies: ["CPangoCairo"],
      // From Debian's libcmark-gfm-dev and libcmark-gfm-extensions-dev. No module map names their headers, because packages
      // with cmark's sources have modules of the same types.
      linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
    // What Foundation has on Apple's systems alone.
    .target(
      name: "FlowFoundation",
      dependencies: [
        "AssetCatalogs", "CFlowZlib", "CObjectEquality", "Combine", "DeviceCatalog", "FlowIssueReporting", "Locking",
      ],
      // The rules of plurals, from the toolchain's Foundation.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .testTarget(name: "FlowFoundationTests", dependencies: ["FlowFoundation", "Locking", "TestCompiler"]),
    // The world outside of an app.
    .target(name: "PhoneSimulation", dependencies: ["Combine", "FlowFoundation", "Locking"]),
    .testTarget(
      name: "PhoneSimulationTests", dependencies: ["Combine", "Locking", "PhoneSimulation", "SwiftUI", "UIAutomation"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "AssetCatalogs", "CFlowSupport", "Combine", "DeviceCatalog", "FlowFoundation", "FlowRendering", "Locking",
        "PhoneSimulation", "SwiftUIMacros",
      ]
    ),
    .testTarget(name: "SwiftUITests", dependencies: ["Locking", "SwiftUI", "Shrinking"]),
    .systemLibrary(name: "CFlowZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CFlowSQLite", providers: [.apt(["libsqlite3-dev"])]),
    // The system's SQLite, for Swift.
    .target(name: "FlowSQLite", dependencies: ["CFlowSQLite"]),
    .testTarget(name: "FlowSQLiteTests", dependencies: ["FlowSQLite"]),
    .macro(
      name: "SwiftDataMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "SwiftData",
      dependencies: ["Combine", "FlowFoundation", "FlowSQLite", "Locking", "SwiftDataMacros", "SwiftUI"]),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: ["FlowSQLite", "Locking", "SwiftData", "SwiftUI", "TestCompiler", "store-writer"]),
    // Swift Charts on the engine.
    .target(name: "Charts", dependencies: ["FlowFoundation", "FlowRendering", "SwiftUI"]),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "FlowRendering", "SwiftUI"]),
    // A program that a test kills while it saves.
    .executableTarget(name: "store-writer", dependencies: ["FlowCoreData", "SwiftData"], path: "Tests/StoreWriter"),
    // Reduces random trees that fail.
    .target(name: "Shrinking", path: "Tests/Shrinking"),
    .testTarget(
      name: "FlowAssetsTests", dependencies: ["FlowRendering", "SwiftUI"],
      resources: [.process("Assets.xcassets"), .process("Localizable.xcstrings")],
      plugins: ["FlowAssets"]),
    .target(
      name: "UIAutomation",
      dependencies: [
        "DeviceCatalog", "FlowIssueReporting", "FlowRendering", "FlowReports", "Locking", "PhoneSimulation", "SwiftUI",
      ]),
    .testTarget(
      name: "UIAutomationTests",
      dependencies: ["FlowIssueReporting", "SwiftUI", "UIAutomation", "WorkerProcesses"]),
    // In Swift 5's language mode, like the lists of tests that it receives.
    .target(name: "MainActorTestEntries", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "XCUIAutomation",
      dependencies: ["FlowIssueReporting", "FlowReports", "MainActorTestEntries", "SwiftUI", "UIAutomation"]),
    .testTarget(
      name: "XCUIAutomationTests", dependencies: ["Locking", "SwiftUI", "XCUIAutomation"],
      // Its files are like those that Xcode creates.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "ViewInspector", dependencies: ["FlowIssueReporting", "SwiftUI", "UIAutomation"]),
    .testTarget(name: "ViewInspectorTests", dependencies: ["SwiftUI", "ViewInspector"]),
    // Linked into the program that `flow preview` builds.
    .target(
      name: "FlowPreviews",
      dependencies: ["DeviceCatalog", "FlowReports", "Locking", "SwiftUI", "SwiftUIFlowTesting", "UIAutomation"]),
    .testTarget(
      name: "FlowPreviewsTests",
      dependencies: ["FlowPreviews", "FlowReports", "FlowSnapshots", "SwiftUI", "SwiftUIFlowTesting"]),
    .target(name: "Checkout", dependencies: ["SwiftUI"], path: "Examples/Checkout/Sources/Checkout"),
    .target(
      name: "CheckoutFlows", dependencies: ["Checkout", "SwiftUIFlowTesting"],
      path: "Examples/Checkout/Sources/CheckoutFlows"),
    .executableTarget(
      name: "checkout-demo", dependencies: ["CheckoutFlows"], path: "Examples/Checkout/Sources/Demo"),
    .testTarget(
      name: "CheckoutTests", dependencies: ["CheckoutFlows"], path: "Examples/Checkout/Tests/CheckoutTests"),
    .testTarget(
      name: "CheckoutUITests", dependencies: ["Checkout", "XCUIAutomation"],
      path: "Examples/Checkout/Tests/CheckoutUITests"),
    // Random actions on the example: a few in the tests, a million with `make soak`.
    .target(
      name: "RandomActions",
      dependencies: [
        "Checkout", "FlowIssueReporting", "FlowRendering", "Locking", "Shrinking", "SwiftUI", "UIAutomation",
      ],
      path: "Tests/RandomActions"),
    .target(name: "WorkerProcesses", path: "Tests/WorkerProcesses"),
    .executableTarget(
      name: "soak", dependencies: ["RandomActions", "SwiftUI", "FlowRendering", "CFlowSupport", "WorkerProcesses"],
      path: "Tests/Soak"),
    .testTarget(name: "RandomActionsTests", dependencies: ["RandomActions", "soak"]),
    // Values and shapes that a test tool must survive: a short table in the tests, all of it with `make probe`.
    .executableTarget(
      name: "probe",
      dependencies: ["FlowRendering", "FlowReports", "Locking", "SwiftUI", "CFlowSupport", "WorkerProcesses"],
      path: "Tests/Probe"),
    .testTarget(name: "ProbeTests", dependencies: ["probe"]),
    // Every view, control and style, drawn by `make gallery` for people to look at.
    .executableTarget(
      name: "gallery", dependencies: ["Charts", "SwiftUI", "SwiftUIFlowTesting"], path: "Tests/Gallery"),
    // The report in the pictures of the README, for `make pictures`.
    .executableTarget(
      name: "report-pictures", dependencies: ["CheckoutFlows", "SwiftUIFlowTesting"], path: "Tests/ReportPictures"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Charts", "CheckoutFlows", "FlowUIKit", "SwiftUI", "SwiftUIFlowTesting", "UIAutomation", "ViewInspector",
        "FlowMapKit", "FlowRendering", "FlowStore",
        "CFlowSQLite", "CFlowSupport", "CPangoCairo", "SwiftData", "TestCompiler",
      ],
      path: "Benchmarks"),
  ]
  let modulesOfModules: [String: [Target.Dependency]] = [
    "CoreData": [
      "AssetCatalogs", "CFlowSupport", "Combine", "DataModels", "FlowObjectiveC", "FlowSQLite", "Locking", "SwiftUI",
    ],
    "CoreGraphics": ["FlowRendering", "SwiftUI"],
    "MachO": [], "OS": ["Combine"], "OSLog": ["FlowOS"], "ObjectiveC": ["Locking"],
    "QuartzCore": ["Combine", "FlowCoreGraphics", "FlowObjectiveC", "SwiftUI"],
    "UIKit": [
      "AssetCatalogs", "CFlowSupport", "FlowCoreGraphics", "FlowObjectiveC", "FlowQuartzCore", "FlowRendering",
      "FlowUniformTypeIdentifiers", "Locking", "PhoneSimulation", "SwiftUI",
    ],
  ]
  package.targets += appleModules.map {
    .target(
      name: "Flow\($0)", dependencies: (modulesOfModules[$0] ?? ["SwiftUI"]) + ["AppleSubmodules", "FlowFoundation"],
      path: ["CoreData", "UIKit"].contains($0) ? "Sources/Flow\($0)" : "Sources/AppleNames/\($0)")
  }
  package.targets += [
    .systemLibrary(name: "AppleSubmodules", path: "Sources/AppleNames/Submodules"),
    .testTarget(name: "AppleNamesTests", dependencies: ["FlowOSLog", "FlowUIKit", "SwiftUI", "TestCompiler"]),
  ]
  package.targets += [
    .testTarget(
      name: "FlowUIKitTests",
      dependencies: [
        "FlowFoundation", "FlowObjectiveC", "FlowRendering", "FlowUIKit", "PhoneSimulation", "SwiftUI", "UIAutomation",
      ])
  ]
  package.targets += frameworks.sorted { $0.key < $1.key }.map { name, dependencies in
    .target(
      name: "Flow\(name)",
      dependencies: dependencies + [
        "AppleSubmodules", "Combine", "FlowFoundation", "Locking", "PhoneSimulation", "SwiftUI",
      ],
      path: "Sources/Frameworks/\(name)")
  }
  package.targets.append(
    .testTarget(
      name: "FrameworksTests",
      dependencies: frameworks.keys.sorted().map { .byName(name: "Flow\($0)") } + [
        "Charts", "Combine", "FlowCoreData", "FlowFoundation", "FlowRendering", "Locking", "PhoneSimulation",
        "SourcePreparation", "SwiftUI", "UIAutomation",
      ]))
  for (folder, modules) in standIns.sorted(by: { $0.key < $1.key }) {
    package.targets += modules.sorted { $0.key < $1.key }.map { name, dependencies in
      .target(
        name: name, dependencies: dependencies + ["Combine", "FlowFoundation", "PhoneSimulation", "SwiftUI"],
        path: "StandIns/\(folder)/Sources/\(name)")
    }
  }
  package.targets.append(
    .testTarget(
      name: "StandInsTests",
      dependencies: standIns.values.flatMap(\.keys).sorted().map { .byName(name: $0) } + [
        "Combine", "FlowFoundation", "FlowStoreKit", "FlowUIKit", "Locking", "PhoneSimulation", "SwiftUI",
        "UIAutomation",
      ]))
  package.targets += [
    .testTarget(
      name: "FlowCoreDataTests", dependencies: ["FlowCoreData", "FlowSQLite", "Locking", "SwiftData", "SwiftUI"])
  ]
  // All libraries, for the package with which `flow` makes the engine.
  let modules = Set(package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets))
  package.products.append(.library(name: "FlowEngine", targets: modules.sorted()))

  // A folder with all of this compiled once, from `flow`: see Docs/Decisions/0019. The products are then its library,
  // and the tools are programs that start those of the folder.
  if let engine = Context.environment["FLOW_ENGINE"], !engine.isEmpty {
    let submodules = Set((appleModules + frameworks.keys).map { "Flow\($0)" })
    package.dependencies = []
    package.products = package.products.compactMap { product in
      guard product is Product.Library else { return nil }
      return .library(
        name: product.name, targets: [submodules.contains(product.name) ? "FlowEngineNames" : "FlowEngine"])
    }
    package.products.append(.plugin(name: "FlowAssets", targets: ["FlowAssets"]))
    let same: Set = ["CFlowSQLite", "CFlowZlib", "CPangoCairo", "AppleSubmodules", "FlowAssets"]
    package.targets = package.targets.filter { same.contains($0.name) }
    package.targets += [
      .systemLibrary(
        name: "FlowEngineModules", path: "Sources/Engine/Modules",
        // The package manager takes a space for the end of a name; PKG_CONFIG_PATH has the folder, too.
        pkgConfig: engine.contains(" ") ? "engine" : engine + "/engine.pc"),
      // In the program itself: Foundation is found in front of the engine's library. Not under its own name, which a
      // module of the engine's folder has.
      .target(name: "FlowEngineEquality", path: "Sources/CObjectEquality"),
      .target(
        name: "FlowEngine",
        dependencies: [
          "CFlowSQLite", "CFlowZlib", "CPangoCairo", "FlowEngineEquality", "FlowEngineModules", "SwiftDataMacros",
          "SwiftUIMacros",
        ],
        path: "Sources/Engine/Library"),
      .target(
        name: "FlowEngineNames", dependencies: ["FlowEngine", "AppleSubmodules"], path: "Sources/Engine/AppleNames"),
      .target(
        name: "FlowEngineTool", path: "Sources/Engine/Tool",
        // The compiler's plugins have no environment.
        cSettings: [.define("FLOW_ENGINE", to: "\"\(engine)\"")]),
      .macro(name: "SwiftUIMacros", dependencies: ["FlowEngineTool"], path: "Sources/Engine/Macros"),
      .macro(name: "SwiftDataMacros", dependencies: ["FlowEngineTool"], path: "Sources/Engine/DataMacros"),
      .executableTarget(name: "asset-symbols", dependencies: ["FlowEngineTool"], path: "Sources/Engine/AssetSymbols"),
    ]
  }
#else
  // Never built: the package manager looks up the dependency `.product(name: "SwiftUI", …, condition: .when(platforms:
  // [.linux]))` on every platform. See Docs/Decisions/0001.
  package.products += [
    .library(name: "SwiftUI", targets: ["AppleSwiftUI"]),
    .library(name: "SwiftData", targets: ["AppleSwiftUI"]),
    .library(name: "FlowFoundation", targets: ["AppleSwiftUI"]),
  ]
  package.products += (appleModules + frameworks.keys.sorted()).map {
    .library(name: "Flow\($0)", targets: ["AppleSwiftUI"])
  }
  package.targets += [
    .target(name: "AppleSwiftUI")
  ]
#endif
