import Foundation
import Testing

@testable import SourcePreparation

@Suite("Modules that a package can do without") struct OptionalModuleTests {
  @Test(
    "a module is required by an import that is always compiled, and by a branch that stands for another's",
    arguments: [
      "import UIKit\n", "#if os(iOS)\nimport UIKit\n#endif\n",
      "#if canImport(AppKit)\nlet a = 1\n#elseif canImport(UIKit)\nlet a = 2\n#endif\n",
      "#if canImport(UIKit)\ntypealias Color = UIColor\n#elseif os(macOS)\ntypealias Color = NSColor\n#endif\n",
      "#if canImport(UIKit)\n#else\nimport UIKit\n#endif\n",
      "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\n",
    ])
  func required(_ source: String) {
    #expect(OptionalModule.isRequired("UIKit", in: Array(source.utf8)))
  }

  @Test(
    "it is not by an import where it can be imported",
    arguments: [
      "struct A {}\n", "#if canImport(UIKit)\nimport UIKit\nextension UIView {}\n#endif\n",
      "#if canImport(UIKit) && !os(watchOS)\n  @preconcurrency import UIKit\n#endif\nlet a = \"import UIKit\"\n",
      "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif\n",
      "#if canImport(UIKit)\nimport UIKit\n#else\nimport Foundation\n#endif\n",
      "// import UIKit\n",
    ])
  func optional(_ source: String) {
    #expect(!OptionalModule.isRequired("UIKit", in: Array(source.utf8)))
  }

  @Test("one file is enough")
  func files() throws {
    try withTemporaryFolder { folder in
      let (first, second) = (folder.appendingPathComponent("A.swift"), folder.appendingPathComponent("B.swift"))
      try Data("#if canImport(UIKit)\nimport UIKit\n#endif\n".utf8).write(to: first)
      try Data("import UIKit\n".utf8).write(to: second)
      #expect(!OptionalModule("UIKit", in: [first]).isRequired)
      #expect(OptionalModule("UIKit", in: [first, second]).isRequired)
    }
  }
}
