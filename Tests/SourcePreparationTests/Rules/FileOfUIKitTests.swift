import Foundation
import Testing

@testable import SourcePreparation

@Suite("Files for UIKit alone, in a package that knows Linux") struct FileOfUIKitTests {
  private func prepared(_ source: String, types: Set<String> = ["UIApplication"]) -> PreparedSource {
    var rules = SourceRules(.linux, impliedModules: [])
    rules.typesOfUIKit = types
    return PreparedSource(Array(source.utf8), rules)
  }

  private func text(_ source: PreparedSource) -> String { String(decoding: source.bytes, as: UTF8.self) }

  private let file = """
    #if canImport(AppKit) || canImport(UIKit) || canImport(WatchKit)
      import os
      #if canImport(UIKit)
        import UIKit
        let center = UIApplication.didBecomeActiveNotification
      #endif
    #endif

    """

  @Test("are compiled if all of the types are here, and import modules by their names here, without an alias")
  func compiled() {
    let source = prepared(file)
    #expect(
      text(source) == """
        #if false             || true             || canImport(WatchKit)
          import FlowOS
          #if true            
            import FlowUIKit
            let center = UIApplication.didBecomeActiveNotification
          #endif
        #endif

        """)
    #expect(source.summary.imports.map(\.name) == ["FlowOS", "FlowUIKit"])
    #expect(source.summary.aliases.isEmpty)
  }

  @Test("a file with views is for iOS if SwiftUI has what it names of UIKit outside of conditions for UIKit")
  func views() {
    var rules = SourceRules(.linux, impliedModules: [])
    rules.typesOfSwiftUI = ["UIColor"]
    func isForIOS(_ code: String) -> Bool {
      let source = "import SwiftUI\n#if os(iOS)\n\(code)\n#endif\n"
      return text(PreparedSource(Array(source.utf8), rules)).contains("#if true")
    }
    #expect(isForIOS("let a: UIColor"))
    #expect(isForIOS("#if canImport(UIKit)\nlet a: UIHostingController\n#endif"))
    #expect(isForIOS("#if os(macOS)\nlet a: UIHostingController\n#else\nlet a = 1\n#endif"))
    #expect(!isForIOS("let a: UIHostingController"))
    #expect(!isForIOS("#if os(macOS)\nlet a = 1\n#elseif true\nlet a: UIHostingController\n#endif"))
  }

  @Test("have the names of Foundation, which UIKit brings along on iOS")
  func foundation() {
    var rules = SourceRules(.linux, impliedModules: ["FlowFoundation"])
    rules.typesOfUIKit = ["UIApplication"]
    let source = "#if canImport(UIKit)\nimport UIKit\nlet a = UIApplication.self\n#endif\n"
    #expect(text(PreparedSource(Array(source.utf8), rules)).hasSuffix("#endif\nimport FlowFoundation\n"))
  }

  @Test("stay out if a type is missing, or if it is not known which are here")
  func missing() {
    let other = file.replacing("UIApplication", with: "UIDynamicAnimator")
    #expect(text(prepared(other)) == other)
    #expect(text(prepared(file, types: [])) == file)
  }

  @Test(
    "are whole, without another branch, and not there without UIKit",
    arguments: [
      "import Foundation\n#if canImport(UIKit)\nlet a = UIApplication.self\n#endif\n",
      "#if canImport(UIKit)\nlet a = UIApplication.self\n#endif\nlet b = 1\n",
      "#if canImport(UIKit)\nlet a = UIApplication.self\n#else\nlet a = 1\n#endif\n",
      "#if canImport(UIKit) || canImport(Foundation)\nlet a = UIApplication.self\n#endif\n",
      "#if os(macOS) && canImport(UIKit)\nlet a = UIApplication.self\n#endif\n",
      "#if canImport(UIKit) && canImport(CoreLocation)\nlet a = UIApplication.self\n#endif\n",
    ])
  func others(_ source: String) {
    #expect(!text(prepared(source)).contains("true"))
  }

  @Test("are compiled, too, if they use Combine and leave Linux out")
  func combine() {
    let file = """
      #if !((os(iOS) && arch(arm)) || os(Windows) || os(Linux))
      import Combine
      let a = 1
      #endif

      """
    #expect(
      text(prepared(file)) == """
        #if !((true    && arch(arm)) || false       || false    )
        import Combine
        let a = 1
        #endif

        """)
    let other = file.replacingOccurrences(of: "import Combine", with: "import Dispatch")
    #expect(text(prepared(other)) == other)
  }
}
