import ArgumentParser

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
      ReportCommand.self, AcceptCommand.self, OrphansCommand.self, PreviewCommand.self, UITestCommand.self,
      CheckCommand.self, DevicesCommand.self, DoctorCommand.self, SessionCommand.self, TreeCommand.self,
      TapCommand.self,
      TypeCommand.self, SwipeCommand.self, WaitCommand.self, PictureCommand.self, SendCommand.self,
      ServeSessionCommand.self,
    ]
  )
}
