import Testing

@testable import SourcePreparation

@Suite("Imports") struct ImportTests {
  @Test("modules that Foundation exports on iOS are imported behind the last line")
  func implied() {
    #expect(
      prepared("import Foundation\nstruct A {}", implied: ["Combine", "Observation"])
        == "import Foundation\nstruct A {}\nimport Combine; import Observation\n")
    #expect(prepared("import UIKit\n", implied: ["Combine"]) == "import UIKit\nimport Combine\n")
    #expect(prepared("struct A {}\n", implied: ["Combine"]) == "struct A {}\n")
    #expect(prepared("import Observation\n", implied: ["Combine"]) == "import Observation\n")
    #expect(prepared("import MyModel\n", implied: ["Combine"]) == "import MyModel\n")
  }

  @Test("files that import SwiftUI see UIKit, as on iOS")
  func uiKit() {
    #expect(prepared("import SwiftUI\n", isUIKitImplied: true) == "import SwiftUI\nimport UIKit\n")
    let both = "import SwiftUI\nimport UIKit\n"
    #expect(prepared(both, isUIKitImplied: true) == both)
    #expect(prepared("import Foundation\n", isUIKitImplied: true) == "import Foundation\n")
    #expect(prepared("import SwiftUI\n", .linux, isUIKitImplied: true) == "import SwiftUI\n")
    #expect(SourceRules(.apple).isUIKitImplied)
  }

  @Test("a module is not imported again, which would cancel @preconcurrency, but beside a part of it")
  func again() {
    let source = "import Foundation\n@preconcurrency import Combine\n"
    #expect(prepared(source, implied: ["Combine"]) == source)
    let plain = "import Foundation\nimport Combine\n"
    #expect(prepared(plain, implied: ["Combine"]) == plain)
    let part = "import Foundation\nimport class Combine.AnyCancellable\n"
    #expect(prepared(part, implied: ["Combine"]) == part + "import Combine\n")
    let other = "import Foundation\n#if os(macOS)\nimport Combine\n#endif\n"
    #expect(
      prepared(other, implied: ["Combine"])
        == "import Foundation\n#if false    \nimport Combine\n#endif\nimport Combine\n")
  }

  @Test("modules that other modules bring along on iOS are imported, too")
  func broughtAlong() {
    #expect(prepared("import OSLog\n") == "import OSLog\nimport os\n")
    #expect(prepared("import OSLog\nimport os\n") == "import OSLog\nimport os\n")
    #expect(
      prepared("import ObjectiveC\n", implied: ["Combine", "FlowFoundation"])
        == "import ObjectiveC\nimport FlowFoundation\n")
  }

  @Test("files see the modules that others bring along on iOS, if they use names of them")
  func broughtModules() {
    let source = "import UIKit\nlet a = UNUserNotificationCenter.current()\n"
    #expect(prepared(source) == source + "import UserNotifications\n")
    let view = "import SwiftUI\nlet a = UNNotificationRequest.self\n"
    #expect(prepared(view, isUIKitImplied: true) == view + "import UIKit; import UserNotifications\n")
    let own = "import UIKit\nimport UserNotifications\nlet a = UNNotification.self\n"
    #expect(prepared(own) == own)
    let others = "import UIKit\nlet a = UNable.self, b = \"UNUser\", UNx = 0, c = UNIX.self\n"
    #expect(prepared(others) == others)
    let key = "import Foundation\nlet a = kSecClass\n"
    #expect(prepared(key) == key + "import Security\n")
    let saving = "import UIKit\nlet a = UIImageWriteToSavedPhotosAlbum\n"
    #expect(prepared(saving) == saving + "import Photos\n")
    let picture = "import UIKit\nlet a = CGImageSourceGetCount, b = kCGImagePropertyPixelWidth\n"
    #expect(prepared(picture) == picture + "import ImageIO\n")
    let filtered = "import CoreImage\nlet a = CGImageSourceGetCount\n"
    #expect(prepared(filtered) == filtered + "import ImageIO\n")
    let turned = "import UIKit\nlet a = turned(.leftMirrored)\n"
    #expect(prepared(turned) == turned + "import ImageIO\n")
    let orientation = "import UIKit\nfunc turned(_ a: CGImagePropertyOrientation) {}\n"
    #expect(prepared(orientation) == orientation + "import ImageIO\n")
    let lock = "import Darwin\ntypealias Lock = os_unfair_lock_t\n"
    #expect(prepared(lock) == lock + "import os\n")
    let without = "import Foundation\nlet a = UNNotification.self\n"
    #expect(prepared(without) == without)
    #expect(prepared(source, .linux) == source)
  }

  @Test("an added import says who may use it, if an import of another file does")
  func explicit() {
    var rules = SourceRules(.apple, impliedModules: ["Combine", "Observation"], isUIKitImplied: false)
    rules.explicitImports = ["Combine"]
    let text = PreparedSource(Array("import Foundation\n".utf8), rules).bytes
    #expect(
      String(decoding: text, as: UTF8.self) == "import Foundation\npublic import Combine; import Observation\n")
  }

  @Test("what headers of the target import is imported, with what Foundation brings along")
  func headers() {
    var rules = SourceRules(.apple, impliedModules: ["Combine"], isUIKitImplied: false)
    rules.commonModules = ["UIKit"]
    let text = PreparedSource(Array("class A: UNNotification {}\n".utf8), rules).bytes
    #expect(
      String(decoding: text, as: UTF8.self)
        == "class A: UNNotification {}\nimport UIKit; import Combine; import UserNotifications\n")
  }

  @Test("a file of a package that knows Linux gets Combine with Foundation if it asks for it")
  func combine() {
    let source = "#if canImport(Combine)\nimport Foundation\n#endif\n"
    #expect(prepared(source, .linux) == source + "import Combine\n")
    #expect(prepared("import Foundation\n", .linux) == "import Foundation\n")
    let own = "#if canImport(Combine)\nimport Combine\nimport Foundation\n#endif\n"
    #expect(prepared(own, .linux) == own)
  }

  @Test("a module that a package can do without is imported without being there for conditions")
  func optional() {
    let source = "#if canImport(UIKit)\n  import UIKit\n#endif\n#if os(iOS)\n  let a = UIDevice.current\n#endif\n"
    var rules = SourceRules(.apple, impliedModules: [])
    rules.modules.remove("UIKit")
    let result = PreparedSource(Array(source.utf8), rules)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == "#if false           \n  import UIKit\n#endif\n#if true   \n  let a = UIDevice.current\n#endif\nimport UIKit\n"
    )
    #expect(result.summary.aliases == ["UIKit": "FlowUIKit"])
  }

  @Test("modules for every file of a target are imported in each")
  func common() {
    var rules = SourceRules(.linux)
    rules.commonModules = ["Foundation"]
    func text(_ source: String) -> String {
      String(decoding: PreparedSource(Array(source.utf8), rules).bytes, as: UTF8.self)
    }
    #expect(text("struct A {}\n") == "struct A {}\nimport Foundation\n")
    #expect(text("import Foundation\n") == "import Foundation\n")
  }

  @Test("an import is certain unless only the compiler knows whether a module is there")
  func certainty() {
    let source = "import A\n#if canImport(B)\nimport B\n#endif\n#if os(iOS)\nimport C\n#else\nimport D\n#endif\n"
    let imports = summary(source).imports
    #expect(imports.map(\.name) == ["A", "B", "C"])
    #expect(imports.map(\.isCertain) == [true, false, true])
  }

  @Test("an added import is public where imports are internal")
  func access() {
    #expect(
      prepared("import Foundation\n", implied: ["Combine"], areImportsInternal: true)
        == "import Foundation\npublic import Combine\n")
  }

  @Test("public declarations may use schedulers where the modules that declare them on iOS are public")
  func schedulers() {
    let source = "public import Dispatch\nimport Combine\n"
    #expect(prepared(source, .linux, areImportsInternal: true) == source + "public import Combine\n")
    #expect(prepared(source, .linux) == source)
    for other in ["import Dispatch\nimport Combine\n", "public import Dispatch\npublic import Combine\n"] {
      #expect(prepared(other, .linux, areImportsInternal: true) == other)
    }
  }

  @Test("SwiftUI's Bindable is the one of a file that has several and names no module")
  func bindable() {
    let source = "import Kit\nimport SwiftUI\nstruct A { @Bindable var a: B }\n"
    #expect(prepared(source) == source + "import struct SwiftUI.Bindable\n")
    #expect(prepared(source, areImportsInternal: true) == source + "public import struct SwiftUI.Bindable\n")
    for other in ["import SwiftUI\nstruct A { @Kit.Bindable var a: B }\n", "struct A { @Bindable var a: B }\n"] {
      #expect(prepared(other) == other)
    }
    #expect(prepared(source, .linux) == source)
  }

  @Test("files that use selectors import them, and others do not")
  func selectors() {
    #expect(prepared("var a: Selector?\n") == "var a: Selector?\nimport ObjectiveC\n")
    #expect(
      summary("var a: Selector?\nimport UIKit\n").aliases == ["ObjectiveC": "FlowObjectiveC", "UIKit": "FlowUIKit"])
    #expect(
      prepared("import SwiftUI\nvar a: Selector?\n", .linux)
        == "import SwiftUI\nvar a: Selector?\nimport FlowObjectiveC\n")
    #expect(
      prepared("// Selector\nlet a = \"Selector\"; b.Selector()\n")
        == "// Selector\nlet a = \"Selector\"; b.Selector()\n")
    #expect(prepared("var a: Selector?\n", .linux) == "var a: Selector?\n")
  }

  @Test("Combine is not implied where it would only make a name ambiguous")
  func ambiguous() {
    let implied = ["Combine", "Observation"]
    #expect(
      prepared("import SwiftUI\nlet a: Subscription\n", implied: implied)
        == "import SwiftUI\nlet a: Subscription\nimport Observation\n")
    #expect(
      prepared("import SwiftUI\nlet a: Subscription\n@Published var b = 1\n", implied: implied)
        == "import SwiftUI\nlet a: Subscription\n@Published var b = 1\nimport Combine; import Observation\n")
    #expect(prepared("import SwiftUI\nlet a = 1\n", implied: implied).hasSuffix("import Combine; import Observation\n"))
  }

  @Test("parts that are modules of their own on Apple's systems are in the whole module")
  func parts() {
    let source = "import SwiftUICore\nimport _MapKit_SwiftUI\nimport _Unknown_SwiftUI\nimport _Concurrency\n"
    #expect(
      prepared(source)
        == "import SwiftUI    \nimport MapKit         \nimport _Unknown_SwiftUI\nimport _Concurrency\n")
    #expect(summary(source).imports.map(\.name) == ["SwiftUI", "MapKit", "_Unknown_SwiftUI", "_Concurrency"])
    #expect(prepared("import _MapKit_SwiftUI\n", .linux) == "import _MapKit_SwiftUI\n")
  }

  @Test("the imports that are compiled are known, with their form")
  func known() {
    let source = """
      @testable import MyApp
      public import struct CoreGraphics.CGFloat
      import os.log
      @preconcurrency import AVFoundation; import UIKit
      #if os(macOS)
      import AppKit
      #elseif DEBUG
      import Tools
      #else
      import Never
      #endif
      #if !canImport(UIKit) || os(watchOS)
      import WatchKit
      #endif
      let text = "import Text"
      let value = a.import
      """
    let imports = summary(source).imports
    #expect(imports.map(\.name) == ["MyApp", "CoreGraphics", "os", "AVFoundation", "UIKit", "Tools"])
    #expect(imports.map(\.isPart) == [false, true, true, false, false, false])
    #expect(imports.filter(\.isPreconcurrency).map(\.name) == ["AVFoundation"])
    let linux = summary("#if canImport(UIKit)\nimport UIKit\n#endif\n#if os(Linux)\nimport Glibc\n#endif\n", .linux)
    #expect(linux.imports.map(\.name) == ["Glibc"])
  }
}
