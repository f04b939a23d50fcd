import Foundation

/// Whether a package was written for Linux, too.
///
/// It is if a condition of its sources names Linux, or a module that only other systems than Apple's have, or if its
/// manifest does. A package that contains neither compiles the same code everywhere.
package struct LinuxKnowledge {
  /// What shows it, with the file; `nil` if nothing does.
  package let evidence: String?

  /// - Parameters:
  ///   - manifest: `Package.swift`.
  ///   - sources: The Swift files of the package's targets, without tests.
  package init(manifest: URL?, sources: [URL]) {
    if let manifest, let bytes = Self.bytes(of: manifest), Self.manifestNamesLinux(bytes) {
      evidence = ".linux in \(manifest.path)"
      return
    }
    for file in sources {
      guard let bytes = Self.bytes(of: file), let condition = Self.condition(in: bytes) else { continue }
      evidence = "\(condition) in \(file.path)"
      return
    }
    evidence = nil
  }

  /// The rules for the package's sources.
  package var origin: SourceRules.Origin { evidence == nil ? .apple : .linux }

  private static func bytes(of file: URL) -> [UInt8]? { FileManager.default.contents(atPath: file.path).map(Array.init) }

  /// Whether a manifest names the platform Linux.
  static func manifestNamesLinux(_ source: [UInt8]) -> Bool {
    let tokens = TokenScanner.tokens(of: source)
    return tokens.indices.contains { index in
      index > 0 && tokens[index].kind == .identifier && tokens[index - 1].isPunctuation(".")
        && source[tokens[index].range].elementsEqual("linux".utf8)
    } || condition(in: source) != nil
  }

  private static let modules: Set<String> = ["Bionic", "FoundationNetworking", "Glibc", "Musl"]

  /// The first condition that names Linux or one of its modules.
  static func condition(in source: [UInt8]) -> String? {
    let text = Data(source)
    guard modules.union(["Linux"]).contains(where: { text.range(of: Data($0.utf8)) != nil }) else { return nil }
    let tokens = TokenScanner.tokens(of: source)
    for index in tokens.indices where tokens[index].word == .poundIf || tokens[index].word == .poundElseif {
      for (leaf, range) in ConditionReader(tokens, from: index + 1, in: source).leaves
      where leaf.kind == .os && leaf.name == "Linux" || leaf.kind == .canImport && modules.contains(leaf.name) {
        return source.text(range)
      }
    }
    return nil
  }
}
