// swift-tools-version: 6.2

import PackageDescription

let package = Package(name: "GoogleMobileAds")

#if os(Linux)
  // Elsewhere there is the package for which this one stands. `flow` adds the engine, which the targets use.
  let modules: [String: [Target.Dependency]] = [
    "GoogleMobileAds": [],
    "GoogleUserMessagingPlatform": ["UserMessagingPlatform"],
    "UserMessagingPlatform": [],
  ]
  package.targets = modules.sorted { $0.key < $1.key }.map { .target(name: $0, dependencies: $1) }
  package.products = modules.keys.sorted().map { .library(name: $0, targets: [$0]) }
#endif
