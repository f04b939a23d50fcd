import FlowReports
import Foundation

/// What keeps a folder of sources from compiling, ranked.
struct CheckResult: Encodable, Equatable {
  /// A name that is missing, the most frequent first.
  struct Entry: Encodable, Equatable {
    let name: String
    let places: Int
    /// The files, in the order of their names.
    let files: [String]
  }

  let files: Int
  let lines: Int
  /// Lines that are compiled on Apple platforms only.
  let hiddenLines: Int
  /// Modules that are not there: other frameworks, or packages.
  let modules: [Entry]
  /// Products of packages that the sources ask for, and that were not built: their modules are among those that are not
  /// there.
  let packages: [String]
  /// Types, functions and variables that are not there.
  let names: [Entry]
  /// Members that are not there, with their types.
  let members: [Entry]
  /// Errors about something else, as sentences with their places.
  let others: [String]

  var isFine: Bool { modules.isEmpty && names.isEmpty && members.isEmpty && others.isEmpty }

  /// - Parameters:
  ///   - sources: The texts of the files.
  ///   - errors: What the compiler says, with names of files relative to the folder.
  ///   - packages: Products of packages that the sources ask for, and that were not built.
  init(sources: [String], errors: some Sequence<CompilerError>, packages: [String] = []) {
    self.packages = packages
    files = sources.count
    lines = sources.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count }
    let aliases = Set(AppleModules(importedBy: sources).names)
    hiddenLines = sources.reduce(0) { $0 + HiddenLines(in: $1, modules: aliases).count }
    var modules: [String: Set<CompilerError>] = [:]
    var names: [String: Set<CompilerError>] = [:]
    var members: [String: Set<CompilerError>] = [:]
    var others: Set<String> = []
    for error in errors {
      switch error.missing {
      case .module(let name): modules[name, default: []].insert(error)
      case .name(let name): names[name, default: []].insert(error)
      case .member(let name, let type): members["\(type).\(name)", default: []].insert(error)
      case .nothing: others.insert("\(error.file):\(error.line): \(error.message)")
      }
    }
    self.modules = Self.ranked(modules)
    self.names = Self.ranked(names)
    self.members = Self.ranked(members)
    // What is too complex with a name that is not there need not be so with it.
    let isAnythingMissing = !(modules.isEmpty && names.isEmpty && members.isEmpty)
    self.others = others.filter { !isAnythingMissing || !$0.hasSuffix(CompilerError.tooComplex) }.sorted()
  }

  private static func ranked(_ errors: [String: Set<CompilerError>]) -> [Entry] {
    errors.map { name, places in
      Entry(name: name, places: places.count, files: Set(places.map(\.file)).sorted())
    }
    .sorted { ($1.places, $0.name) < ($0.places, $1.name) }
  }

  /// For people: a line for each name, with the first files.
  var text: String {
    var text = ["\(files) files, \(lines) lines, of which \(hiddenLines) are compiled on Apple platforms only."]
    for (title, entries) in [("Modules", modules), ("Names", names), ("Members", members)] where !entries.isEmpty {
      text.append("\(title) that are not there:")
      text += entries.map { entry in
        let more = entry.files.count > 3 ? " and \(entry.files.count - 3) more" : ""
        return "  \(entry.name)  \(counted(entry.places, "place")): "
          + entry.files.prefix(3).joined(separator: ", ") + more
      }
    }
    if !packages.isEmpty {
      text.append("Of packages, which are not built: \(packages.joined(separator: ", "))")
    }
    if !others.isEmpty { text += ["Other errors:"] + others.map { "  \($0)" } }
    if isFine { text.append("It compiles.") }
    return text.joined(separator: "\n")
  }
}
