import ArgumentParser
import FlowReports
import Foundation

/// Lists what a machine lacks.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what this machine lacks, and the line that installs it.",
    discussion: """
      The exit code is 1 if something is missing. The engines are what the commands compiled for the sources and the \
      toolchains that they met. Beyond \(EngineStore.usualMegabytes) MB, or those that \(EngineStore.limitVariable) says, \
      the least recently used are removed.
      """
  )

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @Flag(help: "Remove the engines that no command uses, and what they were made from.")
  var removeEngines = false

  @Flag(help: "Remove what apps without a package were built in, with the packages that they use.")
  var removeBuilds = false

  func run() throws {
    if removeEngines || removeBuilds { return try remove() }
    let checks = try [
      Self.toolchain(Subprocess(arguments: ["swift", "--version"]).output()), systemPackages(), engines(), builds(),
    ].compactMap { $0 }
    if json {
      try Output.json(checks)
    } else {
      for check in checks {
        print("\(check.isFine ? "ok     " : "missing") \(check.name): \(check.details)")
        for engine in check.engines ?? [] { print("        \(engine.text)") }
      }
    }
    if !checks.allSatisfy(\.isFine) { throw ExitCode.failure }
  }

  /// What was found of one thing that the machine needs.
  struct Check: Encodable {
    let name: String
    let isFine: Bool
    let details: String
    var engines: [EngineStore.Summary]?
  }

  private func remove() throws {
    var (bytes, inUse): (Int64, Int) = (0, 0)
    if removeEngines { (bytes, inUse) = try EngineStore().removeAll() }
    if removeBuilds { bytes += try AppBuilds().removeAll() }
    let megabytes = bytes / 1_000_000
    if json { return try Output.json(["removedMegabytes": megabytes, "enginesInUse": Int64(inUse)]) }
    print(
      "Removed \(megabytes) MB.\(inUse == 0 ? "" : " \(counted(inUse, "engine")) stayed, because of commands that use it.")"
    )
  }

  /// What was compiled for the commands; `nil` on Apple platforms.
  private func engines() -> Check? {
    #if os(Linux)
      do {
        let store = try EngineStore()
        let summaries = try store.summaries()
        let megabytes = summaries.reduce(0) { $0 + $1.megabytes }
        let details =
          summaries.isEmpty
          ? "none; the first command that needs one makes it in \(store.folder.path)"
          : "\(megabytes) MB in \(store.folder.path), which `flow doctor --remove-engines` removes"
        return Check(name: "engines", isFine: true, details: details, engines: summaries)
      } catch {
        return Check(name: "engines", isFine: false, details: "\(error)")
      }
    #else
      return nil
    #endif
  }

  /// What is kept of apps without a package; `nil` on Apple platforms.
  private func builds() -> Check? {
    #if os(Linux)
      do {
        let builds = try AppBuilds()
        return Check(
          name: "builds of apps", isFine: true,
          details: "\(builds.bytes / 1_000_000) MB in \(builds.folders.map(\.path).joined(separator: " and ")), which "
            + "`flow doctor --remove-builds` removes")
      } catch {
        return Check(name: "builds of apps", isFine: false, details: "\(error)")
      }
    #else
      return nil
    #endif
  }

  /// - Parameter version: The output of `swift --version`.
  static func toolchain(_ version: (text: String, status: Int32)) -> Check {
    let (text, status) = version
    let line = text.split(separator: "\n").first { $0.contains("Swift version") } ?? "no Swift toolchain answers"
    return Check(
      name: "toolchain", isFine: status == 0 && isNewEnough(String(line)),
      details: "\(line.trimmingCharacters(in: .whitespaces)); 6.3 or newer is needed")
  }

  /// Whether a line of `swift --version` has version 6.3 or later.
  static func isNewEnough(_ line: String) -> Bool {
    guard let version = line.components(separatedBy: "Swift version ").dropFirst().first else { return false }
    let numbers = version.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
    return numbers.count >= 2 && (numbers[0], numbers[1]) >= (6, 3)
  }

  /// The system packages for text and images; `nil` on Apple platforms.
  private func systemPackages() throws -> Check? {
    #if os(Linux)
      let script = ScratchPackage.root.appendingPathComponent("Scripts/setup-linux.sh")
      return Self.systemPackages(try Subprocess(arguments: ["sh", script.path, "--check"]).output())
    #else
      return nil
    #endif
  }

  /// - Parameter answer: The output of the script that looks for them.
  static func systemPackages(_ answer: (text: String, status: Int32)) -> Check {
    let lines = answer.text.trimmingCharacters(in: .whitespacesAndNewlines)
    return Check(
      name: "system packages", isFine: answer.status == 0,
      details: answer.status == 0 ? "Pango, Cairo, cmark-gfm and the fonts are installed" : lines)
  }
}
