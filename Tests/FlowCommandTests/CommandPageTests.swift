#if os(Linux)
  import ArgumentParser
  import Foundation
  import Testing

  @testable import flow

  @Suite("The page with the help of the commands")
  struct CommandPageTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/Commands.md")

    @Test("has what each command prints; `make commands` writes it")
    func help() throws {
      let page = try String(contentsOf: Self.page, encoding: .utf8)
      let help = Flow.helpMessage(for: Flow.self, columns: 100)
      #expect(page.contains("```\n\(help)\n```"))
      for command in Flow.configuration.subcommands where command.configuration.shouldDisplay {
        let name = try #require(command.configuration.commandName)
        let help = Flow.helpMessage(for: command, columns: 100)
        #expect(page.contains("## flow \(name)\n```\n\(help)\n```"), "flow \(name)")
      }
    }
  }
#endif
