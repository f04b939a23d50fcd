#if os(Linux)
  import Foundation
  import TestCompiler
  import Testing

  /// Compiles every block of Swift in the documents. A block that is not a file is the body of a function, in an app whose
  /// declarations are in `DocumentSurroundings`.
  @Suite("The documents")
  struct DocumentsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL

    /// All Markdown files, sorted by path.
    private static var documents: [(name: String, text: String)] {
      let roots = ["README.md", "CONTRIBUTING.md", "Docs", "Sources"]
      let paths = roots.flatMap { root -> [String] in
        let below = FileManager.default.enumerator(atPath: Self.root.appendingPathComponent(root).path)
        return (below?.compactMap { $0 as? String } ?? []).map { "\(root)/\($0)" } + [root]
      }
      return paths.filter { $0.hasSuffix(".md") }.sorted().compactMap { path in
        let text = try? String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        return text.map { (path, $0) }
      }
    }

    private static let blocks = documents.flatMap { CodeBlock.all(in: $0.text, named: $0.name) }

    /// A hundredth of the work that the compiler allows: the code of the documents compiles at once.
    private static let options = Toolchain.limit(scopes: 10_000)

    @Test("have code that compiles", arguments: blocks)
    func code(block: CodeBlock) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      func write(_ text: String, _ name: String) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
      }
      let file = try write(block.source, "Block.swift")
      let output: String
      switch block.kind {
      case .manifest: output = try Toolchain.checkManifest(file)
      case .file:
        if block.code.contains("import MyShop") { try makeShop(in: folder) }
        output = try Toolchain.typeCheck([file], moduleName: "Block", in: folder, options: Self.options)
      case .statements:
        let surroundings = try write(DocumentSurroundings.declarations, "Surroundings.swift")
        output = try Toolchain.typeCheck(
          [file, surroundings], moduleName: "Block", in: folder, options: Self.options)
      }
      let errors = output.split(separator: "\n").filter { $0.contains("error:") }
      #expect(errors == [], "\(block.place)\n\(block.source)")
    }

    /// The app of the package that the README shows.
    private func makeShop(in folder: URL) throws {
      let sources = Self.root.appendingPathComponent("Tests/UserPackage/MyShop")
      let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
        .map(sources.appendingPathComponent)
      let output = try Toolchain.makeModule("MyShop", of: files, in: folder)
      #expect(!output.contains("error:"), "\(output)")
    }

    @Test("have blocks of each kind, so that none is skipped")
    func kinds() {
      #expect(Self.blocks.count { $0.place.hasPrefix("README.md") } >= 3)
      #expect(Self.blocks.count { $0.place.contains("Documentation.docc/") } >= 20)
      #expect(Self.blocks.contains { $0.kind == .manifest })
      #expect(Self.blocks.contains { $0.kind == .file })
      #expect(Self.blocks.contains { $0.kind == .statements })
    }

    @Test("code that does not compile is found")
    func mistake() throws {
      let block = CodeBlock(place: "", code: "let count: Int = \"one\"")
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Block.swift")
      try Data(block.source.utf8).write(to: file)
      #expect(try Toolchain.typeCheck([file], moduleName: "Block", in: folder, options: []).contains("error:"))
    }

    @Test("link to existing files and headings")
    func links() throws {
      for document in Self.documents {
        let folder = Self.root.appendingPathComponent(document.name).deletingLastPathComponent()
        for match in document.text.matches(of: /\]\(([^)\s]+)\)/) {
          let target = String(match.1)
          if target.hasPrefix("http") || target.hasPrefix("doc:") || target.hasPrefix("mailto:") { continue }
          let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
          let file = parts[0].isEmpty ? document.name : parts[0]
          let base = parts[0].isEmpty ? Self.root : folder
          let url = base.appendingPathComponent(file).standardizedFileURL
          #expect(FileManager.default.fileExists(atPath: url.path), "\(document.name) links to \(target)")
          guard parts.count == 2, let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
          #expect(Self.headings(of: text).contains(parts[1]), "\(document.name) links to \(target)")
        }
      }
    }

    /// The fragment of a link to a heading: its letters and digits in lowercase, with hyphens between the words.
    private static func headings(of text: String) -> [String] {
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" })
          .replacingOccurrences(of: " ", with: "-")
      }
    }
  }
#endif
