import Foundation

/// Whether a package was written for Linux, too.
///
/// It is if a condition of its sources or its manifest names another system than Apple's, or a module that only these
/// have: who thought of Android or WebAssembly thought of Linux, too. A package that names none was written for Apple's
/// systems, or is the same code everywhere.
package struct LinuxKnowledge {
  /// What shows it, with the file; `nil` if nothing does.
  package let evidence: String?

  /// - Parameters:
  ///   - manifest: `Package.swift`.
  ///   - sources: The Swift files of the package's targets, without tests. Of an app it need not be asked: code of others
  ///     in its folder may know Linux, and the app does not.
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

  private static func bytes(of file: URL) -> [UInt8]? {
    FileManager.default.contents(atPath: file.path).map(Array.init)
  }

  /// Whether a manifest names such a system, as a platform or in a condition.
  static func manifestNamesLinux(_ source: [UInt8]) -> Bool {
    let tokens = TokenScanner.tokens(of: source)
    let platforms = systems.map { $0.lowercased() }
    return tokens.indices.contains { index in
      index > 0 && tokens[index].kind == .identifier && tokens[index - 1].isPunctuation(".")
        && platforms.contains(source.text(tokens[index].range))
    } || condition(in: source) != nil
  }

  private static let systems: Set<String> = ["Android", "FreeBSD", "Linux", "OpenBSD", "WASI", "Windows"]
  private static let modules = SourceRules.foreignModules.subtracting(["AppKit", "Carbon", "Cocoa"])

  /// The first condition that names such a system or module.
  static func condition(in source: [UInt8]) -> String? {
    let text = Data(source)
    guard modules.union(systems).contains(where: { text.range(of: Data($0.utf8)) != nil }) else { return nil }
    let tokens = TokenScanner.tokens(of: source)
    for index in tokens.indices where tokens[index].word == .poundIf || tokens[index].word == .poundElseif {
      for (leaf, range) in ConditionReader(tokens, from: index + 1, in: source).leaves
      where leaf.kind == .os && systems.contains(leaf.name) || leaf.kind == .canImport && modules.contains(leaf.name) {
        return source.text(range)
      }
    }
    return nil
  }
}
