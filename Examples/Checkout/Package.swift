// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Checkout",
  platforms: [
    .iOS(.v17),
    .macOS(.v14),
  ],
  products: [
    .library(name: "Checkout", targets: ["Checkout"])
  ],
  dependencies: [
    .package(name: "SwiftUIFlowTesting", path: "../..")
  ],
  targets: [
    .target(
      name: "Checkout",
      dependencies: [
        // The one line for Linux: on Apple platforms SwiftUI is part of the system.
        .product(name: "SwiftUI", package: "SwiftUIFlowTesting", condition: .when(platforms: [.linux]))
      ]
    ),
    .target(
      name: "CheckoutFlows",
      dependencies: [
        "Checkout",
        .product(name: "SwiftUIFlowTesting", package: "SwiftUIFlowTesting"),
      ]
    ),
    .executableTarget(
      name: "checkout-demo",
      dependencies: ["CheckoutFlows"],
      path: "Sources/Demo"
    ),
    .testTarget(
      name: "CheckoutTests",
      dependencies: ["CheckoutFlows"]
    ),
  ]
)

#if os(Linux)
  // On Apple platforms Xcode runs the same files in a UI test target of the app's project.
  package.targets += [
    .testTarget(
      name: "CheckoutUITests",
      dependencies: ["Checkout", .product(name: "XCUIAutomation", package: "SwiftUIFlowTesting")]
    )
  ]
#endif
