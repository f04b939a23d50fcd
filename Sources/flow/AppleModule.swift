import Foundation

/// A module of Apple's for which there is one of another name here: see Docs/Decisions/0007.
enum AppleModule: String, CaseIterable {
  case darwin = "Darwin"
  case coreFoundation = "CoreFoundation"
  case coreGraphics = "CoreGraphics"
  case os
  case osLog = "OSLog"
  case quartzCore = "QuartzCore"
  case uiKit = "UIKit"
  case uniformTypeIdentifiers = "UniformTypeIdentifiers"

  /// Those that files import.
  static func imported(by files: [URL]) -> [AppleModule] {
    var imports: Set<Substring> = []
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split { $0 == " " || $0 == "\t" || $0 == "." }
        guard let position = words.firstIndex(of: "import"), words[..<position].allSatisfy({ $0.hasPrefix("@") })
        else { continue }
        // `import struct UIKit.UIColor` has the kind of what is imported before the module.
        imports.formUnion(words[(position + 1)...].prefix(2))
      }
    }
    return allCases.filter { imports.contains($0.rawValue[...]) }
  }

  /// What sources import.
  var name: String { rawValue }

  /// The module that has its contents.
  var replacement: String {
    switch self {
    case .darwin: "Glibc"
    case .os: "FlowOS"
    default: "Flow" + rawValue
    }
  }

  /// The product that the module is in, if it does not come with the toolchain.
  var product: String? { self == .darwin ? nil : replacement }
}
