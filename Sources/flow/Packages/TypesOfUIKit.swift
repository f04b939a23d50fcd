import FlowReports
import Foundation

/// The names of UIKit's types that the engine declares, from its sources.
enum TypesOfUIKit {
  /// All of them. Read once in a process, when a package needs them.
  static let all = ofSwiftUI.union(names(in: "Sources/FlowUIKit"))

  /// Those that SwiftUI exports.
  static let ofSwiftUI = names(in: "Sources/SwiftUI")

  private static func names(in folder: String) -> Set<String> {
    let files = try? FolderContents(of: ScratchPackage.root.appendingPathComponent(folder)).regularFiles
    return (files ?? []).filter { $0.pathExtension == "swift" }.reduce(into: []) { names, file in
      names.formUnion(Self.names(in: FileManager.default.contents(atPath: file.path) ?? Data()))
    }
  }

  /// A short text that differs for other names.
  static let hash: String = {
    var hash = ContentHash()
    for name in all.sorted() { hash.add(name) }
    return hash.text
  }()

  private static let declarations = ["class ", "struct ", "enum ", "protocol ", "typealias "].map {
    Data(($0 + "UI").utf8)
  }

  /// The declared names that begin with the letters of UIKit.
  static func names(in source: Data) -> [String] {
    declarations.flatMap { declaration in
      var names: [String] = []
      var start = source.startIndex
      while let found = source.range(of: declaration, in: start..<source.endIndex) {
        let word = source[(found.upperBound - 2)...].prefix { byte in
          Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
            || byte == UInt8(ascii: "_")
        }
        names.append(String(decoding: word, as: UTF8.self))
        start = found.upperBound
      }
      return names
    }
  }
}
