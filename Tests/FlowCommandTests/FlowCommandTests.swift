#if os(Linux)
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  /// Starts the program as a user does.
  @Suite("The command flow")
  struct FlowCommandTests {
    /// Runs the program in a folder.
    private func flow(_ arguments: String..., in folder: URL) throws -> (text: String, status: Int32) {
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let program = tests.deletingLastPathComponent().appendingPathComponent("flow").path
      return try Subprocess(arguments: [program] + arguments, folder: folder).output()
    }

    private func withPackage(_ files: [String: String], _ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (path, text) in files.merging(["Package.swift": ""], uniquingKeysWith: { old, _ in old }) {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try body(folder)
    }

    private let left = "Tests/__Snapshots__/CheckoutTests/shop-cart-dark.fail.txt"
    private let reference = "Tests/__Snapshots__/CheckoutTests/shop-cart-dark.txt"
    private let old = "- button \"Buy\" at 8, 59 size 40 × 20\n"
    private let new = "- button \"Pay\" at 8, 59 size 40 × 20\n"

    @Test("a compiler error is reported once, even if the compiler repeats it")
    func buildErrors() {
      let output =
        "Building\nA.swift:1:2: error: cannot find 'x'\nB.swift:3:4: error: no\nA.swift:1:2: error: cannot find 'x'"
      #expect(
        CommandError.notBuilt(output).description
          == "The sources do not build:\nA.swift:1:2: error: cannot find 'x'\nB.swift:3:4: error: no")
    }

    @Test("an engine that does not build is reported with the errors, or with the last lines of a build without any")
    func engineErrors() {
      let start =
        "The engine, which is this package itself, does not build. `flow doctor` says what this machine lacks.\n"
      #expect(
        CommandError.engineNotBuilt("Building\nerror: no network\nA.swift:1:2: error: no\nDone").description
          == start + "error: no network\nA.swift:1:2: error: no")
      #expect(
        CommandError.engineNotBuilt("1\n2\n3\n4\n5\nKilled\n").description
          == start + "2\n3\n4\n5\nKilled")
      #expect(
        CommandError.noToolchain("env: ‘swift’: No such file or directory\n").description
          == "`swift --version` fails, so nothing can be built: env: ‘swift’: No such file or directory. `flow doctor` says "
          + "what this machine lacks.")
      #expect(CommandError.noEngine.description == "There is no engine on this system, which has SwiftUI itself.")
    }

    @Test("accepts a named step, from any folder of the package")
    func accept() throws {
      try withPackage([left: new, reference: old, "Tests/__Snapshots__/OtherTests/a.fail.txt": new]) { folder in
        let (text, status) = try flow("accept", "shop-*", in: folder.appendingPathComponent("Tests"))
        #expect(text == "accepted CheckoutTests/shop-cart-dark\n")
        #expect(status == 0)
        #expect(try String(contentsOf: folder.appendingPathComponent(reference), encoding: .utf8) == new)
        #expect(
          try flow("accept", "--dry-run", in: folder).text == """
            would accept OtherTests/a
              writes Tests/__Snapshots__/OtherTests/a.txt
              removes Tests/__Snapshots__/OtherTests/a.fail.txt

            """)
      }
    }

    @Test("lists the acceptable steps if none has the name")
    func noMatch() throws {
      try withPackage([left: new]) { folder in
        let (text, status) = try flow("accept", "shop-cart", in: folder)
        #expect(
          text == "Error: Nothing to accept is named \"shop-cart\". There are: CheckoutTests/shop-cart-dark.\n")
        #expect(status == 1)
      }
    }

    @Test("accepts nothing of somebody else, and says which file it is")
    func fixtures() throws {
      let fixtures = ["Tests/Fixtures/parser.fail.txt": "fail", "Tests/Fixtures/parser.txt": "keep"]
      try withPackage(fixtures) { folder throws in
        #expect(try flow("accept", in: folder).text == "There is nothing to accept.\n")
        for (path, text) in fixtures {
          #expect(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) == text)
        }
      }
      try withPackage([left: new, reference: "of another library"]) { folder throws in
        let (text, status) = try flow("accept", in: folder)
        let path = folder.standardizedFileURL.appendingPathComponent(reference).path
        #expect(
          text
            == "Error: \(path) was not written by SwiftUIFlowTesting, so it is neither replaced nor removed; move it, "
            + "or use another name.\n")
        #expect(status == 1)
      }
    }

    @Test("lists what a report or previews would replace, and writes neither through a link nor over other files")
    func replacements() throws {
      let page = "<html><meta name=\"generator\" content=\"SwiftUIFlowTesting\"></html>"
      try withPackage(["report/index.html": page, "other/notes.txt": "keep", "results.xml": "<a/>"]) { folder throws in
        let path = folder.resolvingSymlinksInPath().path
        #expect(try flow("report", "--dry-run", in: folder).text == "would replace or remove report/index.html\n")
        #expect(try flow("preview", "--dry-run", in: folder).text == "Nothing would be replaced or removed.\n")
        #expect(
          try flow("test", "--junit", "results.xml", in: folder).text
            == "Error: \(path)/results.xml was not written by SwiftUIFlowTesting, so it is neither replaced nor removed; "
            + "move it, or use another name.\n")
        #expect(
          try flow("test", "--junit", "/dev/null", in: folder).text
            == "Error: /dev/null is a device, a pipe or a socket, which is neither replaced nor removed; use another "
            + "name.\n")
        for (command, name) in [("report", "report"), ("preview", "previews")] {
          try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
          try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent(name), withDestinationURL: folder.appendingPathComponent("other"))
          #expect(
            try flow(command, in: folder).text
              == "Error: \(path)/\(name) is a link, and nothing is replaced or removed through links; remove it, or name "
              + "what it leads to.\n")
          // A folder that is named may itself be a link.
          #expect(
            try flow(command, "--output", name, "--dry-run", in: folder).text
              == "Nothing would be replaced or removed.\n")
        }
      }
    }

    @Test("lists orphans with a failure, and removes them on request")
    func orphans() throws {
      try withPackage(["report/report.json": #"{"version": 1, "flows": []}"#, reference: old]) { folder in
        let listed = try flow("orphans", in: folder)
        #expect(listed.text == "\(reference)\n")
        #expect(listed.status == 1)
        #expect(try flow("orphans", "--remove", "--dry-run", in: folder).text == "would remove \(reference)\n")
        #expect(try flow("orphans", "--json", "--remove", in: folder).text == "[\n  \"\(reference)\"\n]\n")
        let needed = try flow("orphans", in: folder)
        #expect(needed.text == "Every reference is needed.\n")
        #expect(needed.status == 0)
      }
    }

    @Test("reports errors with advice, and unknown commands with their own status")
    func errors() throws {
      try withPackage([:]) { folder in
        let (text, status) = try flow("orphans", in: folder)
        #expect(text.hasPrefix("Error: There is no report at "))
        #expect(text.hasSuffix("Run `flow report` first.\n"))
        #expect(status == 1)
        #expect(try flow("acept", in: folder).status == 64)
        #expect(
          try flow("accept", "--package-path", "/", in: folder).text.hasPrefix("Error: There is no Package.swift in /"))
      }
    }

    @Test("reports how a program ended: normally, by a signal, or after a timeout")
    func endings() throws {
      func end(_ arguments: String..., within limit: Double = 60) throws -> String {
        "\(try Subprocess(arguments: arguments).end(within: limit))"
      }
      #expect(try end("sh", "-c", "echo out; exit 3") == #"exit(3, "out\n")"#)
      #expect(try end("sh", "-c", "kill -KILL $$") == #"signal(\#(SIGKILL), "")"#)
      #expect(try end("sleep", "600", within: 0.05) == "timeout")
    }

    @Test("converts a folder name to a module name, as Xcode does")
    func moduleNames() {
      #expect(SourceFolder.moduleName("My App-2") == "My_App_2")
      #expect(SourceFolder.moduleName("2048") == "_048")
    }

    @Test("has the documented commands")
    func commands() {
      let shown = Flow.configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
      let names = shown.map { $0.commandName }
      #expect(
        names == [
          "report", "accept", "orphans", "test", "preview", "uitest", "run", "check", "devices", "doctor", "engine",
          "session", "tree", "tap", "type", "swipe", "wait", "picture", "send",
        ])
    }

    @Test("lists devices in columns for people, and in both orientations for programs")
    func devices() throws {
      let folder = FileManager.default.temporaryDirectory
      let lines = try flow("devices", in: folder).text.split(separator: "\n")
      let titles = try #require(lines.first).split(separator: "  ", omittingEmptySubsequences: true)
      #expect(
        titles.map { $0.trimmingCharacters(in: .whitespaces) } == [
          "Name", "Size", "Scale", "Safe area: top bottom sides", "Size classes: width height",
        ])
      #expect(
        lines.contains {
          $0.split(whereSeparator: \.isWhitespace) == [
            "iPhone", "17", "402", "x", "874", "@3x", "62", "34", "0", "compact", "regular",
          ]
        })
      let json = try JSONSerialization.jsonObject(with: Data(flow("devices", "--json", in: folder).text.utf8))
      let devices = try #require(json as? [[String: Any]])
      #expect(devices.count == lines.count - 1)
      let phone = try #require(devices.first { $0["name"] as? String == "iPhone 16 Plus" })
      let sideways = try #require(phone["sideways"] as? [String: Any])
      #expect(sideways["width"] as? Int == 932)
      #expect(sideways["horizontalSizeClass"] as? String == "regular")
      #expect(devices.first { $0["idiom"] as? String == "watch" }?["sideways"] == nil)
    }
  }
#endif
