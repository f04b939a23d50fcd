import Testing

@testable import FlowReports

@Suite("The command that accepts a step")
struct AcceptCommandLineTests {
  @Test("names the test file and the step, quoted for a shell")
  func text() {
    let command = AcceptCommandLine(reference: "Tests/__Snapshots__/ShopTests/it's $HOME.txt")
    #expect(command?.description == #"swift run flow accept 'ShopTests/it'\''s $HOME'"#)
    #expect(AcceptCommandLine(reference: "Tests/notes.md")?.description == nil)
  }
}
