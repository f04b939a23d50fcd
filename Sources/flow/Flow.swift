import ArgumentParser
import FlowIssueReporting
import FlowReports

/// The command line of the package: works with the files of test runs, and shows screens without tests.
///
/// Exit codes: 0 on success; 1 if tests failed, something is left to do, or a file could not be written; 64 if the
/// arguments are invalid.
@main
struct Flow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Reports flows, accepts and lists their references, draws previews, and runs apps and UI tests.",
    discussion: "Exit codes: 0 if all is well, 1 if tests failed or something is left to do, 64 for wrong arguments.",
    subcommands: [
      ReportCommand.self, AcceptCommand.self, OrphansCommand.self, TestCommand.self, PreviewCommand.self,
      UITestCommand.self, RunCommand.self, CheckCommand.self, DevicesCommand.self, DoctorCommand.self,
      EngineCommand.self, SessionCommand.self, TreeCommand.self, TapCommand.self, TypeCommand.self, SwipeCommand.self,
      WaitCommand.self, PictureCommand.self, SendCommand.self,
      ServeSessionCommand.self,
    ]
  )

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try check(arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      exit(withError: explained(error))
    }
  }

  /// An error as a sentence, if it is one of the system about a file that cannot be written.
  static func explained(_ error: any Error) -> any Error { OpenFileError(error).map(CommandError.notWritten) ?? error }

  /// Throws an error with the nearest name if the first argument is not a command, and one for empty arguments, by which
  /// a command would work with the current folder instead of the one that was meant.
  static func check(_ arguments: [String]) throws {
    if let place = arguments.firstIndex(of: "") {
      throw ValidationError("Argument \(place + 1) is empty, as from a variable of the shell that has no value.")
    }
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return }
    let commands = configuration.subcommands.map { $0.configuration }
    if commands.contains(where: { $0.commandName == name }) { return }
    let names = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    throw ValidationError(
      "There is no command \(quoted(name)).\(NearestName(to: name, among: names).question) `flow --help` lists the commands."
    )
  }
}
