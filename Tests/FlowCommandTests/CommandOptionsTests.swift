import ArgumentParser
import Testing

@testable import flow

@Suite("The commands of flow")
struct CommandOptionsTests {
  /// Commands that answer a program in another way: a session's lines are JSON, and `send` prints them.
  private let withoutOption = ["session", "send"]

  @Test("have help, and JSON except those of sessions")
  func options() throws {
    for command in Flow.configuration.subcommands where command.configuration.shouldDisplay {
      let name = try #require(command.configuration.commandName)
      let help = command.helpMessage()
      #expect(help.contains("--help"), "\(name)")
      #expect(help.contains("--json") == !withoutOption.contains(name), "\(name)")
      #expect(!command.configuration.abstract.isEmpty, "\(name)")
    }
  }
}
