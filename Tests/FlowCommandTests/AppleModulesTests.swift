#if os(Linux)
  import Testing

  @testable import flow

  @Suite("Modules under Apple's names")
  struct AppleModulesTests {
    @Test(
      "are found in every kind of import",
      arguments: [
        "import UIKit", "  import UIKit // for UIImage", "@preconcurrency import UIKit", "@_exported import UIKit",
        "@_spi(Private) import UIKit", "public import UIKit", "import class UIKit.UIImage", "import UIKit.UIImage",
      ])
    func imports(line: String) {
      #expect(AppleModules(importedBy: ["import SwiftUI\n\(line)\n"]).names == ["UIKit"])
    }

    @Test("are not used if the code works without them, or names another module")
    func others() {
      let source = """
        #if canImport(UIKit)
        import UIKit
        #endif
        #if os(iOS)
        import CoreGraphics
        #endif
        import UIKitExtras
        let text = "import os"
        """
      #expect(AppleModules(importedBy: [source]).names.isEmpty)
    }

    @Test("are used after a condition that is true on Linux")
    func conditions() {
      let source = """
        #if os(macOS)
        import CoreGraphics
        #else
        import UIKit
        #endif
        #if !os(watchOS)
        import os
        #endif
        """
      #expect(AppleModules(importedBy: [source]).names == ["UIKit", "os"])
    }

    @Test("are products under other names, with compiler aliases")
    func aliases() {
      let modules = AppleModules(importedBy: ["import os\r\nimport SwiftUI", "import UIKit", "import UIKit"])
      #expect(modules.names == ["UIKit", "os"])
      #expect(modules.products == ["FlowUIKit", "FlowOS"])
      #expect(modules.options.suffix(4) == ["-module-alias", "UIKit=FlowUIKit", "-module-alias", "os=FlowOS"])
    }

    @Test("SwiftData is a product, and known in all files, if one file imports it")
    func swiftData() {
      let modules = AppleModules(importedBy: ["import SwiftUI", "import Foundation\nimport SwiftData"])
      #expect(modules.names.isEmpty)
      #expect(modules.products == ["SwiftData"])
      #expect(modules.options.suffix(2) == ["-Xfrontend", "SwiftData"])
      #expect(AppleModules(importedBy: ["import SwiftUI"]).products.isEmpty)
    }

    @Test("those that SwiftUI imports are implied, unless the sources import them explicitly")
    func implied() {
      #expect(
        AppleModules(importedBy: ["import Combine"]).implied
          == ["Combine", "Observation", "FoundationNetworking", "FoundationXML"])
      let preconcurrent = AppleModules(importedBy: ["import Combine", "@preconcurrency import Combine"])
      #expect(preconcurrent.implied == ["Observation", "FoundationNetworking", "FoundationXML"])
      #expect(preconcurrent.options.count == 12)
    }
  }
#endif
