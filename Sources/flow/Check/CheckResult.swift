import FlowReports
import Foundation

/// The reasons why a folder of sources does not compile, ranked.
struct CheckResult: Encodable, Equatable {
  /// A missing name; the list is sorted by frequency.
  struct Entry: Encodable, Equatable {
    let name: String
    let places: Int
    /// The files, sorted by name.
    let files: [String]
    /// What would bring it, if that is known.
    var source: String?
  }

  let files: Int
  let lines: Int
  /// Sentences about the stand-ins that are used, with what they lack.
  let standIns: [String]
  /// Missing modules: other frameworks, or packages.
  let modules: [Entry]
  /// Missing types, functions and variables.
  let names: [Entry]
  /// Missing members, with their types.
  let members: [Entry]
  /// Other errors, as sentences with their locations.
  let others: [String]
  /// A sentence about a setting that sources without a project may need.
  let hint: String?

  var isFine: Bool { modules.isEmpty && names.isEmpty && members.isEmpty && others.isEmpty }

  /// - Parameters:
  ///   - texts: The texts of the files.
  ///   - errors: The compiler's errors, with file names relative to the folder.
  ///   - obstacles: Sentences about errors that are in no file.
  ///   - missing: The files that import each of the missing modules.
  ///   - sources: What would bring some of them.
  ///   - standIns: The stand-ins that are used.
  ///   - hasIsolation: Whether it is known how declarations are isolated that do not say it.
  init(
    sources texts: [String], errors: some Sequence<CompilerError>, obstacles: [String] = [],
    modules missing: [String: [String]] = [:], broughtBy sources: [String: String] = [:], standIns: [StandInUse] = [],
    hasIsolation: Bool = true
  ) {
    self.standIns = standIns.map(\.text)
    files = texts.count
    lines = texts.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count }
    var names: [String: Set<CompilerError>] = [:]
    var members: [String: Set<CompilerError>] = [:]
    var others = Set(obstacles)
    for error in errors {
      switch error.missing {
      // All missing modules are known before anything is compiled.
      case .module: others.insert("\(error.file):\(error.line): \(error.message)")
      case .name(let name): names[name, default: []].insert(error)
      case .member(let name, let type): members["\(type).\(name)", default: []].insert(error)
      case .nothing: others.insert("\(error.file):\(error.line): \(error.message)")
      }
    }
    self.modules = missing.map {
      Entry(name: $0.key, places: $0.value.count, files: $0.value, source: sources[$0.key])
    }
    .sorted { ($1.places, $0.name) < ($0.places, $1.name) }
    self.names = Self.ranked(names)
    self.members = Self.ranked(members)
    // An expression that is too complex with a missing name may not be too complex with it.
    let isAnythingMissing = !(modules.isEmpty && names.isEmpty && members.isEmpty)
    self.others = others.filter { !isAnythingMissing || !$0.hasSuffix(CompilerError.tooComplex) }.sorted()
    let isIsolated = others.contains { $0.contains("main actor-isolated") }
    hint = hasIsolation || !isIsolated ? nil : Self.isolationHint
  }

  private static let isolationHint = """
    These sources have no project, whose settings are not known. If everything is isolated to the main actor there, as in new \
    projects of Xcode 26, add --default-isolation MainActor.
    """

  private static func ranked(_ errors: [String: Set<CompilerError>]) -> [Entry] {
    errors.map { name, places in
      Entry(name: name, places: places.count, files: Set(places.map(\.file)).sorted())
    }
    .sorted { ($1.places, $0.name) < ($0.places, $1.name) }
  }

  /// The text for people: a line for each name, with the first files.
  var text: String {
    var text = [
      "\(counted(files, "file")), \(counted(lines, "line"))."
    ]
    text += standIns
    for (title, entries) in [("modules", modules), ("names", names), ("members", members)] where !entries.isEmpty {
      text.append("Missing \(title):")
      text += entries.map { entry in
        let more = entry.files.count > 3 ? " and \(entry.files.count - 3) more" : ""
        return "  \(entry.name)  \(counted(entry.places, "place")): "
          + entry.files.prefix(3).joined(separator: ", ") + more + (entry.source.map { " (\($0))" } ?? "")
      }
    }
    if !others.isEmpty { text += ["Other errors:"] + others.map { "  \($0)" } }
    if let hint { text.append(hint) }
    if isFine { text.append("It compiles.") }
    return text.joined(separator: "\n")
  }
}
