#if os(Linux)
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  /// The program itself is started, as people start it.
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

    @Test("accepts the step that is named, from any folder of the package")
    func accept() throws {
      try withPackage([left: "new", reference: "old", "Tests/__Snapshots__/OtherTests/a.fail.txt": "new"]) { folder in
        let (text, status) = try flow("accept", "shop-*", in: folder.appendingPathComponent("Tests"))
        #expect(text == "accepted CheckoutTests/shop-cart-dark\n")
        #expect(status == 0)
        #expect(try String(contentsOf: folder.appendingPathComponent(reference), encoding: .utf8) == "new")
        #expect(try flow("accept", "--dry-run", in: folder).text == "would accept OtherTests/a\n")
      }
    }

    @Test("says what there is to accept if nothing has the name")
    func noMatch() throws {
      try withPackage([left: "new"]) { folder in
        let (text, status) = try flow("accept", "shop-cart", in: folder)
        #expect(
          text == "Error: Nothing to accept is named \"shop-cart\". There are: CheckoutTests/shop-cart-dark.\n")
        #expect(status == 1)
      }
    }

    @Test("lists orphans, fails, and removes them when it is told to")
    func orphans() throws {
      try withPackage(["report/report.json": #"{"version": 1, "flows": []}"#, reference: "old"]) { folder in
        let listed = try flow("orphans", in: folder)
        #expect(listed.text == "\(reference)\n")
        #expect(listed.status == 1)
        #expect(try flow("orphans", "--json", "--remove", in: folder).text == "[\n  \"\(reference)\"\n]\n")
        let needed = try flow("orphans", in: folder)
        #expect(needed.text == "Every reference is needed.\n")
        #expect(needed.status == 0)
      }
    }

    @Test("says what is missing and what to do about it")
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

    @Test("asks for a drawing for each combination of what it was told")
    func requests() throws {
      let one = try PreviewCommand.parse([]).requests
      #expect(one.map(\.label) == ["iPhone 16"])
      let four = try PreviewCommand.parse(
        [
          "--device", "iPhone SE", "--device", "iPad mini", "--scheme", "light", "--scheme", "dark", "--locale",
          "ja_JP",
        ])
      #expect(
        four.requests.map(\.label) == ["iPhone SE, light", "iPhone SE, dark", "iPad mini, light", "iPad mini, dark"])
      #expect(four.requests.map(\.isDark) == [false, true, false, true])
      #expect(four.requests.allSatisfy { $0.locale == "ja_JP" })
    }

    @Test("draws only the previews that are named")
    func choice() throws {
      let all = [
        PreviewListing(number: 0, typeName: "App.P1", fileID: "App/CartView.swift", line: 3),
        PreviewListing(number: 1, typeName: "App.RowPreviews", fileID: nil, line: nil),
      ]
      #expect(try PreviewCommand.choose([], from: all) == all)
      #expect(try PreviewCommand.choose(["CartView.swift"], from: all) == [all[0]])
      #expect(try PreviewCommand.choose(["Row*"], from: all) == [all[1]])
      #expect(throws: CommandError.self) { try PreviewCommand.choose(["x"], from: all) }
      #expect(throws: CommandError.self) { try PreviewCommand.choose([], from: []) }
    }

    @Test("finds where providers are declared")
    func providers() {
      #expect(ProviderSearch.provider(declaredIn: "struct A_Previews: PreviewProvider {") == "A_Previews")
      #expect(ProviderSearch.provider(declaredIn: "private enum B : SwiftUI.PreviewProvider {") == "B")
      #expect(ProviderSearch.provider(declaredIn: "// a PreviewProvider") == nil)
      #expect(ProviderSearch.provider(declaredIn: "struct C: View {") == nil)
    }

    @Test("says how a program ended: by itself, by a signal, or because its time was over")
    func endings() throws {
      func end(_ arguments: String..., within limit: Double = 60) throws -> String {
        "\(try Subprocess(arguments: arguments).end(within: limit))"
      }
      #expect(try end("sh", "-c", "echo out; exit 3") == #"exit(3, "out\n")"#)
      #expect(try end("sh", "-c", "kill -KILL $$") == #"signal(\#(SIGKILL), "")"#)
      #expect(try end("sleep", "600", within: 0.05) == "timeout")
    }

    @Test("makes a module's name of a folder's, as Xcode does")
    func moduleNames() {
      #expect(SourceFolder.moduleName("My App-2") == "My_App_2")
      #expect(SourceFolder.moduleName("2048") == "_048")
    }

    @Test("has the commands that its documents name")
    func commands() {
      let names = Flow.configuration.subcommands.map { $0.configuration.commandName }
      #expect(names == ["report", "accept", "orphans", "preview", "uitest", "check", "doctor"])
    }

    @Test("knows which toolchains are new enough")
    func toolchain() {
      #expect(DoctorCommand.isNewEnough("Swift version 6.3.1 (swift-6.3.1-RELEASE)"))
      #expect(DoctorCommand.isNewEnough("Apple Swift version 6.2 (swiftlang-6.2)"))
      #expect(!DoctorCommand.isNewEnough("Swift version 5.10"))
      #expect(!DoctorCommand.isNewEnough("command not found"))
    }
  }
#endif
