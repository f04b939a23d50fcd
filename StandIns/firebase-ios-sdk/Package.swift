// swift-tools-version: 6.2

import PackageDescription

let package = Package(name: "firebase-ios-sdk")

#if os(Linux)
  // Elsewhere there is the package for which this one stands. `flow` adds the engine, which the targets use.
  let modules: [String: [Target.Dependency]] = [
    "Firebase": [
      "FirebaseAnalytics", "FirebaseAppCheck", "FirebaseAuth", "FirebaseCrashlytics", "FirebaseDatabase",
      "FirebaseFirestore", "FirebaseFunctions", "FirebaseInstallations", "FirebaseMessaging", "FirebaseRemoteConfig",
      "FirebaseStorage",
    ],
    "FirebaseAnalytics": ["FirebaseCore"],
    "FirebaseAnalyticsSwift": ["FirebaseAnalytics"],
    "FirebaseAnalyticsTarget": ["FirebaseAnalytics"],
    "FirebaseAppCheck": ["FirebaseCore"],
    "FirebaseAuth": ["FirebaseCore"],
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
  ]
  package.targets = modules.sorted { $0.key < $1.key }.map { .target(name: $0, dependencies: $1) }
  package.products = modules.keys.sorted().map { .library(name: $0, targets: [$0]) }
  // Other names of products.
  package.products += [
    .library(name: "FirebaseAnalyticsCore", targets: ["FirebaseAnalytics"]),
    .library(name: "FirebaseAnalyticsIdentitySupport", targets: ["FirebaseAnalytics"]),
    .library(name: "FirebaseAnalyticsOnDeviceConversion", targets: ["FirebaseAnalytics"]),
    .library(name: "FirebaseAnalyticsSwift-Beta", targets: ["FirebaseAnalyticsSwift"]),
    .library(name: "FirebaseAnalyticsWithoutAdIdSupport", targets: ["FirebaseAnalytics"]),
    .library(name: "FirebaseDatabaseSwift-Beta", targets: ["FirebaseDatabaseSwift"]),
    .library(name: "FirebaseFirestoreSwift-Beta", targets: ["FirebaseFirestoreSwift"]),
    .library(name: "FirebaseFunctionsSwift-Beta", targets: ["FirebaseFunctionsSwift"]),
    .library(name: "FirebaseRemoteConfigSwift-Beta", targets: ["FirebaseRemoteConfigSwift"]),
    .library(name: "FirebaseStorageSwift-Beta", targets: ["FirebaseStorageSwift"]),
  ]
#endif
