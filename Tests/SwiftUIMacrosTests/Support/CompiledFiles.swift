#if os(Linux)
  import Foundation
  import TestCompiler

  /// Files of a module `Shop`, as the compiler sees them: their macros expanded, their errors found.
  ///
  /// A suite compiles all of its files at once, since each run of the compiler takes a third of a second.
  struct CompiledFiles {
    /// What each use of a macro has become, without indentation.
    private(set) var expansions: [String] = []
    /// The errors of a file by its name, each as `line:column: message`.
    private var errors: [String: [String]] = [:]

    /// Compiles files. They have SwiftUI imported.
    ///
    /// - Parameter files: The texts of the files by their names.
    init(_ files: [String: String]) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Shop-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let urls = try files.sorted { $0.key < $1.key }.map { name, text in
          let url = folder.appendingPathComponent(name)
          try Data(text.utf8).write(to: url)
          return url
        }
        read(try Toolchain.typeCheck(urls, moduleName: "Shop", in: folder), files: Set(files.keys))
      } catch {
        errors[""] = ["The compiler did not run: \(error)"]
      }
    }

    /// The errors of a file, each as `line:column: message`, and then those in expansions and of the compiler itself.
    func errors(in file: String) -> [String] {
      errors[file, default: []] + errors["", default: []]
    }

    /// The expansions that contain a text.
    func expansions(with text: String) -> [String] {
      expansions.filter { $0.contains(text) }
    }

    /// Reads what the compiler has printed.
    private mutating func read(_ output: String, files: Set<String>) {
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines {
        guard let error = line.wholeMatch(of: #/(?:.*/)?(.+?):(\d+:\d+:)? error: (.*?)(?: \(from macro '.*'\))?/#)
        else { continue }
        let (_, file, position, message) = error.output
        if let position, files.contains(String(file)) {
          errors[String(file), default: []].append("\(position) \(message)")
        } else {
          errors["", default: []].append(String(line))
        }
      }
      // An expansion is a name, a rule, the lines, a rule.
      let rules = lines.indices.filter { lines[$0] == "------------------------------" }
      for (start, end) in zip(rules, rules.dropFirst()) where lines[start - 1].hasPrefix("@__swiftmacro_") {
        let text = lines[(start + 1)..<end].map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
        // A unique name is made of the file, the place and the name that the macro gives.
        if !text.isEmpty { expansions.append(text.replacing(#/\$s\w*\d([A-Za-z]+)fMu_/#) { "$\($0.1)" }) }
      }
    }
  }
#endif
